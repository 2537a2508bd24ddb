/**
 * The store of submitted forms: one SQLite file, in which a submission is committed before it gets a success response.
 * The file is opened at the first submission. If that fails, the next submission tries again.
 */
import type Database from 'libsql'
import { cutText } from '../../shared/locale/cut-text.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { isDiskFull, resultCodeOf, sqliteCodes } from './commands/command-error.ts'
import { type FirstAttempt, firstAttempt, rememberKey } from './idempotency-keys.ts'
import type { WatchedStore } from './store-watch.ts'
import {
  isInPlace,
  openSubmissionsDatabase,
  type Submission,
  type SubmissionsDatabase,
  tryWrite
} from './submissions-file.ts'
import type { BackendLog } from './worker-messages.ts'

/** What became of a submission. `first` is an earlier attempt with the same key: nothing was written now. */
export type Stored = { id: number; first?: undefined } | { first: FirstAttempt }

/** Promises reject with `StoreUnavailable` if the transaction could not be committed. */
export interface SubmissionStore {
  /** Logs the error that a submission would meet, or that it would be stored again. */
  report: WatchedStore['report']
  tryWrite: WatchedStore['tryWrite']
  /** Stores a submission; of several with the same form and key the first alone. */
  add: (submission: Submission) => Promise<Stored>
  /** Deletes a subscription, if there is one. */
  unsubscribe: (email: string) => Promise<void>
  close: () => void
}

export interface StoreUnavailable extends Error {
  name: 'StoreUnavailable'
}

/** Whether an error means that the store cannot be written. */
export function isStoreUnavailable(error: unknown): error is StoreUnavailable {
  return error instanceof Error && error.name === 'StoreUnavailable'
}

/**
 * A second subscription of an address updates the row: it keeps the time of the first one and a consent that was given,
 * and takes the new category.
 */
const insertSql = `
  INSERT INTO submissions
    (form, edition, address, received, fields, consent, consent_version, consent_lang, consent_time)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (edition, address) WHERE form = 'subscribe' DO UPDATE SET
    repeated = excluded.received,
    fields = json_patch(fields, excluded.fields),
    consent_version = CASE excluded.consent WHEN 'given' THEN excluded.consent_version ELSE consent_version END,
    consent_lang = CASE excluded.consent WHEN 'given' THEN excluded.consent_lang ELSE consent_lang END,
    consent_time = CASE excluded.consent WHEN 'given' THEN excluded.consent_time ELSE consent_time END,
    consent = CASE excluded.consent WHEN 'given' THEN 'given' ELSE consent END
  RETURNING id
`

/** Shortest time between two log lines about an unavailable store. */
const logIntervalMs = 60_000

export interface SubmissionStoreOptions {
  /** Folder of the file. */
  dataDir: string
  edition: EditionName
  log: BackendLog
  /** Called with why submissions cannot be stored, or undefined where they can again, at each change. */
  onFault?: ((fault: string | undefined) => void) | undefined
}

/** Creates the store of an edition; no file is opened yet. */
export function createSubmissionStore({ dataDir, edition, log, onFault }: SubmissionStoreOptions): SubmissionStore {
  let store: SubmissionsDatabase | undefined
  let opening: Promise<SubmissionsDatabase> | undefined
  let lastLogged = Number.NEGATIVE_INFINITY
  let fault: string | undefined

  const commit = async <T>(write: (db: Database.Database) => T): Promise<T> => {
    let result: T
    try {
      result = write((await current()).db)
    } catch (error) {
      closeStore()
      report(error)
      throw Object.assign(new Error('submissions cannot be stored', { cause: error }), { name: 'StoreUnavailable' })
    }
    report()
    return result
  }

  /** The open database; concurrent calls share one opening. A file that was removed or replaced is opened anew. */
  const current = async (): Promise<SubmissionsDatabase> => {
    if (store && isInPlace(store)) return store
    closeStore()
    opening ??= openSubmissionsDatabase(dataDir).finally(() => {
      opening = undefined
    })
    store = await opening
    return store
  }

  const closeStore = () => {
    try {
      store?.db.close()
    } finally {
      store = undefined
    }
  }

  const report = (error?: unknown) => {
    const found = error === undefined ? undefined : storeFaultOf(error, dataDir)
    if (!found && fault !== undefined) log('info', 'submissions are stored again', { dataDir })
    if (found?.reason !== fault) onFault?.(found?.summary)
    fault = found?.reason
    if (!found || Date.now() - lastLogged < logIntervalMs) return
    lastLogged = Date.now()
    log('error', `submissions cannot be stored and are refused: ${found.remedy}`, { dataDir, reason: found.reason })
  }

  return {
    report,
    // On the one connection of this process: to close another one would end the locks that this one holds (POSIX).
    async tryWrite() {
      try {
        tryWrite(await current())
      } catch (error) {
        if (resultCodeOf(error) !== sqliteCodes.busy) closeStore()
        throw error
      }
    },
    add: (submission) => commit((db) => addOnce(db, edition, submission)),
    unsubscribe: (email) => commit((db) => withdraw(db, edition, email)),
    close: closeStore
  }
}

/** Writes a submission, unless the same attempt was written before. */
function addOnce(db: Database.Database, edition: EditionName, submission: Submission): Stored {
  const now = new Date()
  const { idempotencyKey } = submission
  const keyed = idempotencyKey === undefined ? undefined : { ...submission, idempotencyKey }
  // Always a transaction: without one, RETURNING gives its row before SQLite commits, and a commit that fails,
  // for instance on a full disk, is reported by nothing.
  return db
    .transaction((): Stored => {
      const first = keyed && firstAttempt(db, edition, keyed)
      if (first) return { first }
      const id = insert(db, edition, submission, now.toISOString())
      if (keyed) rememberKey(db, edition, keyed, id, now)
      return { id }
    })
    .immediate()
}

/** Removes an address from the subscribers. */
function withdraw(db: Database.Database, edition: EditionName, email: string): void {
  // The counter is written for every request: the response time must not reveal whether an address is known.
  db.transaction(() => {
    for (const name of editionsOf(edition))
      db.prepare(`DELETE FROM submissions WHERE form = 'subscribe' AND edition = ? AND address = ?`).run(
        name,
        addressOf(email)
      )
    db.prepare('INSERT INTO withdrawals VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET requests = requests + 1').run(
      new Date().toISOString().slice(0, 10)
    )
  })()
}

/** Writes a submission; gives the id of its row, which of a second subscription is that of the first. */
function insert(
  db: Database.Database,
  edition: EditionName,
  { form, fields, details, consent }: Submission,
  now: string
): number {
  const given = consent.state === 'given'
  const row = db
    .prepare(insertSql)
    .get(
      form,
      edition,
      addressOf(fields.email ?? ''),
      now,
      JSON.stringify({ ...fields, ...details }),
      consent.state,
      given ? consent.version : null,
      given ? consent.language : null,
      given ? now : null
    )
  // RETURNING gives one row with this column.
  return (row as { id: number }).id
}

/** A content folder of before the plain skin stored its submissions as those of the organic edition. */
const editionsOf = (edition: EditionName): EditionName[] => (edition === 'plain' ? ['plain', 'organic'] : [edition])

/** Addresses are compared without regard to case. */
function addressOf(email: string): string {
  return email.toLowerCase()
}

interface StoreFault {
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
