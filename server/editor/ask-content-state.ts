/**
 * Asks the backend for the state of its content, and sends it the edits of editors. Texts of the state are untrusted,
 * and a backend of another kind may send anything.
 */
import {
  type ContentChange,
  type ContentKind,
  type ContentState,
  contentEditPath,
  contentKinds,
  contentStatePath,
  type Reload,
  type StateFault,
  type StateFile,
  type StateRecord
} from '../../shared/records/content-state.ts'
import { skinNames } from '../../shared/records/editions.ts'
import type { Send } from '../http/transport.ts'
import { readBody } from '../upstream/read-body.ts'

/** `none`: the backend is another one, or has another token; `failed`: it does not answer. */
export type StateAnswer = { kind: 'state'; state: ContentState } | { kind: 'none' } | { kind: 'failed' }

export type AskContentState = (query?: URLSearchParams) => Promise<StateAnswer>

/** 200 faults and 24 records are some 100 KiB at most. */
const maxBytes = 2_097_152

/** Creates what asks with this key. It never rejects. */
export function createAskContentState(send: Send, stateKey: string): AskContentState {
  const headers = ['authorization', `Bearer ${stateKey}`, 'accept', 'application/json', 'accept-encoding', 'identity']
  return async (query = new URLSearchParams()) => {
    const target = query.size === 0 ? contentStatePath : `${contentStatePath}?${query}`
    const result = await readBody(send, { method: 'GET', target, headers }, maxBytes)
    if (result.kind === 'failure' || result.status >= 500) return { kind: 'failed' }
    const state = result.status === 200 ? readContentState(parsed(result.body)) : undefined
    return state ? { kind: 'state', state } : { kind: 'none' }
  }
}

/** What an edit comes to: the status of its response and JSON; undefined where it is not known. */
export type SendEdit = (
  query: { kind: string; by: string; locale: string; tab?: string; type?: string },
  body: Buffer
) => Promise<{ status: number; body: Buffer } | undefined>

/** The entries of a folder, or its pictures, in base64. */
const maxEditBytes = 64 * 1_048_576

/** Creates what sends edits with this key. It never rejects. */
export function createSendEdit(send: Send, stateKey: string): SendEdit {
  const headers = ['authorization', `Bearer ${stateKey}`, 'content-type', 'application/json']
  return async (query, body) => {
    const target = `${contentEditPath}?${new URLSearchParams(query)}`
    const result = await readBody(send, { method: 'POST', target, headers, body }, maxEditBytes)
    return result.kind === 'complete' ? result : undefined
  }
}

/** Why an edit was refused, in the editor's language; undefined where the answer does not say it. */
export function errorOf(body: Buffer | undefined): string | undefined {
  const answer = body && parsed(body)
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer
  return isRefusal && typeof answer.error === 'string' ? answer.error : undefined
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** How long it is remembered whether a backend has a state: addresses that nobody may read cause no more requests. */
const rememberMs = 10_000

/** Whether the backend has a state at all. Asked at most every ten seconds, once for all who wait. */
export function createHasContentState(ask: AskContentState, now: () => number): () => Promise<boolean> {
  let known: { until: number; has: Promise<boolean> } | undefined
  return () => {
    if (known === undefined || known.until <= now()) {
      const has = ask().then(({ kind }) => kind === 'state')
      known = { until: now() + rememberMs, has }
    }
    return known.has
  }
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const list = <T>(value: unknown, read: (fields: Fields) => T): T[] =>
  Array.isArray(value) ? value.slice(0, 500).map((item) => read(fieldsOf(item))) : []
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.slice(0, 500).map(text) : [])

/** The state; undefined for a value that is none. */
export function readContentState(value: unknown): ContentState | undefined {
  const state = fieldsOf(value)
  const edition = skinNames.find((name) => name === state.edition)
  const counts = fieldsOf(state.counts)
  if (edition === undefined || contentKinds.some((kind) => typeof counts[kind] !== 'number')) return undefined
  return {
    edition,
    isSample: state.isSample === true,
    isFollowed: state.isFollowed === true,
    loadedAt: count(state.loadedAt),
    // All kinds are there.
    counts: Object.fromEntries(contentKinds.map((kind) => [kind, counts[kind]])) as Record<ContentKind, number>,
    faults: list(state.faults, readFault),
    faultCount: count(state.faultCount),
    remarks: list(state.remarks, readFault),
    remarkCount: count(state.remarkCount),
    files: list(state.files, readFile),
    reloads: list(state.reloads, readReload),
    changes: list(state.changes, readChange),
    list: readList(state.list)
  }
}

function readFault(fault: Fields): StateFault {
  const { subject } = fault
  return {
    file: text(fault.file),
    line: count(fault.line),
    column: count(fault.column),
    field: text(fault.field),
    message: text(fault.message),
    subject: subject === 'language' || subject === 'link' ? subject : undefined
  }
}

const readFile = (file: Fields): StateFile => ({
  file: text(file.file),
  bytes: count(file.bytes),
  changedAt: count(file.changedAt)
})

const readReload = (reload: Fields): Reload => ({
  at: count(reload.at),
  faults: count(reload.faults),
  added: texts(reload.added),
  changed: texts(reload.changed),
  removed: texts(reload.removed)
})

const readChange = (change: Fields): ContentChange => ({
  id: text(change.id),
  at: count(change.at),
  by: text(change.by),
  files: texts(change.files)
})

const readRecord = (record: Fields): StateRecord => ({
  name: text(record.name),
  title_cn: text(record.title_cn),
  title_en: text(record.title_en),
  file: text(record.file),
  page: typeof record.page === 'string' && /^\/(?![/\\])/.test(record.page) ? record.page : undefined
})

function readList(value: unknown): ContentState['list'] {
  const fields = fieldsOf(value)
  const kind = contentKinds.find((name) => name === fields.kind)
  if (kind === undefined) return undefined
  const { total, page, pages, records } = fields
  return { kind, total: count(total), page: count(page), pages: count(pages), records: list(records, readRecord) }
}
