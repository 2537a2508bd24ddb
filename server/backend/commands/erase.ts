/** Erases a person from everything in DATA_DIR. */
import path from 'node:path'
import type Database from 'libsql'
import type { FormName } from '../../../shared/forms.ts'
import { type Counts, deleteRows, removeWithoutTrace } from './removal.ts'
import { otherDatabasesIn, storeIn, withDatabase } from './store.ts'

/** What was removed from one database; `name` is its path below DATA_DIR. */
export interface Erased {
  name: string
  counts: Counts
}

interface Row {
  id: number
  form: FormName
  address: string
  fields: string
  consent_version: string | null
}

/**
 * Removes every submission of any form and edition in which a text passes `isPerson`: from the store, then from the
 * backups that lie in the folder. Gives what was removed from each. Rejects with a CommandError where nothing has been
 * stored, or where another database lies there that cannot be searched.
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
  const rows = db.prepare('SELECT id, form, address, fields, consent_version FROM submissions').all() as Row[]
  return rows.filter(({ address, fields, consent_version }) => {
    const values = Object.values(JSON.parse(fields) as Record<string, string>)
    return [address, consent_version ?? '', ...values].some(isPerson)
  })
}
