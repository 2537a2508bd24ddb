/** The key of passes in a backup: a table of its own, with one row. */
import type Database from 'libsql'
import { canSign, readPassKey } from '../pass/pass-key.ts'
import { openDatabase } from './store.ts'

/**
 * Adds the key of a folder to a backup that nobody has open. Resolves to a line for the operator: that the private key
 * is in it, or why not; empty where the folder has no key. A key that cannot sign does not prevent the backup.
 */
export async function saveKey(dataDir: string, file: string): Promise<string> {
  let pem: string | undefined
  try {
    pem = readPassKey(dataDir)
  } catch (error) {
    return `the key of passes is not in it: ${error instanceof Error ? error.message : 'unknown failure'}\n`
  }
  if (pem === undefined) return ''
  const db = await openDatabase(file)
  try {
    db.exec('CREATE TABLE pass_key (pem TEXT NOT NULL) STRICT')
    db.prepare('INSERT INTO pass_key VALUES (?)').run(pem)
  } finally {
    db.close()
  }
  return 'the private key of passes is in it: who can read the file can sign passes\n'
}

/** The key in an attached backup; undefined where it has none, null where it has one that cannot sign. */
export function keyInBackup(db: Database.Database): string | null | undefined {
  const hasKey = db.prepare(`SELECT 1 FROM backup.sqlite_schema WHERE type = 'table' AND name = 'pass_key'`).get()
  if (!hasKey) return undefined
  // The column is that of `saveKey`.
  const row = db.prepare('SELECT pem FROM backup.pass_key').get() as { pem: unknown } | undefined
  return typeof row?.pem === 'string' && canSign(row.pem) ? row.pem : null
}
