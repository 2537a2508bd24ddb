/** Removes submissions that are older than `RETENTION_DAYS` (shared/README.md#personal-data). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredFormName } from '../../shared/forms/forms.ts'
import { errorMessageOf } from './commands/command-error.ts'
import { type CountsByForm, deleteRows, removeWithoutTrace } from './commands/removal.ts'
import { storeIn, withDatabase } from './commands/store.ts'
import { submissionsFile } from './submissions-file.ts'
import type { BackendLog } from './worker-messages.ts'

const dayMs = 86_400_000
/** Shorter than that of the commands, because waiting for a lock blocks the thread that serves requests. */
const lockWaitMs = 1000

export interface RetentionOptions {
  dataDir: string
  /** Submissions older than so many days are removed. */
  days: number
  log: BackendLog
  /** Time between two removals; a day by default. */
  intervalMs?: number
}

/** Removes old submissions immediately and then once a day. Returns a function that stops it. */
export function startRetention({ dataDir, days, log, intervalMs = dayMs }: RetentionOptions): () => void {
  const run = async () => {
    if (!existsSync(join(dataDir, submissionsFile))) return
    try {
      const counts = await expire(dataDir, days, lockWaitMs)
      const removed = Object.values(counts).reduce((sum, count) => sum + count, 0)
      if (removed > 0) log('info', 'old submissions were removed', { removed, days })
    } catch (error) {
      log('error', 'old submissions could not be removed; the next try is in a day', { reason: errorMessageOf(error) })
    }
  }
  void run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

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
