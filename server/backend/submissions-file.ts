/** The file in which submissions are stored: its tables, its opening, and whether it is still there. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'

export const submissionsFile = 'submissions.sqlite'

/** Tables and index of the store. */
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
`

export interface OpenStore {
  db: Database.Database
  file: string
  inode: number
}

/**
 * Opens the file in a folder, and makes both where they are missing; waits `waitMs` for the locks of other processes.
 * Rejects where it can't be written.
 */
export async function openStore(dataDir: string, waitMs = 2000): Promise<OpenStore> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, submissionsFile)
  // The file holds personal data: it belongs to the process alone.
  closeSync(openSync(file, 'a', 0o600))
  const { default: Database } = await import('libsql')
  const db = new Database(file, { timeout: waitMs })
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('secure_delete = ON')
    db.exec(schema)
    return { db, file, inode: statSync(file).ino }
  } catch (fault) {
    db.close()
    throw fault
  }
}

/** A file that was removed or replaced takes writes and loses them. */
export function isInPlace({ file, inode }: OpenStore): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === inode
}
