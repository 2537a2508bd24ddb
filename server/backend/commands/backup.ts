/** A copy of the store as one file, taken while the site goes on writing. */
import { closeSync, createReadStream, fsyncSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkBackup } from './check.ts'
import { CommandError } from './command-error.ts'
import { writeOut } from './output.ts'
import { storeIn, withDatabase } from './store.ts'

/**
 * Writes the store of a folder into a new file that its owner alone may read, and gives the number of submissions in
 * it. VACUUM INTO reads one snapshot: it holds whatever was committed before it began, and no writer waits for it.
 * Rejects with a CommandError where the file exists or nothing has been stored.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  return withDatabase(storeIn(dataDir), async (db) => {
    reserve(file)
    try {
      db.prepare('VACUUM INTO ?').run(file)
      // SQLite leaves it to the caller to bring the new file onto the disk.
      flush(file)
      flush(path.dirname(file))
      return await checkBackup(file)
    } catch (fault) {
      rmSync(file, { force: true })
      throw fault
    }
  })
}

/** Writes a backup to the standard output; until then it lies in `dataDir`. */
export async function backUpToOutput(dataDir: string): Promise<void> {
  const file = temporaryIn(dataDir)
  try {
    await backUp(dataDir, file)
    await writeOut(createReadStream(file))
  } finally {
    rmSync(file, { force: true })
  }
}

/** A path for a file of this process alone. */
export function temporaryIn(dataDir: string): string {
  return path.resolve(dataDir, `backup-${process.pid}.sqlite`)
}

/** VACUUM INTO takes an empty file; made here, it has these rights from its first byte on. */
function reserve(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (fault) {
    const exists = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST'
    throw exists ? new CommandError(`${file} exists already: name a file that does not`) : fault
  }
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
