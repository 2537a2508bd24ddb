/** What the embedded backend says about its content to the page for editors (shared/README.md#editors). */
import type { EditionName } from './editions.ts'

/** Path of the state below the embedded backend's address. The API proxy refuses it. */
export const contentStatePath = '/_content-state'

/** The one script that is no built file of visitors: the forms of editors. */
export const editorScriptPath = '/_editor/forms/decap-cms.js'

/** What a fault is about, beside the rest. */
export type FaultSubject = 'language' | 'link'

/** Path of edits below the embedded backend's address; the API proxy refuses it with the state. */
export const contentEditPath = `${contentStatePath}/edit`

/** Milliseconds that an edit may take: one of 20,000 rows is 40 s on a busy machine. */
export const maxEditMs = 180_000

/** A change that an editor made in the browser. */
export interface ContentChange {
  id: string
  /** Milliseconds since the epoch. */
  at: number
  /** Name of the editor; empty where the token has none. */
  by: string
  /** Paths from the content folder. */
  files: string[]
}

/** The tables of a content folder, which editors replace as a whole. */
export const contentTables = [
  'exhibitors',
  'products',
  'talks',
  'people',
  'booths',
  'partners',
  'hotels',
  'categories'
] as const
export type ContentTable = (typeof contentTables)[number]

/** What may become of a row or a file. */
export const changes = ['added', 'changed', 'removed'] as const
export type Change = (typeof changes)[number]

/** What an upload would change in a row; of one that is added or removed the cells that have something. */
export interface RowDifference {
  change: Change
  /** Its id, or what tells it from others. */
  key: string
  cells: { column: string; before: string; after: string }[]
}

/** What an upload would change in a table. */
export interface TableDifference {
  table: ContentTable
  counts: Record<Change, number>
  /** Rows that the upload lacks and that stay. */
  kept: number
  /** The first ones. */
  rows: RowDifference[]
}

/** An uploaded table beside that of the folder. */
export interface ComparedUpload {
  /** With which it is published; undefined where it cannot be. */
  id?: string | undefined
  tables: TableDifference[]
  /** What the upload has that cannot be read: it is left out. One line each, in the editor's language. */
  leftOut: string[]
  /** What the folder would have. */
  faults: string[]
  remarks: string[]
}

export interface StateFault {
  /** Path from the content folder; empty where the folder as a whole is at fault. */
  file: string
  line: number
  column: number
  field: string
  /** What is wrong and what to do about it. */
  message: string
  subject?: FaultSubject | undefined
}

/** A file of the folder as it was last loaded. */
export interface StateFile {
  file: string
  bytes: number
  /** Milliseconds since the epoch. */
  changedAt: number
}

/** A load of the folder after the first one. */
export interface Reload {
  /** Milliseconds since the epoch. */
  at: number
  /** Faults that it found; 0 where its content is served. */
  faults: number
  added: string[]
  changed: string[]
  removed: string[]
}

export const contentKinds = [
  'pages',
  'news',
  'exhibitors',
  'products',
  'talks',
  'awards',
  'categories',
  'menu',
  'tree'
] as const
export type ContentKind = (typeof contentKinds)[number]

export interface StateRecord {
  /** Its id, or the path of a page or a menu entry. */
  name: string
  title_cn: string
  title_en: string
  /** By which an exhibitor is found, too. */
  booth?: string | undefined
  /** Path from the content folder. */
  file: string
  /** Path of its own page without language prefix; undefined where it has none. */
  page?: string | undefined
}

export interface ContentState {
  edition: EditionName
  isSample: boolean
  /** False for the built-in content, which has no folder, no files and no reloads. */
  isFollowed: boolean
  /** When the content that is served now was loaded, milliseconds since the epoch. */
  loadedAt: number
  counts: Record<ContentKind, number>
  /** The first faults of the folder's present state; none while it is in order. */
  faults: StateFault[]
  faultCount: number
  /** The first of what holds nothing back: the language of a text, a clash of talks. */
  remarks: StateFault[]
  remarkCount: number
  /** The files that changed last, newest first. */
  files: StateFile[]
  /** Newest first. */
  reloads: Reload[]
  /** What editors have changed in the browser, newest first. */
  changes: ContentChange[]
  /** The records that were asked for. */
  list?: { kind: ContentKind; total: number; page: number; pages: number; records: StateRecord[] } | undefined
}
