/** Finds, opens and recognises databases of submissions. */
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import path from 'node:path'
import type Database from 'libsql'
import { schema, submissionsFile } from '../submissions-file.ts'
import { CommandError, lockWaitMs } from './command-error.ts'

/** A connection that waits `waitMs` for the locks of others. libsql is loaded here, so that a start does not load it. */
export async function openDatabase(file: string, waitMs = lockWaitMs): Promise<Database.Database> {
  const { default: Libsql } = await import('libsql')
  return new Libsql(file, { timeout: waitMs })
}

/** Path of the store in a folder. Throws a CommandError where nothing has been stored in it yet. */
export function storeIn(dataDir: string): string {
  const file = path.resolve(dataDir, submissionsFile)
  if (existsSync(file)) return file
  throw new CommandError(`nothing has been stored yet: ${file} does not exist (DATA_DIR names its folder)`)
}

/** Runs `work` on a database of submissions and closes it. Rejects with a CommandError where the file is another one. */
export async function withDatabase<T>(
  file: string,
  work: (db: Database.Database) => T | Promise<T>,
  waitMs = lockWaitMs
): Promise<T> {
  const db = await openDatabase(file, waitMs)
  try {
    if (!(await holdsSubmissions(db))) throw new CommandError(`${file} is not a database of this site's submissions`)
    return await work(db)
  } finally {
    db.close()
  }
}

/** Tells whether an attached schema has the tables of the store, column by column. */
export async function holdsSubmissions(db: Database.Database, attached = 'main'): Promise<boolean> {
  const model = await openDatabase(':memory:')
  try {
    model.exec(schema)
    return columnsOf(db, attached) === columnsOf(model, 'main')
  } finally {
    model.close()
  }
}

function columnsOf(db: Database.Database, attached: string): string {
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

/** Every other SQLite database in a folder and the folders in it: backups that were written there. */
export function otherDatabasesIn(dataDir: string): string[] {
  const own = ['', '-wal', '-shm', '-journal'].map((end) => path.resolve(dataDir, submissionsFile + end))
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.resolve(entry.parentPath, entry.name))
    .filter((file) => !own.includes(file) && isDatabase(file))
    .sort()
}

/** Tells whether a file begins as SQLite's databases do; one that has gone meanwhile does not. */
export function isDatabase(file: string): boolean {
  const start = Buffer.alloc(16)
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  try {
    readSync(descriptor, start, 0, 16, 0)
  } finally {
    closeSync(descriptor)
  }
  return start.toString('latin1') === 'SQLite format 3\0'
}
