/** The tables of a content folder that a list is imported into, and what lists name from its other files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tables as shapes } from 'virtual:content-schemas'
import { CsvError } from 'csv-parse/sync'
import { parse, parseDocument, YAMLParseError } from 'yaml'

import { isoDate } from '../../../../shared/time/dates.ts'
import { isNested } from '../fault-list.ts'
import { replaceFile } from '../files/file-store.ts'
import { parseCells, tableLines, visibleText } from '../load/csv-source.ts'
import { unixSeconds } from '../times.ts'
import { type ListTable, listTables } from './list-columns.ts'
import { dayText } from './written-times.ts'

export type Row = Map<string, string>

export interface Table {
  /** In the order of the file. */
  columns: string[]
  rows: Row[]
  added: number
  changed: number
}

export interface FolderTables {
  tables: Record<ListTable, Table>
  /** Ids of the industry tree by `plainName`. */
  categories: ReadonlyMap<string, string>
  /** The last parts of the addresses of forums, by themselves and by `plainName` of their titles. */
  forums: ReadonlyMap<string, string>
  /** Those of the fair, such as 2025-06-11. */
  days: readonly string[]
  /** False where there is no folder: what is named in another table is not known. */
  isFolder: boolean
}

/** A name without what lists write differently: capitals, spaces, punctuation. */
export const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '')

/** Columns that the import writes. */
export const writtenColumns = (table: string) =>
  Object.keys(shapes[table]?.columns ?? {}).filter((name) => !/^(?:picture|portrait|slides)/.test(name))

/**
 * Reads the tables of a folder; empty ones without it, or where it has none. Undefined where a file cannot be parsed: it
 * would be lost.
 */
export function openTables(folder: string | undefined): FolderTables | undefined {
  try {
    return readTables(folder)
  } catch (error) {
    if (error instanceof CsvError || error instanceof YAMLParseError) return undefined
    throw error
  }
}

/** The same, which throws the error of a parser. */
export function readTables(folder: string | undefined): FolderTables {
  const read = (name: string) => {
    const file = folder === undefined ? '' : path.join(folder, name)
    return folder !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  // One for each name of a table.
  const tables = Object.fromEntries(
    listTables.map((table) => [table, parseTableText(table, read(`${table}.csv`))])
  ) as Record<ListTable, Table>
  const pages = folder === undefined ? '' : path.join(folder, 'pages', 'event')
  const forums = new Map<string, string>()
  for (const file of pages !== '' && existsSync(pages) ? readdirSync(pages) : []) {
    if (!file.endsWith('.yaml')) continue
    const slug = file.slice(0, -'.yaml'.length)
    for (const name of [slug, ...namesOf(parse(readFileSync(path.join(pages, file), 'utf8')))])
      forums.set(plainName(name), slug)
  }
  const days = daysOf(read('edition.yaml'))
  return { tables, categories: categoryIds(parse(read('tree.yaml'))), forums, days, isFolder: folder !== undefined }
}

/** At most a month. */
const maxDays = 31

/** The days of an edition, also where a fault follows in its file; none where it does not say them as a day. */
function daysOf(text: string): string[] {
  const edition = parseDocument(text)
  const [first, last] = ['first_day', 'last_day'].map((name) => unixSeconds(dayText(String(edition.get(name))) ?? ''))
  const days: string[] = []
  if (first === undefined) return days
  for (let day = first; day <= (last ?? first) && days.length < maxDays; day += 86_400) days.push(isoDate(day))
  return days
}

/** A table of its file's text; an empty one for an empty text. Throws CsvError. */
export function parseTableText(table: string, text: string): Table {
  const [head, ...rows] = parseCells(tableLines(text))
  // A column of halls comes with the first record that has one: most fairs have one hall.
  const columns =
    head?.map((name) => visibleText(name).trim()) ?? writtenColumns(table).filter((name) => name !== 'hall')
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  return {
    columns,
    rows: filled.map((row) => new Map(columns.map((name, at) => [name, row[at] ?? '']))),
    added: 0,
    changed: 0
  }
}

const namesOf = (record: unknown): string[] =>
  isNested(record)
    ? ['name_cn', 'name_en', 'title_cn', 'title_en'].flatMap((key) => (record[key] ? String(record[key]) : []))
    : []

/** The ids of a tree's entries by their names; of two with one name the first. */
function categoryIds(tree: unknown, ids = new Map<string, string>()): Map<string, string> {
  for (const entry of Array.isArray(tree) ? tree : []) {
    if (!isNested(entry)) continue
    for (const name of namesOf(entry)) if (!ids.has(plainName(name))) ids.set(plainName(name), String(entry.id))
    categoryIds(entry.children, ids)
  }
  return ids
}

/** Adds a record, and columns that the table lacks. */
export function addRow(table: Table, row: Row): void {
  addColumns(table.columns, row)
  table.rows.push(row)
  table.added += 1
}

/** Adds the columns of cells that have something. */
export function addColumns(columns: string[], cells: Row): void {
  for (const [column, cell] of cells) if (cell !== '' && !columns.includes(column)) columns.push(column)
}

/** A table as a file. */
export function tableText({ columns, rows }: Table): string {
  const lines = rows.map((row) => columns.map((name) => quoted(row.get(name) ?? '')).join(','))
  return `${[columns.map(quoted).join(','), ...lines].join('\n')}\n`
}

/** What spreadsheets take for a formula; a number with a sign is none. */
const formula = /^'*[=+\-@\t](?!\d+(?:\.\d+)?$)/

/** A cell that a spreadsheet shows as text, not as a formula: with an apostrophe before it. */
export const guardedCell = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)

/** The cell that `guardedCell` has made this of. */
export const plainCell = (cell: string) => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell)

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Writes a table into the folder, in one step: a site may be following it. */
export function writeTable(folder: string, name: ListTable, table: Table): void {
  replaceFile(path.join(folder, `${name}.csv`), tableText(table))
}
