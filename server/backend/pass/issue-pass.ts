/** Issues passes for registrations at the embedded backend. */
import { fairId } from '../../../shared/records/editions.ts'
import { readDays } from '../../../shared/records/facts.ts'
import type { Pass } from '../../../shared/records/pass.ts'
import type { CompiledPack } from '../content/compiled.ts'
import type { BackendLog } from '../worker-messages.ts'
import { createPass } from './pass-code.ts'
import { openPassKey } from './pass-key.ts'

/**
 * A pass for an edition, with a new number or the given one; undefined, with an error in the log, where the key cannot
 * be used.
 */
export type IssuePass = (edition: string, number?: string) => Pass | undefined

/**
 * Creates the function that issues passes. It reads the key in `dataDir` for each of them (0.1 ms), so that a restored
 * key signs from the next registration on; the first registration creates it.
 */
export function createPassIssuer({ dataDir, log }: { dataDir: string; log: BackendLog }): IssuePass {
  let isFailing = false
  return (edition, number) => {
    try {
      const key = openPassKey(dataDir)
      isFailing = false
      return createPass(key, edition, number)
    } catch (error) {
      // A registration without a pass is better than none: its data are stored, and the door can look them up.
      if (!isFailing) {
        const reason = error instanceof Error ? error.message : 'unknown'
        log('error', 'registrations are stored without a pass: its key cannot be used', { dataDir, reason })
      }
      isFailing = true
      return undefined
    }
  }
}

/** What a pass says of the fair: its id and, where it is known, the year, as in `ORGANIC-2025`. */
export function passEdition({ edition, config }: Pick<CompiledPack, 'edition' | 'config'>): string {
  const value = (code: string) => config.find((entry) => entry.code === code)?.content ?? ''
  const days = readDays(value('fact_first_day'), value('fact_last_day'))
  const year = days && new Date(days.first * 1000).getUTCFullYear()
  return [fairId(edition, value('fact_id')).toUpperCase(), year].filter(Boolean).join('-')
}
