/** Finds and opens databases of submissions. */
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import type Database from 'libsql'
import { schema, submissionsFile } from '../submissions-file.ts'
import { CommandError, lockWaitMs } from './command-error.ts'

/** Opens a database; statements wait up to `waitMs` for locks of other processes. Loads libsql at the first call. */
export async function openDatabase(file: string, waitMs = lockWaitMs): Promise<Database.Database> {
  const { default: Libsql } = await import('libsql')
  return new Libsql(file, { timeout: waitMs })
}

/** Path of the store in a folder. Throws a CommandError if nothing has been stored yet. */
export function storeIn(dataDir: string): string {
  const file = path.resolve(dataDir, submissionsFile)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === 0) throw new CommandError(`${file} is an empty file: nothing is stored in it, restore a backup`)
  if (size !== undefined) return file
  throw new CommandError(`nothing has been stored yet: ${file} does not exist (DATA_DIR names its folder)`)
}

/**
 * Opens a database, runs `work` on it and closes it. Rejects with a CommandError if it lacks the tables of the store.
 */
export async function withDatabase<T>(
  file: string,
  work: (db: Database.Database) => T | Promise<T>,
  waitMs = lockWaitMs
): Promise<T> {
  const db = await openDatabase(file, waitMs)
  try {
    if (!(await hasSubmissionTables(db))) throw new CommandError(`${file} is not a database of this site's submissions`)
    return await work(db)
  } finally {
    db.close()
  }
}

/** Whether an attached database has exactly the columns of the store's tables. */
export async function hasSubmissionTables(db: Database.Database, attached = 'main'): Promise<boolean> {
  const reference = await openDatabase(':memory:')
  try {
    reference.exec(schema)
    return columnsOf(db, attached) === columnsOf(reference, 'main')
  } finally {
    reference.close()
  }
}

function columnsOf(db: Database.Database, attached: string): string {
  // An aggregate query returns one row.
  const { columns } = db
    .prepare(
      `SELECT json_group_array(json_array(tables.name, info.name, info.type, info."notnull", info.pk)) AS columns
       FROM (SELECT name FROM ${attached}.sqlite_schema
             WHERE type = 'table' AND name IN ('submissions', 'withdrawals') ORDER BY name) AS tables,
            pragma_table_info(tables.name, '${attached}') AS info`
    )
    .get() as { columns: string }
  return columns
}

/** Paths of all other SQLite databases in a folder and its subfolders, such as backups. */
export function otherDatabasesIn(dataDir: string): string[] {
  const own = ['', '-wal', '-shm', '-journal'].map((end) => path.resolve(dataDir, submissionsFile + end))
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.resolve(entry.parentPath, entry.name))
    .filter((file) => !own.includes(file) && isDatabase(file))
    .sort()
}

/** Whether a file has the header of a SQLite database. False if it does not exist any more. */
export function isDatabase(file: string): boolean {
  const header = Buffer.alloc(16)
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
  try {
    readSync(descriptor, header, 0, 16, 0)
  } finally {
    closeSync(descriptor)
  }
  return header.toString('latin1') === 'SQLite format 3\0'
}
