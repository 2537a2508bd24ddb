/** What commands tell the operator: their output, and errors as a single line. */
import { createWriteStream, fstatSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An error with a message for the operator. Exit code 2 means wrong usage, 3 a pass that was shown before, 1 everything else. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 | 3 = 1
  ) {
    super(message)
    this.name = 'CommandError'
  }
}

/** How long a command waits for a lock of another process. */
export const lockWaitMs = 5000

/** SQLite's primary result codes (https://sqlite.org/rescode.html). */
export const sqliteCodes = {
  perm: 3,
  busy: 5,
  readonly: 8,
  ioerr: 10,
  corrupt: 11,
  full: 13,
  cantopen: 14,
  notadb: 26
} as const

const busy = `another process has locked the database for ${lockWaitMs / 1000} s: try again`
const damaged = 'the database is damaged: move it away, then restore a backup'
const full = 'the disk is full: free space in DATA_DIR'
const notWritable = 'the database cannot be written: is there free space in DATA_DIR?'
const noPermission = 'the database cannot be written: run the command as the user of the site'

const messagesByCode: Readonly<Record<number, string>> = {
  [sqliteCodes.busy]: busy,
  [sqliteCodes.corrupt]: damaged,
  [sqliteCodes.notadb]: damaged,
  [sqliteCodes.ioerr]: notWritable,
  [sqliteCodes.perm]: noPermission,
  [sqliteCodes.readonly]: noPermission,
  [sqliteCodes.cantopen]: noPermission
}

/** The primary result code of an error of SQLite; undefined for other errors. */
export function resultCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  // When libsql cannot open a file, only the message has the code.
  if (/^ConnectionFailed\(.*: 14"\)$/.test(error.message)) return sqliteCodes.cantopen
  return 'rawCode' in error && typeof error.rawCode === 'number' ? error.rawCode & 255 : undefined
}

/** Whether an error of SQLite or of Node means that a disk, or what a user may store on it, is full. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return resultCodeOf(error) === sqliteCodes.full || code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
}

/** One line for any error. Messages of SQLite and Node contain names of files and columns, never a stored value. */
export function errorMessageOf(error: unknown): string {
  const known = isDiskFull(error) ? full : messagesByCode[resultCodeOf(error) ?? 0]
  return known ?? (error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'unknown failure')
}

/**
 * Writes a text or a stream to the standard output and resolves when all of it is written. Rejects with a CommandError
 * if the disk is full or the pipe is closed.
 */
export async function writeOutput(content: string | Readable): Promise<void> {
  const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
  // If stdout is a regular file, process.stdout ignores that a write to a full disk was partial.
  const target = fstatSync(1).isFile() ? createWriteStream('', { fd: 1, autoClose: false }) : process.stdout
  try {
    await pipeline(source, target)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const reason = isDiskFull(error) ? `its disk is full (${code})` : code
    throw new CommandError(`the output could not be written completely: ${reason}`)
  }
}
