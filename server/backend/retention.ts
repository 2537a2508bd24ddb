/** Removes submissions that are older than `RETENTION_DAYS` (shared/README.md#personal-data). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessageOf } from './commands/command-error.ts'
import { expire } from './commands/expire.ts'
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
