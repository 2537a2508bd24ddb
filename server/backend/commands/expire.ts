import type { StoredFormName } from '../../../shared/forms/forms.ts'
import { type CountsByForm, deleteRows, removeWithoutTrace } from './removal.ts'
import { storeIn, withDatabase } from './store.ts'

const dayMs = 86_400_000

/**
 * Removes submissions older than `days` from the store of a folder; the age of a repeated subscription counts from its
 * last repetition. Resolves to the numbers of removed rows. `waitMs` is the time to wait for locks. Rejects with a
 * CommandError if nothing has been stored.
 */
export async function expire(dataDir: string, days: number, waitMs?: number): Promise<CountsByForm> {
  const limit = new Date(Date.now() - days * dayMs).toISOString()
  return withDatabase(
    storeIn(dataDir),
    (db) =>
      removeWithoutTrace(db, () => {
        const rows = db.prepare('SELECT id, form FROM submissions WHERE coalesce(repeated, received) < ?').all(limit)
        // The columns of the query.
        return deleteRows(db, rows as { id: number; form: StoredFormName }[])
      }),
    waitMs
  )
}
