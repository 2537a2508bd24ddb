/** Writes a backup of the store while the site may write to it. */
import { closeSync, createReadStream, fsyncSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkBackup } from './check.ts'
import { CommandError } from './command-error.ts'
import { writeOutput } from './output.ts'
import { storeIn, withDatabase } from './store.ts'

/**
 * Writes the store of a folder into a new file that only its owner may read. Resolves to the number of submissions in
 * it. VACUUM INTO reads a snapshot of everything that was committed before; it blocks no writer. Rejects with a
 * CommandError if the file exists or nothing has been stored.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  return withDatabase(storeIn(dataDir), async (db) => {
    createPrivateFile(file)
    try {
      db.prepare('VACUUM INTO ?').run(file)
      // VACUUM INTO does not sync the new file.
      syncToDisk(file)
      syncToDisk(path.dirname(file))
      return await checkBackup(file)
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
  })
}

/** Writes a backup to the standard output, by way of a temporary file in `dataDir`. */
export async function backUpToOutput(dataDir: string): Promise<void> {
  const file = temporaryFileIn(dataDir)
  try {
    await backUp(dataDir, file)
    await writeOutput(createReadStream(file))
  } finally {
    rmSync(file, { force: true })
  }
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
