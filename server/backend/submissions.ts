/**
 * The store of what visitors send: one SQLite file, committed before anyone is told of a success. It opens with the
 * first submission; while its folder can't be written it says so, and tries again with the next submission.
 */
import { accessSync, constants, mkdirSync } from 'node:fs'
import type Database from 'libsql'
import type { EditionName } from '../../shared/editions.ts'
import type { FormName } from '../../shared/forms.ts'
import type { BackendLog } from './messages.ts'
import { isInPlace, type OpenStore, openStore } from './submissions-file.ts'

/** What the visitor said of the use of personal data; `given` names the text that was read. */
export type Consent = { state: 'not stated' } | { state: 'given'; version: string; language: string }

export interface Submission {
  form: FormName
  /** Clean values by field name. */
  fields: Record<string, string>
  consent: Consent
}

/** Each promise rejects with `StoreUnavailable` where nothing could be committed. */
export interface Submissions {
  /** Looks whether the folder can be written, and says so in the log where it can't. */
  probe: () => void
  add: (submission: Submission) => Promise<void>
  /** Forgets a subscriber; nobody learns whether there was one. */
  withdraw: (email: string) => Promise<void>
  close: () => void
}

export interface StoreUnavailable extends Error {
  name: 'StoreUnavailable'
}

/** Tells whether a store that can't be written was the reason of a fault. */
export function isStoreUnavailable(fault: unknown): fault is StoreUnavailable {
  return fault instanceof Error && fault.name === 'StoreUnavailable'
}

/** A second subscription keeps the first one's time, and a consent once given; the newest category counts. */
const insertion = `
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
`

/** At most one line a minute says that the store is unavailable. */
const quietMs = 60_000

export interface SubmissionsOptions {
  dataDir: string
  edition: EditionName
  log: BackendLog
}

/** Makes the store of an edition; nothing is opened yet. */
export function createSubmissions({ dataDir, edition, log }: SubmissionsOptions): Submissions {
  let store: OpenStore | undefined
  let opening: Promise<OpenStore> | undefined
  let lastComplaint = Number.NEGATIVE_INFINITY
  let failing = false

  const commit = async (write: (db: Database.Database) => void) => {
    try {
      write((await current()).db)
    } catch (fault) {
      closeStore()
      complain(fault)
      throw Object.assign(new Error('submissions cannot be stored', { cause: fault }), { name: 'StoreUnavailable' })
    }
    if (failing) log('info', 'submissions are stored again', { dataDir })
    failing = false
  }

  /** The open store; those who wait for it wait for one opening. */
  const current = async (): Promise<OpenStore> => {
    if (store && isInPlace(store)) return store
    closeStore()
    opening ??= openStore(dataDir).finally(() => {
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

  const complain = (fault: unknown) => {
    failing = true
    if (Date.now() - lastComplaint < quietMs) return
    lastComplaint = Date.now()
    log('error', 'submissions cannot be stored and are refused: make DATA_DIR a writable folder with free space', {
      dataDir,
      reason: reasonOf(fault)
    })
  }

  return {
    probe: () => {
      try {
        mkdirSync(dataDir, { recursive: true })
        accessSync(dataDir, constants.W_OK)
      } catch (fault) {
        complain(fault)
      }
    },
    add: ({ form, fields, consent }) =>
      commit((db) => {
        const now = new Date().toISOString()
        const given = consent.state === 'given'
        db.prepare(insertion).run(
          form,
          edition,
          addressOf(fields.email ?? ''),
          now,
          JSON.stringify(fields),
          consent.state,
          given ? consent.version : null,
          given ? consent.language : null,
          given ? now : null
        )
      }),
    withdraw: (email) =>
      commit((db) => {
        // The count is written for every request, so that a known address takes as long as an unknown one.
        db.transaction(() => {
          db.prepare(`DELETE FROM submissions WHERE form = 'subscribe' AND edition = ? AND address = ?`).run(
            edition,
            addressOf(email)
          )
          db.prepare(
            'INSERT INTO withdrawals VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET requests = requests + 1'
          ).run(new Date().toISOString().slice(0, 10))
        })()
      }),
    close: closeStore
  }
}

/** Addresses that differ in case reach the same person. */
function addressOf(email: string): string {
  return email.toLowerCase()
}

/** The code or message of a fault; neither holds anything a visitor wrote. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown'
  return 'code' in fault && fault.code ? String(fault.code) : fault.message.slice(0, 200)
}
