import type { Pair } from '../../../../shared/records.ts'
import type { PackProduct } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { drawingOf } from './drawings.ts'

interface Listed extends Pair<'name'>, Pair<'summary'>, Pair<'html'>, Pair<'origin'>, Pair<'certificate'> {
  id: number
  exhibitor: number
  /** Id of a level-3 category. */
  category: number
}

/**
 * Takes a product and, where the code query knows it, its invented 12-digit code and the day
 * (YYYY-MM-DD) until which the code is valid; adds drawing and dates in unix seconds.
 */
export function product(listed: Listed, registered?: [code: string, until: string]): PackProduct {
  const record = { ...listed, picture: drawingOf(listed.category), updated: day('2025-05-12') }
  if (!registered) return record
  return { ...record, code: registered[0], validUntil: day(registered[1]) }
}
