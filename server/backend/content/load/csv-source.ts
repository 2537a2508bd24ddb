/** A table of a content folder: its rows by column, and the positions of its cells. */
import { CsvError, parse } from 'csv-parse/sync'
import { LineCounter } from 'yaml'
import { pairOf } from '../../../../shared/locale/bilingual.ts'
import { isBlank } from '../../../../shared/locale/cut-text.ts'
import { lazy } from '../../lazy.ts'
import type { ContentFault, Position } from './content-fault.ts'
import type { SourceFile } from './read-folder.ts'
import type { Source } from './source.ts'
import { type ColumnKind, cellFault } from './spreadsheet-values.ts'

export interface TableShape {
  columns: Readonly<Record<string, ColumnKind>>
  required: readonly string[]
}

/** What may separate the cells of a table. */
export const delimiters = [',', ';', '\t']

/** A table whose lines may end as those of old Macs, and whose first one may tell Excel the separator. */
export const tableLines = (text: string) => text.replace(/\r(?!\n)/g, '\n').replace(/^\ufeff?sep=.(?=\r?\n)/i, '')

/** Parses the cells of a table. Throws CsvError. */
export function parseCells(text: string, delimiter = delimiterOf(text)): string[][] {
  // Lines that were pasted together end in several ways; the library would take the first one for that of all.
  const ends = { record_delimiter: ['\r\n', '\n', '\r'] }
  return parse(text, { delimiter, ...ends, relax_column_count: true, skip_empty_lines: true, bom: true })
}

/** What is wrong with a table that cannot be parsed, at the cell where it begins: quotes alone can be wrong. */
export function quoteFault(error: unknown, text: string, delimiter?: string): Position & { message: string } {
  if (!(error instanceof CsvError)) throw error
  const message = 'has a quotation mark inside, or one that is not closed: put the text in quotes, and write "" for "'
  return { ...createCellLocator(text, delimiter)(Number(error.records), Number(error.index)), message }
}

/** The separator that the first row has most of, outside of quotes, which may have line breaks inside. */
export function delimiterOf(text: string): string {
  const [head = ''] = /^(?:"[^"]*"|[^"\n])*/.exec(text.trimStart()) ?? []
  const written = head.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => written.split(delimiter).length
  return delimiters.reduce((best, other) => (count(other) > count(best) ? other : best))
}

/**
 * Parses a table. Rows are objects by column without their empty cells. Adds a fault for each error of the file or its
 * head, and gives undefined if there is one.
 */
export function parseTable(
  { name, text: written }: SourceFile,
  shape: TableShape,
  faults: ContentFault[]
): Source | undefined {
  const before = faults.length
  const text = tableLines(written)
  const fail = (position: Position, field: string, message: string) =>
    faults.push({ file: name, ...position, field, message })
  let cells: string[][]
  try {
    cells = parseCells(text)
  } catch (error) {
    faults.push({ file: name, field: '', ...quoteFault(error, text) })
    return undefined
  }
  const positionOf = createCellLocator(text, delimiterOf(text), firstRow(written))
  // Without a head, as in YAML.
  if (cells.length === 0) return { name, value: null, locate: () => positionOf(0, 0) }
  const [head = [], ...allRows] = cells
  const known = Object.keys(shape.columns)
  const isNamed = (column: string) => (other: string) => other.toLowerCase() === column.trim().toLowerCase()
  const columns = head.map(visibleText).map((column) => known.find(isNamed(column)) ?? column.trim())
  if (!columns.some((column) => known.includes(column))) {
    fail({ line: 1, column: 1 }, columns[0] ?? '', `is no column of this table: use ${known.join(', ')}`)
    return undefined
  }
  // A spreadsheet writes rows and columns that were emptied as commas alone.
  const rows = allRows.flatMap((row, index) => (row.every(isBlank) ? [] : [{ row, index }]))
  const filled = lazy(() => new Set(rows.flatMap(({ row }) => row.flatMap((cell, at) => (isBlank(cell) ? [] : at)))))
  columns.forEach((column, index) => {
    const failHere = (message: string) => fail(positionOf(0, index), column, message)
    if (column === '' && !filled().has(index)) return
    if (column === '') failHere('is a column without a name: name it, or empty its cells')
    else if (!Object.hasOwn(shape.columns, column)) failHere(`is no column of this table: use ${known.join(', ')}`)
    else if (columns.indexOf(column) < index) failHere('is a column already: remove one of the two')
  })
  // One language is enough.
  for (const column of shape.required)
    if (![column, pairOf(column)?.counterpart].some((name) => columns.includes(name ?? '')))
      fail({ line: 1, column: 1 }, column, 'is a column that is missing: add it')
  if (faults.length > before) return undefined
  const faultyRows = new Set<number>()
  rows.forEach(({ row, index }, place) => {
    if (row.length <= columns.length || row.slice(columns.length).every(isBlank)) return
    fail(positionOf(index + 1, columns.length), '', 'has more cells than the head: put texts with commas in quotes')
    faultyRows.add(place)
  })
  // Those without a name are empty.
  const named = columns.flatMap((column, at): [number, string][] => (column === '' ? [] : [[at, column]]))
  for (const [place, { row, index }] of rows.entries())
    for (const [at, column] of named) {
      const cell = row[at]?.trim() ?? ''
      const message = cellFault(cell, shape.columns[column] ?? 'value', at, () => positionOf(index + 1, at))
      if (!message) continue
      fail(positionOf(index + 1, at), column, message)
      faultyRows.add(place)
    }
  return {
    name,
    faultyRows,
    value: rows.map(({ row }) => record(named, row, shape)),
    locate: ([row, column]) => {
      const known = typeof row === 'number' ? rows[row] : undefined
      const id = known?.row[columns.indexOf('id')]?.trim()
      const position = positionOf(
        typeof row === 'number' ? (known?.index ?? row) + 1 : 0,
        Math.max(0, columns.indexOf(String(column ?? '')))
      )
      return id ? { ...position, id } : position
    }
  }
}

/** A text without byte order marks and characters that nobody sees, which heads take over from web pages. */
export function visibleText(text: string): string {
  return text.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
}

function record(
  columns: readonly [index: number, name: string][],
  row: readonly string[],
  shape: TableShape
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [index, column] of columns) {
    const cell = row[index]?.trim() ?? ''
    const kind = shape.columns[column]
    if (!isBlank(cell)) values[column] = kind === undefined ? cell : cellValue(cell, kind)
  }
  return values
}

const flags = new Map([
  ...['yes', 'y', 'true', '1', '是', '√', '✓'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', '否', '×'].map((word) => [word, false] as const)
])

/** A cell as the schema takes it. */
export function cellValue(cell: string, kind: ColumnKind): unknown {
  if (kind === 'ids') return cell.split(/[\s,;，；、]+/).filter(Boolean)
  if (kind === 'texts') return cell.split('|').map((text) => text.trim())
  return kind === 'flag' ? (flags.get(cell.toLowerCase()) ?? cell) : cell
}

/** The number of the first row that a spreadsheet shows: a line that tells it the separator is no row. */
export const firstRow = (text: string) => (/^sep=.\r?\n/i.test(text) ? 0 : 1)

/**
 * Gives the position of a cell by row and column, counted from 0; the head is row 0, empty lines do not count. `first`
 * is the number of the text's first line in a spreadsheet.
 */
export function createCellLocator(
  text: string,
  delimiter = delimiterOf(text),
  first = 1
): (row: number, column: number) => Position {
  let table: ReturnType<typeof locateCells> | undefined
  return (row, column) => {
    table ??= locateCells(text, delimiter)
    const cells = table.rows[Math.min(row, table.rows.length - 1)] ?? [0]
    const { line, col } = table.lines.linePos(cells[column] ?? cells.at(-1) ?? 0)
    const number = table.numbers[Math.min(row, table.rows.length - 1)] ?? 1
    return { line, column: column < cells.length ? col : 1, row: number + first - 1 }
  }
}

/** Where each cell begins, by row, and the numbers of the rows, where empty lines count. */
function locateCells(text: string, delimiter: string): { rows: number[][]; numbers: number[]; lines: LineCounter } {
  const lines = new LineCounter()
  lines.addNewLine(0)
  const rows: number[][] = []
  const numbers: number[] = []
  let [row, number, isQuoted] = [[0], 1, false]
  for (let i = 0; i <= text.length; i += 1) {
    const character = text[i] ?? '\n'
    if (character === '"') isQuoted = !isQuoted
    else if (character === '\n') lines.addNewLine(i + 1)
    if (isQuoted) continue
    if (character === delimiter) row.push(i + 1)
    if (character !== '\n') continue
    if (!/^\r?$/.test(text.slice(row[0], i))) {
      rows.push(row)
      numbers.push(number)
    }
    row = [i + 1]
    number += 1
  }
  if (isQuoted) {
    rows.push(row)
    numbers.push(number)
  }
  return { rows, numbers, lines }
}
