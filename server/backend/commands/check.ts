/** Looks whether a file is a whole backup of this site's submissions. */
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type Database from 'libsql'
import { CommandError, resultCodeOf, sqlite } from './command-error.ts'
import { holdsSubmissions, isDatabase, openDatabase } from './store.ts'

/** Attaches a file as `backup`, for reading alone. */
export function attachBackup(db: Database.Database, file: string): void {
  db.prepare('ATTACH ? AS backup').run(`${pathToFileURL(file).href}?mode=ro`)
}

/**
 * Gives the number of submissions in a backup. Rejects with a CommandError where the file is missing, is no SQLite database,
 * has other tables, fails SQLite's integrity check or holds fields that are no JSON object.
 */
export async function checkBackup(file: string): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(`${file} is not a file`)
  if (!isDatabase(file)) throw new CommandError(`${file} is not a SQLite database`)
  const db = await openDatabase(':memory:')
  try {
    attachBackup(db, file)
    if (!(await holdsSubmissions(db, 'backup')))
      throw new CommandError(`${file} is not a backup of this site's submissions`)
    return countWhole(db, file)
  } catch (fault) {
    const code = resultCodeOf(fault)
    if (code === sqlite.corrupt || code === sqlite.notadb || code === sqlite.ioerr)
      throw new CommandError(`${file} is damaged`)
    throw fault
  } finally {
    db.close()
  }
}

function countWhole(db: Database.Database, file: string): number {
  const [found] = db.pragma('backup.integrity_check(1)') as { integrity_check: string }[]
  if (found?.integrity_check !== 'ok') throw new CommandError(`${file} is damaged`)
  const { whole, total } = db
    .prepare(
      `SELECT count(*) AS total,
              count(*) FILTER (WHERE CASE WHEN json_valid(fields) THEN json_type(fields) = 'object' END) AS whole
       FROM backup.submissions`
    )
    .get() as { whole: number; total: number }
  if (whole !== total) throw new CommandError(`${file} is damaged`)
  return total
}
