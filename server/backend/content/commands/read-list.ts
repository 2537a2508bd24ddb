/** The lists in a file of an organiser: of a table as text, or of the sheets of a workbook. */
import { decodeHTML } from 'entities'
import { pairOf } from '../../../../shared/locale/bilingual.ts'
import type { Position } from '../load/content-fault.ts'
import {
  createCellLocator,
  delimiterOf,
  delimiters,
  firstRow,
  parseCells,
  quoteFault,
  tableLines,
  visibleText
} from '../load/csv-source.ts'
import { invisibleCharacters } from '../load/read-folder.ts'
import { plainCell } from './folder-tables.ts'
import {
  type ColumnNames,
  columnNames,
  type ListTable,
  listColumn,
  listTables,
  namesLanguage,
  oneWordColumn
} from './list-columns.ts'
import type { WorkbookSheet } from './workbook.ts'

export interface Head {
  table: ListTable
  row: number
  /** The first row of data. */
  below: number
  columns: (string | undefined)[]
  /** What the list calls each column. */
  names: string[]
  /** Columns whose meaning one before them has. */
  repeated: ReadonlySet<number>
}

export interface List {
  cells: string[][]
  head: Head
  positionOf: (row: number, column: number) => Position
}

/** Rows above the head: a title, a day, `sep=;`, empty ones. */
const maxTitleRows = 20
/** A list without these would have no record. */
const naming: Record<ListTable, RegExp> = {
  exhibitors: /^(?:company|brand|booth)/,
  products: /^name/,
  talks: /^title/,
  people: /^name/
}

/**
 * Decodes UTF-8 and UTF-16 (“Unicode text”), else GB18030, which spreadsheets write in China, or Windows-1252 of Western
 * Europe, where letters with accents mostly stand alone.
 */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Without a mark every second byte of what is no Chinese is zero.
  const zeros = bytes.subarray(0, 1000).reduce((count, byte, at) => (byte === 0 ? count + (at % 2 ? 1 : -1) : count), 0)
  if (zeros !== 0) return new TextDecoder(zeros > 0 ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const latin = Buffer.from(bytes).toString('latin1')
    const others = latin.match(/[\x80-\xff]+/g) ?? []
    const isWestern = others.filter(({ length }) => length === 1).length * 2 > others.length
    if (!isWestern) return new TextDecoder('gb18030').decode(bytes)
    // Node 20 decodes windows-1252 as Latin-1; references have its characters (HTML, 13.2.5.80).
    return latin.replace(/[\x80-\x9f]/g, (character) => decodeHTML(`&#${character.charCodeAt(0)};`))
  }
}

/**
 * A cell as a content folder takes it, where a character that nobody sees is a fault of the file. `="007"` is how programs
 * keep a spreadsheet from reading a number.
 */
export const cleanCell = (cell: string) =>
  visibleText(cell)
    .replace(/^="(.*)"$/s, '$1')
    .replace(/\r\n?|\u2028|\u2029|\v/g, '\n')
    .replace(invisibleCharacters, '')

/**
 * The list of a text, by the first separator with which it has a head: a title above it has none, or another one. Else
 * what is wrong with it. `table` is what it is a list of, where that is known.
 */
export function readText(written: string, table?: ListTable): List | (Position & { message: string }) {
  const text = tableLines(written)
  const likely = delimiterOf(text)
  let fault: Position & { message: string } = { line: 1, column: 1, message: noHead }
  // Last those that heads in two languages, or times, have inside of their cells.
  for (const delimiter of new Set([likely, ...delimiters, '|', '｜', '^', ':']))
    try {
      const cells = parseCells(text, delimiter).map((row) => row.map((cell) => cleanCell(plainCell(cell))))
      const head = findHead(cells, table)
      if (head) return { cells, head, positionOf: createCellLocator(text, delimiter, firstRow(written)) }
    } catch (error) {
      if (delimiter === likely) fault = quoteFault(error, text, delimiter)
    }
  return fault
}

/**
 * The list of a sheet; undefined for one that names no columns. A cell that is merged downwards holds for its rows; one of
 * addresses that says `点击查看` is where it leads.
 */
export function readSheet({ rows, merges, links }: WorkbookSheet, table?: ListTable): List | undefined {
  const cells = rows.map((row) => row.map((cell) => cleanCell(cell)))
  const head = findHead(cells, table)
  if (!head) return undefined
  for (const { startRow, endRow, startCol } of merges)
    for (let row = startRow + 1; startRow >= head.below && row <= Math.min(endRow, cells.length - 1); row += 1)
      // The condition has found the row.
      if (cells[row]?.[startCol] === '') cells[row]![startCol] = cells[startRow]?.[startCol] ?? ''
  for (const { row, column, target } of links) {
    const line = row >= head.below && head.columns[column] === 'website' ? cells[row] : undefined
    const text = line?.[column]
    if (line && text !== undefined && !/^\S+\.[a-z]/i.test(text)) line[column] = target
  }
  return { cells, head, positionOf: (row, column) => ({ line: row + 1, column: column + 1, row: row + 1 }) }
}

export const noHead = 'has no row that names columns, such as 展位号 and 公司名称'

/** The head of the table whose columns a list has most of; undefined where it has none of two. */
function findHead(cells: readonly string[][], table?: ListTable): Head | undefined {
  const heads = (table ? [table] : listTables).flatMap((name) => headOf(cells, name) ?? [])
  const score = ({ columns }: Head) => columns.filter((column) => column !== undefined).length
  return heads.reduce<Head | undefined>((best, head) => (best && score(best) >= score(head) ? best : head), undefined)
}

/** The first row that names two columns, with the row of the cells below merged ones. */
function headOf(cells: readonly string[][], table: ListTable): Head | undefined {
  const words: ColumnNames = columnNames[table]
  const row = cells
    .slice(0, maxTitleRows)
    .findIndex((names) => new Set(names.flatMap((name) => listColumn(name, words) ?? [])).size > 1)
  const upper = cells[row]
  if (!upper) return undefined
  const lower = cells[row + 1] ?? []
  let group = ''
  const groups = upper.map((name) => {
    group = name || group
    return group
  })
  // A row of data below is no part of the head because it has the word of a language.
  const columnOf = (part: string, index: number) =>
    isLanguage(part)
      ? listColumn(`${groups[index] ?? ''} ${part}`, words)
      : (oneWordColumn(`${groups[index] ?? ''}${part}`, words) ?? columnOfRows(upper[index] ?? '', part, words))
  // Every record has a number somewhere: that of the booth, a time.
  const isSplit = lower.some((part, index) => part !== '' && columnOf(part, index)) && !/\d/.test(lower.join(''))
  const columns = upper.map((name, index) => {
    const part = isSplit ? (lower[index] ?? '') : ''
    return part === '' ? listColumn(name, words) : columnOf(part, index)
  })
  if (!columns.some((column) => column !== undefined && naming[table].test(column))) return undefined
  const names = upper.map((name, index) => (isSplit ? lower[index] : '') || name)
  // Beside `Title (EN)` a `Title` is the other one.
  const paired = columns.map((column, index) => {
    const isNamed = (other: string | undefined, at: number) => other === column && namesLanguage(names[at] ?? '')
    if (column === undefined || /\p{Script=Han}/u.test(names[index] ?? '') || isNamed(column, index)) return column
    return (columns.some(isNamed) && pairOf(column)?.counterpart) || column
  })
  // Of two columns with the same meaning the first counts.
  const repeated = new Set(
    paired.flatMap((column, index) => (column !== undefined && paired.indexOf(column) < index ? index : []))
  )
  return {
    table,
    row,
    below: row + (isSplit ? 2 : 1),
    columns: paired.map((column, index) => (repeated.has(index) ? undefined : column)),
    names,
    repeated
  }
}

/** The column of a head in two rows: of one that is written in each language, or of its lower part. */
function columnOfRows(name: string, part: string, words: ColumnNames): string | undefined {
  const [first, second] = [name, part].map((cell) =>
    listColumn(cell, words)
      ?.replace(/_(?:cn|en)$/, '')
      .replace('markdown', 'summary')
  )
  const both = first !== undefined && first === second ? listColumn(`${name} ${part}`, words) : undefined
  return both ?? listColumn(part, words)
}

const isLanguage = (part: string) => /^(?:中文|英文|chinese|english|\b(?:cn|en)\b|[\s/()（）])+$/i.test(part)
