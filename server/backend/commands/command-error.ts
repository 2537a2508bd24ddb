/** What goes wrong in a command, as the one line that the operator reads. */

/** A failure with its sentence; exit code 2 stands for wrong usage, 1 for everything else. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1
  ) {
    super(message)
    this.name = 'CommandError'
  }
}

/** Milliseconds for which a command waits for a lock that another process holds. */
export const lockWaitMs = 5000

/** SQLite's primary result codes (https://sqlite.org/rescode.html). */
export const sqlite = {
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
const unwritten = 'the database cannot be written: is there free space?'
const forbidden = 'the database cannot be written: run the command as the user of the site'

const sentences: Readonly<Record<number, string>> = {
  [sqlite.busy]: busy,
  [sqlite.corrupt]: damaged,
  [sqlite.notadb]: damaged,
  [sqlite.full]: unwritten,
  [sqlite.ioerr]: unwritten,
  [sqlite.perm]: forbidden,
  [sqlite.readonly]: forbidden,
  [sqlite.cantopen]: forbidden
}

/** SQLite's primary result code of a fault; undefined where it is none of SQLite's. */
export function resultCodeOf(fault: unknown): number | undefined {
  if (!(fault instanceof Error)) return undefined
  // libsql gives the number of a file that it cannot open in the message alone.
  if (/^ConnectionFailed\(.*: 14"\)$/.test(fault.message)) return sqlite.cantopen
  return 'rawCode' in fault && typeof fault.rawCode === 'number' ? fault.rawCode & 255 : undefined
}

/** One line for any fault. Messages of SQLite and Node hold names of files and columns, never a stored value. */
export function sentenceOf(fault: unknown): string {
  const known = sentences[resultCodeOf(fault) ?? 0]
  return known ?? (fault instanceof Error ? fault.message.replace(/\s+/g, ' ') : 'unknown failure')
}
