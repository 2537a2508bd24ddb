/** Remembers which passes a door has seen, in the store of the submissions: number and time, nothing of the person. */
import { errorMessageOf, lockWaitMs } from '../commands/command-error.ts'
import { storeIn } from '../commands/store.ts'
import { openSubmissionsDatabase } from '../submissions-file.ts'

/** `first` is when the pass was shown first, in ISO 8601; undefined: now. `unknown` is why nobody can tell. */
export type Shown = { first: string | undefined } | { unknown: string }

/**
 * Looks a pass up in the store of `dataDir`, and remembers it where it was not shown before: of several doors that ask
 * at the same time one alone is told that it is the first. Never rejects, and creates no store: where there is none, or
 * it cannot be written, a door still has to say whether the pass is valid.
 */
export async function rememberShown(dataDir: string, pass: { edition: string; number: string }): Promise<Shown> {
  try {
    storeIn(dataDir)
    const { db } = await openSubmissionsDatabase(dataDir, lockWaitMs)
    try {
      const find = db.prepare('SELECT shown FROM shown_passes WHERE number = ? AND edition = ?')
      const insert = db.prepare('INSERT INTO shown_passes (number, edition, shown) VALUES (?, ?, ?)')
      return db
        .transaction((): Shown => {
          // The column of the query.
          const row = find.get(pass.number, pass.edition) as { shown: string } | undefined
          if (!row) insert.run(pass.number, pass.edition, new Date().toISOString())
          return { first: row?.shown }
        })
        .immediate()
    } finally {
      db.close()
    }
  } catch (error) {
    return { unknown: errorMessageOf(error) }
  }
}
