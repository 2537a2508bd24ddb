/** Why submissions cannot be stored, in words for the operator. */
import { cutText } from '../../shared/locale/cut-text.ts'
import { isDiskFull, resultCodeOf, sqliteCodes } from './commands/command-error.ts'

export interface StoreFault {
  /** For the log: without a submitted value, but with paths. */
  reason: string
  /** For `/readyz`, which anybody reads: without paths and users. */
  summary: string
  /** What to do about it. */
  remedy: string
}

const writable = 'make DATA_DIR a writable folder with free space'
const told = (reason: string, remedy: string): StoreFault => ({ reason, summary: reason, remedy })
const damaged = told('the database is damaged', 'move it away and restore a backup (data.js restore)')
const locked = told('another process has locked the database', 'end the process that holds the lock')

const byResultCode: Readonly<Record<number, StoreFault>> = {
  [sqliteCodes.ioerr]: told('the disk is full or fails', writable),
  [sqliteCodes.busy]: locked,
  [sqliteCodes.corrupt]: damaged,
  [sqliteCodes.notadb]: damaged
}

/** The fault that an error of SQLite or of Node means for the store in a folder. */
export function storeFaultOf(error: unknown, dataDir: string): StoreFault {
  if (isDiskFull(error)) return told('the disk is full', writable)
  const resultCode = resultCodeOf(error)
  const known = byResultCode[resultCode ?? 0]
  if (known) return known
  const code = error instanceof Error && 'code' in error && error.code ? String(error.code) : undefined
  if (code === 'EROFS') return told('the disk is read-only (EROFS)', writable)
  const isForbidden = code === 'EACCES' || code === 'EPERM' || isPermission(resultCode)
  const user = `${process.getuid?.()}:${process.getgid?.()}`
  const reason = isForbidden
    ? `the process runs as user ${user}, which may not write there (${code ?? resultCode})`
    : (code ?? (error instanceof Error ? cutText(error.message, 400) : 'unknown'))
  return {
    reason,
    summary: 'the log has the reason',
    remedy: isForbidden ? `${writable}: chown -R ${user} ${dataDir}` : writable
  }
}

function isPermission(code: number | undefined): boolean {
  return code === sqliteCodes.perm || code === sqliteCodes.readonly || code === sqliteCodes.cantopen
}
