/** Why submissions cannot be stored, in words for the operator. */
import { cutText } from '../../shared/cut-text.ts'
import { resultCodeOf, sqliteCodes } from './commands/command-error.ts'

export interface StoreFault {
  /** Without a submitted value: names, codes and paths alone. */
  reason: string
  /** What to do about it. */
  remedy: string
}

const writable = 'make DATA_DIR a writable folder with free space'
const full = { reason: 'the disk is full', remedy: writable }
const damaged = { reason: 'the database is damaged', remedy: 'move it away and restore a backup (data.js restore)' }
const locked = { reason: 'another process has locked the database', remedy: 'end the process that holds the lock' }

const byResultCode: Readonly<Record<number, StoreFault>> = {
  [sqliteCodes.full]: full,
  [sqliteCodes.ioerr]: { reason: 'the disk is full or fails', remedy: writable },
  [sqliteCodes.busy]: locked,
  [sqliteCodes.corrupt]: damaged,
  [sqliteCodes.notadb]: damaged
}

/** The fault that an error of SQLite or of Node means for the store in a folder. */
export function storeFaultOf(error: unknown, dataDir: string): StoreFault {
  const resultCode = resultCodeOf(error)
  const known = byResultCode[resultCode ?? 0]
  if (known) return known
  const code = error instanceof Error && 'code' in error && error.code ? String(error.code) : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return full
  if (code === 'EROFS') return { reason: 'the disk is read-only (EROFS)', remedy: writable }
  const isForbidden = code === 'EACCES' || code === 'EPERM' || isPermission(resultCode)
  const user = `${process.getuid?.()}:${process.getgid?.()}`
  const reason = isForbidden
    ? `the process runs as user ${user}, which may not write there (${code ?? resultCode})`
    : (code ?? (error instanceof Error ? cutText(error.message, 400) : 'unknown'))
  return { reason, remedy: isForbidden ? `${writable}: chown -R ${user} ${dataDir}` : writable }
}

function isPermission(code: number | undefined): boolean {
  return code === sqliteCodes.perm || code === sqliteCodes.readonly || code === sqliteCodes.cantopen
}
