/** Turns an organiser's list of exhibitors into the table `exhibitors.csv`. */
import { readFileSync } from 'node:fs'
import { tables } from 'virtual:content-schemas'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import { fieldPath } from '../fault-list.ts'
import { checkSchema } from '../load/check-schema.ts'
import type { ContentFault, Position } from '../load/content-fault.ts'
import {
  cellValue,
  createCellLocator,
  delimiterOf,
  delimiters,
  firstRow,
  parseCells,
  quoteFault,
  visibleText
} from '../load/csv-source.ts'
import { fileFault, workbookFault } from '../load/read-folder.ts'
import { cellFault } from '../load/spreadsheet-values.ts'
import { completeCells, isCompleted } from './exhibitor-cells.ts'
import { exhibitorColumn, oneWordColumn, usualColumns } from './exhibitor-columns.ts'
import { groupedLines } from './grouped-lines.ts'

const { columns: shape = {} } = tables.exhibitors ?? {}
const written = Object.keys(shape).filter((name) => !name.startsWith('picture'))
/** Lines above the head: a title, a day, `sep=;`. */
const maxTitleRows = 10

export interface ImportedTable {
  /** CSV in UTF-8. */
  text: string
  /** One for each column and cell that could not be read. */
  faults: ContentFault[]
}

/** Decodes UTF-8 and UTF-16 (“Unicode text”), else GB18030, which spreadsheets write in China. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/**
 * Reads a list with heads in Chinese or English, in one row or in two of merged cells, below a title or none. What rows
 * leave out or write otherwise is completed as `completeCells` says; ids are numbered from 101, `today` is a day such
 * as 2025-06-11.
 */
export function importTable(file: string, source: string, today: string): ImportedTable {
  const faults: ContentFault[] = []
  const add = (position: Position, field: string, message: string) => faults.push({ file, ...position, field, message })
  // Lines may end as those of old Macs.
  const found = readList(source.replace(/\r(?!\n)/g, '\n'))
  if ('message' in found) return { text: '', faults: [{ file, field: '', ...found }] }
  const { cells, positionOf, head } = found
  const { columns, below } = head
  columns.forEach((column, index) => {
    const name = cells[below - 1]?.[index] || (cells[head.row]?.[index] ?? '')
    const hasCells = cells.slice(below).some((row) => row[index]?.trim())
    if (column === undefined && (name !== '' || hasCells))
      add(positionOf(head.row, index), name, 'is no column that is known: it is left out')
  })
  const absent = usualColumns.filter((name) => !columns.includes(name))
  for (const name of absent)
    if (!isCompleted(name)) add(positionOf(head.row, 0), name, 'is a column that is missing: add it')
  const seen = new Map<string, number>()
  const records: string[] = []
  for (const [index, row] of cells.entries()) {
    if (index < below || row.every((cell) => cell.trim() === '')) continue
    const record = new Map<string, string>()
    for (const [at, column] of columns.entries())
      if (column !== undefined && !record.get(column)) record.set(column, row[at]?.trim() ?? '')
    const at = (column: string) => positionOf(index, Math.max(0, columns.indexOf(column)))
    if (!namesExhibitor(record) || row.some((cell) => /^(?:合计|总计|小计|total)[:：]?$/i.test(cell.trim()))) {
      add(at('booth'), '', 'names no exhibitor: the row is left out')
      continue
    }
    const told = new Set<string>()
    for (const [column, cell] of record) {
      const message = cellFault(cell, shape[column] ?? 'value', columns.indexOf(column), () => at(column))
      if (!message) continue
      add(at(column), column, message)
      told.add(column)
    }
    completeCells(record, 101 + records.length, today)
    for (const column of ['id', 'booth'].filter((name) => !told.has(name))) {
      const value = `${column} ${record.get(column)}`
      const { line } = at(column)
      const other = seen.get(value)
      if (record.get(column) && other !== undefined) add(at(column), column, `stands in line ${other} too`)
      else seen.set(value, line)
    }
    const named = written.filter((name) => record.get(name))
    // The check writes numbers and days as the table has them.
    const values = Object.fromEntries(
      named.map((name) => [name, cellValue(record.get(name) ?? '', shape[name] ?? 'value')])
    )
    for (const { steps, message, isMissing } of checkSchema('exhibitors', [values])) {
      const [column = ''] = steps.slice(1).map(String)
      if (told.has(column) || (isMissing && (isCompleted(column) || absent.includes(column)))) continue
      add(at(column), steps.slice(1).reduce<string>(fieldPath, ''), message)
    }
    const website = record.get('website') ?? ''
    if (website !== '' && !told.has('website') && !/^https:\/\//.test(website))
      add(at('website'), 'website', 'must be an https address')
    records.push(written.map((name) => quoted(cellText(values[name]))).join(','))
  }
  return { text: `${[written.join(','), ...records].join('\n')}\n`, faults }
}

const namesExhibitor = (record: ReadonlyMap<string, string>) =>
  ['booth', 'company_cn', 'company_en'].some((column) => record.get(column))

/**
 * The cells of a list, by the first separator with which it has a head: a title above it has none, or another one. Else
 * what is wrong with it.
 */
function readList(text: string) {
  const likely = delimiterOf(text)
  let fault: Position & { message: string } = { ...fileStart, message: noHead }
  for (const delimiter of new Set([likely, ...delimiters]))
    try {
      const cells = parseCells(text, delimiter).map((row) => row.map(visibleText))
      const head = findHead(cells)
      if (head) return { cells, head, positionOf: createCellLocator(text, delimiter, firstRow(text)) }
    } catch (error) {
      if (delimiter === likely) fault = quoteFault(error, text, delimiter)
    }
  return fault
}

const fileStart = { line: 1, column: 1 }
const noHead = 'has no row that names columns, such as 展位号 and 公司名称'

interface Head {
  row: number
  /** The first row of data. */
  below: number
  columns: (string | undefined)[]
}

/** The first row that names two columns, with the row of the cells below merged ones; undefined where there is none. */
function findHead(cells: readonly string[][]): Head | undefined {
  const row = cells
    .slice(0, maxTitleRows)
    .findIndex((names) => names.filter((name) => exhibitorColumn(name)).length > 1)
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
      ? exhibitorColumn(`${groups[index] ?? ''} ${part}`)
      : (oneWordColumn(`${groups[index] ?? ''}${part}`) ?? columnOfRows(upper[index] ?? '', part))
  // Every exhibitor has a number somewhere: that of the booth.
  const isSplit = lower.some((part, index) => part !== '' && columnOf(part, index)) && !/\d/.test(lower.join(''))
  const columns = upper.map((name, index) => {
    const part = isSplit ? (lower[index] ?? '') : ''
    return part === '' ? exhibitorColumn(name) : columnOf(part, index)
  })
  return {
    row,
    below: row + (isSplit ? 2 : 1),
    // Of two columns with the same meaning the first counts.
    columns: columns.map((column, index) => (columns.indexOf(column) < index ? undefined : column))
  }
}

/** The column of a head in two rows: of one that is written in each language, or of its lower part. */
function columnOfRows(name: string, part: string): string | undefined {
  const [first, second] = [name, part].map((cell) =>
    exhibitorColumn(cell)
      ?.replace(/_(?:cn|en)$/, '')
      .replace('markdown', 'summary')
  )
  return exhibitorColumn(first !== undefined && first === second ? `${name} ${part}` : part)
}

const isLanguage = (part: string) => /^(?:中文|英文|chinese|english|\b(?:cn|en)\b|[\s/()（）])+$/i.test(part)

function cellText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Writes the table to the standard output and its faults to the standard error, as JSON without a language. Gives the exit code. */
export function importExhibitors(file: string, locale: ApiLocale | undefined): number {
  const bytes = readFileSync(file)
  const workbook = workbookFault(bytes)
  const today = new Date().toISOString().slice(0, 10)
  const { text, faults } = workbook
    ? { text: '', faults: [fileFault(file, workbook)] }
    : importTable(file, decodeTable(bytes), today)
  process.stdout.write(text)
  if (locale === undefined) process.stderr.write(`${JSON.stringify({ faults })}\n`)
  else for (const line of groupedLines(faults, locale)) process.stderr.write(`${line}\n`)
  return faults.length === 0 ? 0 : 1
}
