/** Puts a backup in the place of what a store holds, also while the site runs. */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openStore } from '../submissions-file.ts'
import { temporaryIn } from './backup.ts'
import { attachBackup, checkBackup } from './check.ts'
import { lockWaitMs } from './command-error.ts'
import { removeWithoutTrace } from './removal.ts'

export interface Restored {
  /** Submissions that the store holds now. */
  restored: number
  /** Submissions that it held before. */
  replaced: number
}

const copied = ['submissions', 'withdrawals'].map(
  (table) => `DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM backup.${table};`
)

/**
 * Replaces the rows of the store in a folder, which is made where it is missing. The database file stays: a running
 * site has it open, and would write into a file that was replaced. Rows that came after the backup are gone.
 * Rejects with a CommandError, and changes nothing, where the file is not a whole backup of submissions.
 */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  await checkBackup(file)
  const { db } = await openStore(dataDir, lockWaitMs)
  try {
    attachBackup(db, file)
    const count = () => (db.prepare('SELECT count(*) AS rows FROM main.submissions').get() as { rows: number }).rows
    return removeWithoutTrace(db, () => {
      const replaced = count()
      db.exec(copied.join('\n'))
      return { restored: count(), replaced }
    })
  } finally {
    db.close()
  }
}

/** Restores from the standard input; meanwhile the backup lies in `dataDir`. */
export async function restoreFromInput(dataDir: string): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true })
  const file = temporaryIn(dataDir)
  try {
    await pipeline(process.stdin, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    return await restore(dataDir, file)
  } finally {
    rmSync(file, { force: true })
  }
}
