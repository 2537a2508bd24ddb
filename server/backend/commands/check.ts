/** Validates a backup, and keeps the key of passes in it: a table of its own, with one row. */
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type Database from 'libsql'
import { canSign, readPassKey } from '../pass/pass-key.ts'
import { CommandError, resultCodeOf, sqliteCodes } from './command-error.ts'
import { hasSubmissionTables, isDatabase, openDatabase } from './store.ts'

/** Attaches a file as `backup`, read-only. */
export function attachBackup(db: Database.Database, file: string): void {
  db.prepare('ATTACH ? AS backup').run(`${pathToFileURL(file).href}?mode=ro`)
}

/** What a valid backup holds. */
export interface CheckedBackup {
  submissions: number
  /** The private key of passes as PEM; undefined where the backup was made without one. */
  passKey: string | undefined
}

/**
 * Resolves to what a backup holds. Rejects with a CommandError if the file is missing, is not a SQLite database, has
 * other tables, fails SQLite's integrity check, has `fields` that are not a JSON object or a key that cannot sign.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new CommandError(`${file} is not a file`)
  if (found.size === 0) throw new CommandError(`${file} is an empty file, which is not a SQLite database`)
  if (!isDatabase(file)) throw new CommandError(`${file} is not a SQLite database`)
  const db = await openDatabase(':memory:')
  try {
    attachBackup(db, file)
    if (!(await hasSubmissionTables(db, 'backup')))
      throw new CommandError(`${file} is not a backup of this site's submissions`)
    const submissions = countSubmissions(db, file)
    const passKey = keyInBackup(db)
    if (passKey === null) throw new CommandError(`${file} is damaged`)
    return { submissions, passKey }
  } catch (error) {
    const code = resultCodeOf(error)
    if (code === sqliteCodes.corrupt || code === sqliteCodes.notadb || code === sqliteCodes.ioerr)
      throw new CommandError(`${file} is damaged`)
    throw error
  } finally {
    db.close()
  }
}

function countSubmissions(db: Database.Database, file: string): number {
  // Pragmas and queries have no types: these are the columns that SQLite returns.
  const [integrity] = db.pragma('backup.integrity_check(1)') as { integrity_check: string }[]
  if (integrity?.integrity_check !== 'ok') throw new CommandError(`${file} is damaged`)
  const { valid, total } = db
    .prepare(
      `SELECT count(*) AS total,
              count(*) FILTER (WHERE CASE WHEN json_valid(fields) THEN json_type(fields) = 'object' END) AS valid
       FROM backup.submissions`
    )
    // An aggregate without GROUP BY always has a row.
    .get() as { valid: number; total: number }
  if (valid !== total) throw new CommandError(`${file} is damaged`)
  return total
}

/**
 * Adds the key of a folder to a backup that nobody has open. Resolves to a line for the operator: that the private key
 * is in it, or why not; empty where the folder has no key. A key that cannot sign does not prevent the backup.
 */
export async function saveKey(dataDir: string, file: string): Promise<string> {
  let pem: string | undefined
  try {
    pem = readPassKey(dataDir)
  } catch (error) {
    return `the key of passes is not in it: ${error instanceof Error ? error.message : 'unknown failure'}\n`
  }
  if (pem === undefined) return ''
  const db = await openDatabase(file)
  try {
    db.exec('CREATE TABLE pass_key (pem TEXT NOT NULL) STRICT')
    db.prepare('INSERT INTO pass_key VALUES (?)').run(pem)
  } finally {
    db.close()
  }
  return 'the private key of passes is in it: who can read the file can sign passes\n'
}

/** The key in an attached backup; undefined where it has none, null where it has one that cannot sign. */
function keyInBackup(db: Database.Database): string | null | undefined {
  const hasKey = db.prepare(`SELECT 1 FROM backup.sqlite_schema WHERE type = 'table' AND name = 'pass_key'`).get()
  if (!hasKey) return undefined
  // The column is that of `saveKey`.
  const row = db.prepare('SELECT pem FROM backup.pass_key').get() as { pem: unknown } | undefined
  return typeof row?.pem === 'string' && canSign(row.pem) ? row.pem : null
}
