/** Reads the state that a backend sends: its texts are untrusted, and a backend of another kind may send anything. */
import {
  type ContentChange,
  type ContentKind,
  type ContentState,
  contentKinds,
  type Reload,
  type StateFault,
  type StateFile,
  type StateRecord
} from '../../shared/records/content-state.ts'
import { skinNames } from '../../shared/records/editions.ts'

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
