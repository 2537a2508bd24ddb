/** The SQLite file of the submissions: name, schema, opening. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'

export const submissionsFile = 'submissions.sqlite'

/**
 * `address` is the email in lower case. `received`, `repeated` and `consent_time` are ISO 8601 in UTC; `repeated` is
 * the time of the last further subscription. `fields` is a JSON object. `withdrawals` counts unsubscribe requests by
 * day. `idempotency_keys` has a row for each submission that came with a key, with a hash of its content; `submission`
 * and `content` are NULL once that row is deleted.
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
`

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
export async function openSubmissionsDatabase(dataDir: string, waitMs = 2000): Promise<SubmissionsDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, submissionsFile)
  // The file contains personal data: only its owner may read it.
  closeSync(openSync(file, 'a', 0o600))
  const { default: Database } = await import('libsql')
  const db = new Database(file, { timeout: waitMs })
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('secure_delete = ON')
    db.exec(schema)
    addContentColumn(db)
    return { db, file, inode: statSync(file).ino }
  } catch (error) {
    db.close()
    throw error
  }
}

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
