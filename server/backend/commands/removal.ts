/**
 * Deletes rows so that none of their bytes stay in the database's files, also while other processes use it: for a person
 * in all databases in DATA_DIR (shared/README.md#personal-data).
 */

import path from 'node:path'
import type Database from 'libsql'
import type { StoredFormName } from '../../../shared/forms/forms.ts'
import { refuseLaterSchema } from '../submissions-file.ts'
import { CommandError, errorMessageOf, sqliteCodes } from './command-error.ts'
import { otherDatabasesIn, storeIn, withDatabase } from './store.ts'

/** Numbers of removed rows by form. */
export type CountsByForm = Partial<Record<StoredFormName, number>>

/**
 * Runs `change` in a transaction and returns its result; then removes the bytes of deleted rows. VACUUM rewrites the
 * database without free pages and unused bytes; the checkpoint truncates the write-ahead log, which contains earlier
 * versions of pages. Throws a CommandError if the transaction is committed but another process prevents VACUUM or the
 * checkpoint.
 */
export function removeWithoutTrace<T>(db: Database.Database, change: () => T): T {
  refuseLaterSchema(db)
  db.pragma('secure_delete = ON')
  // VACUUM copies into a temporary database. In memory it leaves nothing on the disk and needs no /tmp.
  db.pragma('temp_store = MEMORY')
  const result = inTransaction(db, change)
  try {
    db.exec('VACUUM main')
    // The pragma returns one row; `busy` is 1 if a lock prevented the checkpoint.
    const [checkpoint] = db.pragma('main.wal_checkpoint(TRUNCATE)') as { busy: number }[]
    if (checkpoint?.busy !== 0) throw Object.assign(new Error('busy'), { rawCode: sqliteCodes.busy })
  } catch (error) {
    throw new CommandError(
      `the rows are removed, but their bytes may still be in the files (${errorMessageOf(error)}): run the command again`
    )
  }
  return result
}

function inTransaction<T>(db: Database.Database, change: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    // BEGIN succeeds without write permission; this statement fails then, even if `change` would delete no row.
    db.exec('DELETE FROM main.submissions WHERE FALSE')
    const result = change()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Deletes submissions by id; returns their numbers by form. */
export function deleteRows(db: Database.Database, rows: readonly { id: number; form: StoredFormName }[]): CountsByForm {
  const deletion = db.prepare('DELETE FROM submissions WHERE id = ?')
  const counts: CountsByForm = {}
  for (const { id, form } of rows) {
    deletion.run(id)
    counts[form] = (counts[form] ?? 0) + 1
  }
  return counts
}

/** Numbers of the rows that were removed from a database. */
interface Erased {
  /** Path of the database below DATA_DIR. */
  name: string
  counts: CountsByForm
}

interface Row {
  id: number
  form: StoredFormName
  address: string
  /** A JSON object. */
  fields: string
  consent_version: string | null
}

/**
 * Removes every submission of any form and edition that contains a text for which `isPerson` is true: from the store,
 * then from backups in the folder. Resolves to the numbers of removed rows by database. Rejects with a CommandError if
 * nothing has been stored, or if the folder contains another database without the tables of the store.
 */
export async function erase(dataDir: string, isPerson: (text: string) => boolean): Promise<Erased[]> {
  const eraseFrom = async (file: string) => ({
    name: path.relative(dataDir, file),
    counts: await withDatabase(file, (db) => removeWithoutTrace(db, () => deleteRows(db, rowsOf(db, isPerson))))
  })
  const erased = [await eraseFrom(storeIn(dataDir))]
  for (const file of otherDatabasesIn(dataDir)) erased.push(await eraseFrom(file))
  return erased
}

function rowsOf(db: Database.Database, isPerson: (text: string) => boolean): Row[] {
  // The columns are those of `Row`.
  const rows = db.prepare('SELECT id, form, address, fields, consent_version FROM submissions').all() as Row[]
  return rows.filter(({ address, fields, consent_version }) => {
    // The store wrote the fields as an object of texts.
    const values = Object.values(JSON.parse(fields) as Record<string, string>)
    return [address, consent_version ?? '', ...values].some(isPerson)
  })
}
