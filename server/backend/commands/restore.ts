/** Restores a backup, also while the site runs. */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openSubmissionsDatabase } from '../submissions-file.ts'
import { temporaryFileIn } from './backup.ts'
import { attachBackup, checkBackup } from './check.ts'
import { lockWaitMs } from './command-error.ts'
import { removeWithoutTrace } from './removal.ts'

export interface Restored {
  /** Number of submissions in the store now. */
  restored: number
  /** Number of submissions before. */
  replaced: number
}

const copyTables = ['submissions', 'withdrawals'].map(
  (table) => `DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM backup.${table};`
)

/**
 * Replaces all rows of the store in a folder by those of a backup; creates the store if it is missing. The database
 * file itself is not replaced, because a running site has it open. Rejects with a CommandError and changes nothing if
 * the file is not a complete backup of submissions.
 */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  await checkBackup(file)
  const { db } = await openSubmissionsDatabase(dataDir, lockWaitMs)
  try {
    attachBackup(db, file)
    // A count is a single row with this column.
    const count = () => (db.prepare('SELECT count(*) AS rows FROM main.submissions').get() as { rows: number }).rows
    return removeWithoutTrace(db, () => {
      const replaced = count()
      db.exec(copyTables.join('\n'))
      return { restored: count(), replaced }
    })
  } finally {
    db.close()
  }
}

/** Restores a backup from the standard input, by way of a temporary file in `dataDir`. */
export async function restoreFromInput(dataDir: string): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true })
  const file = temporaryFileIn(dataDir)
  try {
    await pipeline(process.stdin, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    return await restore(dataDir, file)
  } finally {
    rmSync(file, { force: true })
  }
}
