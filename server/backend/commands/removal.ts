/** Deletion that leaves nothing of the rows in the files of a database, also while others use it. */
import type Database from 'libsql'
import type { FormName } from '../../../shared/forms.ts'
import { CommandError, sentenceOf, sqlite } from './command-error.ts'

/** Numbers of rows by form. */
export type Counts = Partial<Record<FormName, number>>

/**
 * Runs `change` in one transaction, then removes what SQLite keeps of deleted rows: VACUUM writes the database anew
 * without free pages and without the unused bytes of pages, and the checkpoint empties the write-ahead log, which holds
 * earlier states of pages. Throws a CommandError where the rows are gone but another process kept either from being done.
 */
export function removeWithoutTrace<T>(db: Database.Database, change: () => T): T {
  db.pragma('secure_delete = ON')
  // VACUUM builds its copy in a temporary database: in memory, it leaves nothing on the disk and needs no /tmp.
  db.pragma('temp_store = MEMORY')
  const result = inTransaction(db, change)
  try {
    db.exec('VACUUM main')
    const [checkpoint] = db.pragma('main.wal_checkpoint(TRUNCATE)') as { busy: number }[]
    if (checkpoint?.busy !== 0) throw Object.assign(new Error('busy'), { rawCode: sqlite.busy })
  } catch (fault) {
    throw new CommandError(
      `the rows are removed, but their bytes may still be in the files (${sentenceOf(fault)}): run the command again`
    )
  }
  return result
}

function inTransaction<T>(db: Database.Database, change: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    // SQLite begins also where it may not write; this shows it before anything is said to be removed.
    db.exec('DELETE FROM main.submissions WHERE FALSE')
    const result = change()
    db.exec('COMMIT')
    return result
  } catch (fault) {
    // After some faults, such as a full disk, SQLite has rolled back by itself.
    if (db.inTransaction) db.exec('ROLLBACK')
    throw fault
  }
}

/** Deletes the submissions of these ids and counts them by form. */
export function deleteRows(db: Database.Database, rows: readonly { id: number; form: FormName }[]): Counts {
  const deletion = db.prepare('DELETE FROM submissions WHERE id = ?')
  const counts: Counts = {}
  for (const { id, form } of rows) {
    deletion.run(id)
    counts[form] = (counts[form] ?? 0) + 1
  }
  return counts
}
