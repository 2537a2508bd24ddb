/** Restores a backup, also while the site runs. */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type Database from 'libsql'
import { replacePassKey } from '../pass/pass-key.ts'
import { openSubmissionsDatabase } from '../submissions-file.ts'
import { attachBackup, checkBackup, temporaryFileIn } from './backup.ts'
import { lockWaitMs } from './command-error.ts'
import { removeWithoutTrace } from './removal.ts'

export interface Restored {
  /** Number of submissions in the store now. */
  restored: number
  /** Number of submissions before. */
  replaced: number
  /** What became of the key of passes, for the operator; empty where it is the same as before. */
  keyNote: string
}

const copiedTables = ['submissions', 'withdrawals', 'shown_passes']

/** Statements that replace the rows of each table; a backup of an earlier build lacks the passes that were shown. */
function copyTables(db: Database.Database): string {
  const inBackup = db.prepare(`SELECT 1 FROM backup.sqlite_schema WHERE type = 'table' AND name = ?`)
  const copy = (table: string) =>
    inBackup.get(table) ? `INSERT INTO main.${table} SELECT * FROM backup.${table};` : ''
  return copiedTables.map((table) => `DELETE FROM main.${table}; ${copy(table)}`).join('\n')
}

/**
 * Replaces all rows of the store in a folder by those of a backup, and the key of passes by that of the backup; creates
 * what is missing. The database file itself is not replaced, because a running site has it open. Rejects with a CommandError and changes nothing if
 * the file is not a complete backup of submissions.
 */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  const { passKey } = await checkBackup(file)
  const { db } = await openSubmissionsDatabase(dataDir, lockWaitMs)
  try {
    attachBackup(db, file)
    // A count is a single row with this column.
    const count = () => (db.prepare('SELECT count(*) AS rows FROM main.submissions').get() as { rows: number }).rows
    const counts = removeWithoutTrace(db, () => {
      const replaced = count()
      db.exec(copyTables(db))
      return { restored: count(), replaced }
    })
    return { ...counts, keyNote: passKey === undefined ? '' : restoreKey(dataDir, passKey) }
  } finally {
    db.close()
  }
}

/** Gives a line for the operator; empty where the key was there already. */
function restoreKey(dataDir: string, pem: string): string {
  const replaced = replacePassKey(dataDir, pem)
  if (!replaced) return ''
  const earlier = replaced.earlier && `; another key was there and is kept as ${replaced.earlier}`
  return `the key of passes is restored${earlier ?? ''}\n`
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
