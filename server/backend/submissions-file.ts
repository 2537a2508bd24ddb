/** A submitted form as it is stored, and the SQLite file of the submissions: name, schema, opening. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'
import type { StoredFormName } from '../../shared/forms/forms.ts'

/** Consent to the use of personal data; `given` names version and language of the accepted text. */
export type Consent = { state: 'not stated' } | { state: 'given'; version: string; language: string }

/** The number of a registration's pass among the stored details, and in exports. */
export const passColumn = 'pass'

export interface Submission {
  form: StoredFormName
  /** Normalized values by field name. */
  fields: Record<string, string>
  /** What the backend adds to them: a registration's pass number, or the details of a meeting. */
  details?: Record<string, string>
  consent: Consent
  /** Equal for all attempts to send the same submission; undefined: each attempt is one of its own. */
  idempotencyKey?: string | undefined
}

export const submissionsFile = 'submissions.sqlite'

/**
 * `address` is the email in lower case. `received`, `repeated` and `consent_time` are ISO 8601 in UTC; `repeated` is
 * the time of the last further subscription. `fields` is a JSON object. `withdrawals` counts unsubscribe requests by
 * day. `idempotency_keys` has a row for each submission that came with a key, with a hash of its content; `submission`
 * and `content` are NULL once that row is deleted. `shown_passes` has the passes that a door has checked, with the time
 * of the first check; a row goes with the registration of its number.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    edition TEXT NOT NULL,
    address TEXT NOT NULL,
    received TEXT NOT NULL,
    repeated TEXT,
    fields TEXT NOT NULL,
    consent TEXT NOT NULL CHECK (consent IN ('given', 'not stated')),
    consent_version TEXT,
    consent_lang TEXT,
    consent_time TEXT
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS one_subscription ON submissions (edition, address) WHERE form = 'subscribe';
  CREATE TABLE IF NOT EXISTS withdrawals (day TEXT PRIMARY KEY, requests INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS idempotency_keys (
    edition TEXT NOT NULL,
    form TEXT NOT NULL,
    key TEXT NOT NULL,
    received TEXT NOT NULL,
    submission INTEGER,
    content TEXT,
    PRIMARY KEY (edition, form, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS keys_by_time ON idempotency_keys (received);
  CREATE INDEX IF NOT EXISTS keys_by_submission ON idempotency_keys (submission);
  CREATE TRIGGER IF NOT EXISTS submission_deleted AFTER DELETE ON submissions BEGIN
    UPDATE idempotency_keys SET submission = NULL WHERE submission = OLD.id;
  END;
  CREATE TRIGGER IF NOT EXISTS content_forgotten AFTER UPDATE OF submission ON idempotency_keys
  WHEN NEW.submission IS NULL BEGIN
    UPDATE idempotency_keys SET content = NULL
    WHERE edition = NEW.edition AND form = NEW.form AND key = NEW.key;
  END;
  CREATE TABLE IF NOT EXISTS shown_passes (
    number TEXT NOT NULL,
    edition TEXT NOT NULL,
    shown TEXT NOT NULL,
    PRIMARY KEY (number, edition)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS pass_forgotten AFTER DELETE ON submissions WHEN json_valid(OLD.fields) BEGIN
    DELETE FROM shown_passes WHERE number = json_extract(OLD.fields, '$.${passColumn}');
  END;
`

/** `user_version` of the file: a build refuses to write to a file of a later one. */
const schemaVersion = 1

export interface SubmissionsDatabase {
  db: Database.Database
  /** Path of the file. */
  file: string
  /** Inode of the file when it was opened. */
  inode: number
}

/**
 * Opens the file in a folder and creates both if they are missing. Statements wait up to `waitMs` for locks of other
 * processes. Rejects if the file is not writable.
 */
export async function openSubmissionsDatabase(dataDir: string, waitMs = defaultWaitMs): Promise<SubmissionsDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, submissionsFile)
  // The file contains personal data: only its owner may read it.
  closeSync(openSync(file, 'a', 0o600))
  const { default: Database } = await import('libsql')
  const db = new Database(file, { timeout: waitMs })
  try {
    refuseLaterSchema(db)
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('secure_delete = ON')
    db.exec(schema)
    addContentColumn(db)
    if (versionOf(db) < schemaVersion) db.pragma(`user_version = ${schemaVersion}`)
    return { db, file, inode: statSync(file).ino }
  } catch (error) {
    db.close()
    throw error
  }
}

/** Throws an Error of one line where a later build has changed the tables: this one would write what that misreads. */
export function refuseLaterSchema(db: Database.Database): void {
  const version = versionOf(db)
  if (version <= schemaVersion) return
  // The pragma returns a row with this column for each open database, that of the store first.
  const [main] = db.pragma('database_list') as { file: string }[]
  throw new Error(
    `${main?.file} has schema version ${version} of a later build; this one writes ${schemaVersion}: run that build`
  )
}

function versionOf(db: Database.Database): number {
  // The pragma returns one row with this column.
  const [row] = db.pragma('user_version') as { user_version: number }[]
  return row?.user_version ?? 0
}

/**
 * Commits a write that changes nothing, without waiting for a lock, after reading every page of the file. Throws an
 * error of SQLite where the file is damaged or locked, or where the disk is full.
 */
export function tryWrite({ db, file }: SubmissionsDatabase): void {
  db.pragma('busy_timeout = 0')
  try {
    // Pages in memory would hide a damage of the file.
    db.pragma('shrink_memory')
    // The pragma returns rows with this column.
    const [row] = statSync(file).size > maxReadBytes ? [] : (db.pragma('quick_check(1)') as { quick_check: string }[])
    if (row && row.quick_check !== 'ok') throw Object.assign(new Error('damaged'), { rawCode: damagedCode })
    // Writes the first page, also where the value is the same.
    db.transaction(() => {
      // Another process of a later build may have changed the tables meanwhile.
      refuseLaterSchema(db)
      db.pragma(`user_version = ${versionOf(db)}`)
    }).immediate()
  } finally {
    db.pragma(`busy_timeout = ${defaultWaitMs}`)
  }
}

/** SQLITE_CORRUPT. */
const damagedCode = 11
/** Reading all pages of a database of this size takes about 10 ms. */
const maxReadBytes = 8 * 1_048_576
/** Milliseconds for which a statement waits for locks of other processes. */
const defaultWaitMs = 2000

/**
 * Adds the column to a file that was created without it. Its keys have no content: no attempt counts as another one.
 */
function addContentColumn(db: Database.Database): void {
  const sql = `SELECT name FROM pragma_table_info('idempotency_keys') WHERE name = 'content'`
  if (!db.prepare(sql).get()) db.exec('ALTER TABLE idempotency_keys ADD COLUMN content TEXT')
}

/** Whether the opened file is still at its path. Writes to a file that was removed or replaced would be lost. */
export function isInPlace({ file, inode }: SubmissionsDatabase): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === inode
}
