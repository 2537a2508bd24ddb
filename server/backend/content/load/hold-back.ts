/**
 * What is held back of a content folder: a file with a fault, or a row of a table. In its place stands what the folder
 * last published of it; where that is wrong too, or there is none, it is left out.
 */

import { isDeepStrictEqual } from 'node:util'
import { type SchemaName, tables } from 'virtual:content-schemas'
import { isNested } from '../fault-list.ts'
import { exhibitorPath, productPath, talkPath } from '../slugs.ts'
import { pagePath, schemaOf } from './file-names.ts'
import type { ContentFile } from './files-of-folder.ts'
import type { RecordSource } from './record-sources.ts'

/** The values of the files that were last published, by name; of a table its rows. */
export type PublishedValues = Readonly<Record<string, unknown>>

/** What a file, or a row by its place in it, is shown as. */
type Held = 'kept' | 'absent'

export interface HeldBack {
  /** The files as they are shown now. */
  files: () => ContentFile[]
  /** Takes the next step with the record of a source; false where the record is left out already, or cannot be told. */
  hold: (source: RecordSource | undefined) => boolean
  /** The names of the files of which something is held back. */
  heldFiles: () => ReadonlySet<string>
  /** Whether the record of a source is shown as it is written, not as it was. */
  isWritten: (source: RecordSource | undefined) => boolean
  /** Whether other values of the record were published before, which are not tried yet. */
  hasKept: (source: RecordSource | undefined) => boolean
  /** Whether a reference leads to something that is left out: a record such as `people wang-li`, or a path. */
  isLeftOut: (target: string) => boolean
}

/** Holds back the files `faulty`, which are not among `files`, and the faulty rows of those. */
export function holdBack(
  files: readonly ContentFile[],
  faulty: Iterable<string>,
  published: PublishedValues
): HeldBack {
  const held = new Map<string, Held>()
  const left = [...new Set(faulty)].filter((name) => !files.some((file) => file.name === name))
  const all = [...files, ...left.flatMap((name) => publishedFile(name, published) ?? [])].sort((a, b) =>
    a.name < b.name ? -1 : 1
  )
  const lost = new Set(left.filter((name) => !Object.hasOwn(published, name)))
  for (const { name, faultyRows = [] } of files) for (const row of faultyRows) held.set(keyOf(name, row), 'kept')
  /** The rows in a shown table, by their places in the written one. */
  const places = new Map<ContentFile, number[]>()

  const show = (file: ContentFile): ContentFile[] => {
    if (!isTable(file)) {
      const state = held.get(file.name)
      if (state === undefined) return [file]
      return state === 'kept' && Object.hasOwn(published, file.name) ? [{ ...file, value: published[file.name] }] : []
    }
    // `isTable` has looked.
    const rows = (file.value as Row[]).flatMap((row, index) => {
      const state = held.get(keyOf(file.name, index))
      const value = state === undefined ? row : state === 'kept' ? keptRow(file, row, published) : undefined
      return value === undefined ? [] : [{ value, index }]
    })
    const shown: ContentFile = {
      ...file,
      value: rows.map(({ value }) => value),
      locate: ([row, ...steps]) => file.locate(typeof row === 'number' ? [rows[row]?.index ?? row, ...steps] : [])
    }
    places.set(
      shown,
      rows.map(({ index }) => index)
    )
    return [shown]
  }
  const unitOf = ({ file, steps: [row] }: RecordSource) => {
    const index = typeof row === 'number' ? places.get(file)?.[row] : undefined
    return { key: index === undefined ? file.name : keyOf(file.name, index), index }
  }
  const isKeptFile = (name: string) => left.includes(name)
  const hasKept = (source: RecordSource | undefined) => {
    if (!source || isKeptFile(source.file.name)) return false
    const { key, index } = unitOf(source)
    if (held.has(key)) return false
    const original = all.find(({ name }) => name === source.file.name)
    if (!original) return false
    // Only rows of a table have an index.
    const value = index === undefined ? original.value : (original.value as Row[])[index]
    const kept = index === undefined ? published[original.name] : keptRow(original, value as Row, published)
    return kept !== undefined && !isDeepStrictEqual(kept, value)
  }

  return {
    files: () => all.flatMap(show),
    hold(source) {
      if (!source) return false
      const { key } = unitOf(source)
      if (held.get(key) === 'absent') return false
      held.set(key, hasKept(source) ? 'kept' : 'absent')
      return true
    },
    heldFiles: () => new Set([...held.keys()].map((key) => key.replace(/#\d+$/, ''))),
    isWritten: (source) => !source || !(isKeptFile(source.file.name) || held.has(unitOf(source).key)),
    hasKept,
    isLeftOut: (target) => {
      for (const name of lost) if (isOfFile(target, name)) return true
      return all.some((file) => leftOutOf(file, held, published).has(target))
    }
  }
}

type Row = Record<string, unknown>

const keyOf = (name: string, row: number) => `${name}#${row}`

const isTable = ({ schema, value }: ContentFile) => tables[schema] !== undefined && Array.isArray(value)

/** The file as it was published; undefined where it never was. */
function publishedFile(name: string, published: PublishedValues): ContentFile | undefined {
  const schema = schemaOf(name)
  if (typeof schema !== 'string' || !Object.hasOwn(published, name)) return undefined
  return { name, schema, value: published[name], locate: () => ({ line: 1, column: 1 }) }
}

/** Who renames nothing but the id of a row, or empties it, has left its names. */
const names = ['company_cn', 'company_en', 'title_cn', 'title_en', 'name_cn', 'name_en']

/** The row as it was published: that with its id, else one whose id no row has any more, with one of its names. */
function keptRow({ name, value }: ContentFile, row: Row, published: PublishedValues): Row | undefined {
  const before = published[name]
  if (!Array.isArray(before)) return undefined
  const sameId = row.id === undefined ? undefined : before.find(({ id }) => String(id) === String(row.id))
  if (sameId) return sameId
  // What has rows is a table.
  const ids = new Set((value as Row[]).map(({ id }) => String(id)))
  return before.find((old) => !ids.has(String(old.id)) && names.some((key) => old[key] && old[key] === row[key]))
}

/** Whether a record or path would stand in a file that is left out as a whole. */
function isOfFile(target: string, name: string): boolean {
  if (name.startsWith('pages/')) return target === pagePath(name) || target === `pages ${pagePath(name)}`
  if (name.startsWith('news/')) return [`news ${name.slice(5, -5)}`, `/news/${name.slice(5, -5)}`].includes(target)
  const stem = name.replace(/\.\w+$/, '')
  const views: Record<string, (item: { id: number; forum: string }) => string> = {
    exhibitors: exhibitorPath,
    products: productPath,
    talks: talkPath
  }
  const [, id = ''] = /\/(\d+)$/.exec(target) ?? []
  const [, forum = ''] = /^\/event\/([^/]+)/.exec(target) ?? []
  return target.split(' ')[0] === stem || (id !== '' && views[stem]?.({ id: Number(id), forum }) === target)
}

/** The names and paths of what is left out of a file. */
function leftOutOf(file: ContentFile, held: ReadonlyMap<string, Held>, published: PublishedValues): Set<string> {
  const found = new Set<string>()
  if (!isTable(file)) return found
  // `isTable` has looked.
  for (const [index, row] of (file.value as Row[]).entries()) {
    const state = held.get(keyOf(file.name, index))
    if (state === undefined || !isNested(row) || (state === 'kept' && keptRow(file, row, published))) continue
    const id = Number(row.id)
    found.add(`${file.schema satisfies SchemaName} ${row.id}`)
    if (file.schema === 'partners') found.add(`partners ${row.group}`)
    if (file.schema === 'exhibitors') found.add(exhibitorPath({ id })).add(`booth ${row.booth}`)
    if (file.schema === 'products') found.add(productPath({ id }))
    if (file.schema === 'talks') found.add(talkPath({ id, forum: String(row.forum ?? 'activities') }))
  }
  return found
}
