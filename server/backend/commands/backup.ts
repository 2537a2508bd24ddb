/** Writes a backup of the store while the site may write to it. */
import { closeSync, createReadStream, fsyncSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import type Database from 'libsql'
import { checkBackup, saveKey } from './check.ts'
import { CommandError, isDiskFull, resultCodeOf, sqliteCodes, writeOutput } from './command-error.ts'
import { storeIn, withDatabase } from './store.ts'

export interface BackedUp {
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
export function temporaryFileIn(dataDir: string): string {
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
