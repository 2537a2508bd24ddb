/** DATA_DIR at the start: a folder of another user is told before anything is served. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { passKeyFile } from './pass/pass-key.ts'
import { submissionsFile } from './submissions-file.ts'

const { R_OK, W_OK, X_OK } = constants

/**
 * Creates the folder where it is missing. Throws an Error of one line, with the command that mends it, where this user
 * may not write to it or to what an earlier process stored there. Any other fault, such as a full or read-only disk, may
 * pass: pages are served meanwhile, and the store is tried again.
 */
export function requireOwnFolder(dataDir: string): void {
  const folder = path.resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, R_OK | W_OK | X_OK)
    for (const end of ['', '-wal', '-shm']) requireFile(path.join(folder, submissionsFile + end), R_OK | W_OK)
    requireFile(path.join(folder, passKeyFile), R_OK)
  } catch (error) {
    // What Node throws here are errors of the file system.
    const { code, path: where = folder } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM') return
    const user = `${process.getuid?.()}:${process.getgid?.()}`
    const quoted = `'${folder.replaceAll("'", `'\\''`)}'`
    throw new Error(
      `DATA_DIR cannot be used: the process runs as user ${user}, which may not write ${where} (${code}): ` +
        `mkdir -p ${quoted} && chown -R ${user} ${quoted}`
    )
  }
}

function requireFile(file: string, mode: number): void {
  if (existsSync(file)) accessSync(file, mode)
}
