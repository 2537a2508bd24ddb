/**
 * Writes a backup of the store while the site may write to it, with the key of passes in a table of its own, validates
 * one, and restores it, also while the site runs.
 */
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import type Database from 'libsql'
import { canSign, readPassKey, replacePassKey } from '../pass/pass-key.ts'
import { openSubmissionsDatabase } from '../submissions-file.ts'
import { CommandError, isDiskFull, lockWaitMs, resultCodeOf, sqliteCodes, writeOutput } from './command-error.ts'
import { removeWithoutTrace } from './removal.ts'
import { hasSubmissionTables, isDatabase, openDatabase, storeIn, withDatabase } from './store.ts'

interface BackedUp {
  /** Number of submissions in the backup. */
  submissions: number
  /** What the backup says of the key of passes, for the operator; empty where there is no key. */
  keyNote: string
}

/**
 * Writes the store of a folder and the key of passes into a new file that only its owner may read. VACUUM INTO reads a
 * snapshot of everything that was committed before; it blocks no writer. Rejects with a CommandError if the file exists,
 * nothing has been stored, or the disk of the file is full or fails.
 */
export async function backUp(dataDir: string, file: string): Promise<BackedUp> {
  const store = storeIn(dataDir)
  return withDatabase(store, async (db) => {
    createPrivateFile(file)
    try {
      db.prepare('VACUUM INTO ?').run(file)
      const keyNote = await saveKey(dataDir, file)
      // VACUUM INTO does not sync the new file.
      syncToDisk(file)
      syncToDisk(path.dirname(file))
      return { submissions: (await checkBackup(file)).submissions, keyNote }
    } catch (error) {
      rmSync(file, { force: true })
      if (isDiskFull(error)) throw new CommandError(`the disk is full: ${needsSpace(db, store, file)}`)
      if (resultCodeOf(error) !== sqliteCodes.ioerr) throw error
      throw new CommandError(`the disk is full or fails: ${needsSpace(db, store, file)}`)
    }
  })
}

/** Writes a backup to the standard output, by way of a temporary file in `dataDir`. Rejects as `backUp` does. */
export async function backUpToOutput(dataDir: string): Promise<BackedUp> {
  const file = temporaryFileIn(dataDir)
  try {
    const saved = await backUp(dataDir, file)
    await writeOutput(createReadStream(file))
    return saved
  } finally {
    rmSync(file, { force: true })
  }
}

/** How much space the backup `file` of an open store needs, and where. */
function needsSpace(db: Database.Database, store: string, file: string): string {
  // One row with this column: the pages in the write-ahead log count.
  const { mebibytes } = db
    .prepare('SELECT ceil(page_count * page_size / 1048576.0) AS mebibytes FROM pragma_page_count, pragma_page_size')
    .get() as { mebibytes: number }
  const folder = path.dirname(file)
  const elsewhere =
    folder === path.dirname(store) ? ' (backup - as well), or backup FILE with a file on another disk' : ''
  return `a backup needs up to ${mebibytes} MiB free in ${folder}${elsewhere}`
}

/** Path of a temporary file that belongs to this process. */
function temporaryFileIn(dataDir: string): string {
  return path.resolve(dataDir, `backup-${process.pid}.sqlite`)
}

/** Creates an empty file for VACUUM INTO, so that only its owner may read it from the first byte on. */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw exists ? new CommandError(`${file} exists already: name a file that does not`) : error
  }
}

function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Attaches a file as `backup`, read-only. */
function attachBackup(db: Database.Database, file: string): void {
  db.prepare('ATTACH ? AS backup').run(`${pathToFileURL(file).href}?mode=ro`)
}

/** What a valid backup holds. */
interface CheckedBackup {
  submissions: number
  /** The private key of passes as PEM; undefined where the backup was made without one. */
  passKey: string | undefined
}

/**
 * Resolves to what a backup holds. Rejects with a CommandError if the file is missing, is not a SQLite database, has
 * other tables, fails SQLite's integrity check, has `fields` that are not a JSON object or a key that cannot sign.
 */
async function checkBackup(file: string): Promise<CheckedBackup> {
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
async function saveKey(dataDir: string, file: string): Promise<string> {
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

interface Restored {
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
