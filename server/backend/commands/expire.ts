/** Removes submissions by age. */
import type { FormName } from '../../../shared/forms.ts'
import { type Counts, deleteRows, removeWithoutTrace } from './removal.ts'
import { storeIn, withDatabase } from './store.ts'

const dayMs = 86_400_000

/**
 * Removes the submissions of the store in a folder that are older than so many days; a repeated subscription counts
 * from its repetition. Rejects with a CommandError where nothing has been stored.
 */
export async function expire(dataDir: string, days: number, waitMs?: number): Promise<Counts> {
  const limit = new Date(Date.now() - days * dayMs).toISOString()
  return withDatabase(
    storeIn(dataDir),
    (db) =>
      removeWithoutTrace(db, () => {
        const rows = db.prepare('SELECT id, form FROM submissions WHERE coalesce(repeated, received) < ?').all(limit)
        return deleteRows(db, rows as { id: number; form: FormName }[])
      }),
    waitMs
  )
}
