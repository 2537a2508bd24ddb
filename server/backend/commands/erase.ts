/** Erases the submissions of a person from all databases in DATA_DIR (shared/README.md#personal-data). */
import path from 'node:path'
import type Database from 'libsql'
import type { StoredFormName } from '../../../shared/forms/forms.ts'
import { type CountsByForm, deleteRows, removeWithoutTrace } from './removal.ts'
import { otherDatabasesIn, storeIn, withDatabase } from './store.ts'

/** Numbers of the rows that were removed from a database. */
export interface Erased {
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
