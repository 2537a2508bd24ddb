/** Removes submissions from the store once they are older than the operator lets them become. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceOf } from './commands/command-error.ts'
import { expire } from './commands/expire.ts'
import type { BackendLog } from './messages.ts'
import { submissionsFile } from './submissions-file.ts'

const dayMs = 86_400_000
/** The thread answers nobody while it waits for a lock. */
const lockWaitMs = 1000

export interface RetentionOptions {
  dataDir: string
  /** Age in days from which on submissions are removed. */
  days: number
  log: BackendLog
  /** Milliseconds from one removal to the next. */
  intervalMs?: number
}

/** Removes old submissions now and then once a day. Gives a function that stops it. */
export function startRetention({ dataDir, days, log, intervalMs = dayMs }: RetentionOptions): () => void {
  const run = async () => {
    if (!existsSync(join(dataDir, submissionsFile))) return
    try {
      const counts = await expire(dataDir, days, lockWaitMs)
      const removed = Object.values(counts).reduce((sum, count) => sum + count, 0)
      if (removed > 0) log('info', 'old submissions were removed', { removed, days })
    } catch (fault) {
      log('error', 'old submissions could not be removed; the next try is in a day', { reason: sentenceOf(fault) })
    }
  }
  void run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
