import type { Pair } from '../../../../shared/records.ts'
import type { PackProduct } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { drawingOf } from './drawings.ts'

interface Listed extends Pair<'name'>, Pair<'summary'>, Pair<'html'>, Pair<'origin'>, Pair<'certificate'> {
  id: number
  exhibitor: number
  /** Id of a level-3 category. */
  category: number
  /** What the code query finds: an invented 12-digit code and the day (YYYY-MM-DD) until which it is valid. */
  registered?: [code: string, until: string]
}

/** Takes what is individual about a product; adds its drawing, and gives dates in unix seconds. */
export function product({ registered, ...listed }: Listed): PackProduct {
  const record = { ...listed, picture: drawingOf(listed.category), updated: day('2025-05-12') }
  if (!registered) return record
  return { ...record, code: registered[0], validUntil: day(registered[1]) }
}

/** Takes a place in Chinese and in English; gives the fields of a product's origin. */
export const from = (origin_cn: string, origin_en: string): Pair<'origin'> => ({ origin_cn, origin_en })
