/** Recognizes attempts to send the same form by their `Idempotency-Key` (shared/README.md#forms). */
import { createHash } from 'node:crypto'
import type Database from 'libsql'
import type { EditionName } from '../../shared/records/editions.ts'
import { passColumn, type Submission } from './submissions-file.ts'

/** The first attempt with a key. */
export interface FirstAttempt {
  /** Of its row; null where the row has been deleted since. */
  id: number | null
  /** The number of its pass, where it has one. */
  pass: string | null
  /** Whether the later attempt has other content. False where the row has been deleted, and the content with it. */
  isOther: boolean
}

/** A submission that came with a key. */
export type KeyedSubmission = Submission & { idempotencyKey: string }

/** For so long a key is remembered; a device gives up earlier. */
const keyLifetimeMs = 90 * 86_400_000

const findSql = `
  SELECT keys.submission AS id, keys.content, json_extract(submissions.fields, '$.${passColumn}') AS pass
  FROM idempotency_keys AS keys LEFT JOIN submissions ON submissions.id = keys.submission
  WHERE keys.edition = ? AND keys.form = ? AND keys.key = ?
`
const insertSql = `
  INSERT INTO idempotency_keys (edition, form, key, received, submission, content) VALUES (?, ?, ?, ?, ?, ?)
`

/** The attempt before, with the same form and key; undefined where this is the first. */
export function firstAttempt(
  db: Database.Database,
  edition: EditionName,
  submission: KeyedSubmission
): FirstAttempt | undefined {
  // The columns of the query.
  const row = db.prepare(findSql).get(edition, submission.form, submission.idempotencyKey) as
    | { id: number | null; content: string | null; pass: string | null }
    | undefined
  if (!row) return undefined
  return { id: row.id, pass: row.pass, isOther: row.content !== null && row.content !== contentOf(submission) }
}

/** Remembers the key of a submission that was stored in the row `id`, and forgets keys that are too old. */
export function rememberKey(
  db: Database.Database,
  edition: EditionName,
  submission: KeyedSubmission,
  id: number,
  now: Date
): void {
  const limit = new Date(now.getTime() - keyLifetimeMs).toISOString()
  db.prepare('DELETE FROM idempotency_keys WHERE received < ?').run(limit)
  const { form, idempotencyKey } = submission
  db.prepare(insertSql).run(edition, form, idempotencyKey, now.toISOString(), id, contentOf(submission))
}

/**
 * A hash of what the visitor sent: fields and consent. The key is part of it, so that equal forms of different visitors
 * have different hashes. Somebody who guesses all values could confirm the guess: it is deleted with the row.
 */
function contentOf({ fields, consent, idempotencyKey }: KeyedSubmission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, sorted, Object.entries(consent).sort()]))
    .digest('base64url')
}
