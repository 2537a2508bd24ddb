/** Writes the rows of a list into the tables of a content folder: known records are updated, others added. */
import { tables as shapes } from 'virtual:content-schemas'
import { decodeHTMLStrict } from 'entities'
import { checkSchema } from '../load/check-schema.ts'
import { cellValue } from '../load/csv-source.ts'
import { addColumns, addRow, plainName, type Row } from './folder-tables.ts'
import type { Import, ListRow } from './import-state.ts'
import { completeCells, tidyCells } from './list-cells.ts'
import type { ListTable } from './list-columns.ts'
import { personId, resolveReferences } from './list-references.ts'
import { beginWithDay, settledDay } from './written-times.ts'

/** Tells of a cell. */
export type TellCell = (column: string, message: string, value?: string, isRemark?: boolean) => void

const firstId: Record<ListTable, number> = { exhibitors: 101, products: 1001, talks: 501, people: 1 }

/** Columns of lists that may have a day. */
export const dayColumns = ['updated', 'validUntil', 'since', 'day', 'time', 'start', 'end']

/** Imports rows: the record with the id of a row, or without one that of its name, gets the row's cells; others are added. */
export function importRows(table: ListTable, rows: readonly ListRow[], into: Import): void {
  const target = into.folder.tables[table]
  const records = indexRecords(table, target.rows)
  const ids = [...target.rows, ...rows.map(({ row }) => row)].map((row) => Number(row.get('id')) || 0)
  let nextId = Math.max(firstId[table], ...ids.filter((id) => id < 1e9).map((id) => id + 1))
  const isDayFirst = beginWithDay(rows.flatMap(({ row }) => dayColumns.map((column) => row.get(column) ?? '')))
  for (const { row, at, told } of rows) {
    const names = new Set(told)
    const tell: TellCell = (column, message, value = '', isRemark = false) => {
      const id = row.get('id') ?? ''
      const more = { ...(id && { id }), ...(value && { value }), ...(isRemark && { isRemark }) }
      into.faults.push({ file: into.file, ...at(column), field: column, message, ...more })
      names.add(column)
    }
    for (const column of dayColumns) {
      const cell = row.get(column) ?? ''
      const settled = settledDay(cell, isDayFirst ?? true)
      if (settled === cell) continue
      row.set(column, settled)
      if (isDayFirst === undefined) tell(column, 'could be two days: the first number is read as the day', cell, true)
    }
    const cells = readCells(table, row, into, tell, names)
    for (const column of ['id', 'booth']) {
      const value = cells.get(column)
      if (!value) continue
      const key = `${table} ${column} ${value}`
      const other = into.places.get(key)
      const hasOwn = column === 'id' ? 'the row gets a number of its own' : 'both are shown'
      if (other !== undefined) tell(column, `stands in row ${other} too: ${hasOwn}`, value, true)
      else into.places.set(key, at(column).row ?? 1)
      if (other !== undefined && column === 'id') cells.delete('id')
    }
    const record = records.find(cells, into.written)
    if (record) {
      const isOther = namesOf(table, record).length > 0 && !isCompatible(table, cells, record)
      if (isOther)
        tell(
          'id',
          `was ${namesOf(table, record)[0]}: correct the id if this is another record`,
          namesOf(table, cells)[0],
          true
        )
      if (update(record, cells, into.today)) {
        target.changed += 1
        addColumns(target.columns, cells)
      }
      into.written.add(record)
      continue
    }
    if (!isComplete(table, cells, tell, names)) continue
    if (!cells.get('id')) {
      cells.set('id', table === 'people' ? personId(cells, into) : String(nextId))
      nextId += 1
    }
    for (const [column, value] of into.defaults)
      if (column in (shapes[table]?.columns ?? {}) && !cells.get(column)) cells.set(column, value)
    completeCells(table, cells, into.today)
    addRow(target, cells)
    records.add(cells)
    into.written.add(cells)
  }
}

/** The cells of a row as the table has them, without what cannot be read. */
function readCells(table: ListTable, row: Row, into: Import, tell: TellCell, told: ReadonlySet<string>): Row {
  const { columns = {} } = shapes[table] ?? {}
  for (const [column, cell] of row) {
    const line = lineColumn.test(column) ? oneLine(cell, column.startsWith('company_')) : cell
    row.set(column, column.endsWith('_en') ? narrowLetters(line) : line)
  }
  tidyCells(table, row, into.folder, (column, message, value) =>
    tell(column, message, value, column !== 'start' && column !== 'end')
  )
  resolveReferences(table, row, into, tell)
  const values: Record<string, unknown> = {}
  for (const [column, cell] of row)
    if (cell && column in columns) values[column] = cellValue(cell, columns[column] ?? 'value')
  // Writes numbers and days as the table has them.
  for (const { steps, message, isMissing } of checkSchema(table, [values])) {
    const column = String(steps[1] ?? '')
    if (isMissing && !row.get(column)) continue
    if (!told.has(column)) tell(column, message, row.get(column))
    delete values[column]
  }
  return new Map(Object.entries(values).map(([column, value]) => [column, cellText(value)] as const))
}

/** Whether a new record has what it needs; tells of what is missing. */
function isComplete(table: ListTable, cells: Row, tell: TellCell, told: ReadonlySet<string>): boolean {
  const { required = [] } = shapes[table] ?? {}
  const isThere = (column: string) => Boolean(cells.get(column) || cells.get(column.replace(/_cn$/, '_en')))
  const missing = required.filter((column) => column !== 'id' && !column.endsWith('_en') && !isThere(column))
  for (const column of missing)
    if (!told.has(column))
      tell(
        column,
        column.endsWith('_cn') ? 'has no name or title: the row is left out' : 'is missing: the row is left out'
      )
  return missing.length === 0
}

function cellText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

/** Writes the cells that a row has over those of a record. Gives whether that changes it. */
function update(record: Row, cells: Row, today: string): boolean {
  const changes = [...cells].filter(
    ([column, cell]) => column !== 'updated' && column !== 'id' && cell !== '' && cell !== record.get(column)
  )
  for (const [column, cell] of changes) record.set(column, cell)
  if (changes.length > 0 && record.has('updated')) record.set('updated', cells.get('updated') || today)
  return changes.length > 0
}

/** The fields that have the name of a record. */
const nameFields: Record<ListTable, string> = {
  exhibitors: 'company',
  products: 'name',
  talks: 'title',
  people: 'name'
}

const namesOf = (table: ListTable, row: Row) =>
  ['cn', 'en'].flatMap((language) => row.get(`${nameFields[table]}_${language}`) || [])

/** Whether no name of one is another name of the other: two people may have one romanised name. */
const isCompatible = (table: ListTable, row: Row, other: Row) =>
  ['cn', 'en'].every((language) => {
    const [name, second] = [row, other].map((one) => plainName(one.get(`${nameFields[table]}_${language}`) ?? ''))
    return name === '' || second === '' || name === second
  })

/** Finds records by id, or by name: a product's with its exhibitor, a talk's with its time. */
function indexRecords(table: ListTable, rows: readonly Row[]) {
  const known = new Map<string, Row[]>()
  const keysOf = (row: Row) => {
    const more = { exhibitors: '', products: row.get('exhibitor'), talks: row.get('start'), people: '' }[table]
    return namesOf(table, row).map((name) => `name ${plainName(name)} ${more}`)
  }
  const add = (row: Row) => {
    for (const key of [`id ${row.get('id')?.trim()}`, ...keysOf(row)]) known.set(key, [...(known.get(key) ?? []), row])
  }
  for (const row of rows) add(row)
  const find = (row: Row, others: ReadonlySet<Row>) => {
    const isFree = (other: Row) => !others.has(other)
    const id = row.get('id')
    if (id) return known.get(`id ${id}`)?.find(isFree)
    const named = keysOf(row).flatMap((key) => known.get(key) ?? [])
    return named.find((other) => isFree(other) && isCompatible(table, row, other))
  }
  return { add, find }
}

/** Columns of texts of one line, which spreadsheets break to have narrow columns. */
const lineColumn = /^(?:company|brand|name|title|room|position|origin|certificate|admission)_/

/** A text in one line; the parts of a Chinese name have no space between them. */
function oneLine(text: string, isName: boolean): string {
  const lines = text.split('\n').map((line) => line.trim())
  const joined = lines.filter(Boolean).join('\n')
  return (isName ? joined.replace(/(?<=\p{Script=Han})\n(?=\p{Script=Han})/gu, '') : joined).replaceAll('\n', ' ')
}

/** A text without wide letters and signs: `Ｔｅａ　Ｌｔｄ．` */
const narrowLetters = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC')).replaceAll('\u3000', ' ')

const html = /<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|a|h[1-6]|table|tr|td|font)\b[^<>]*>/gi
const reference = /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i
const lineEnds = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi

/**
 * A text without HTML, which content folders have none of. Markdown loses what they do not take: lists that begin at
 * another number, pictures, links that are no https address; its words stay.
 */
export function importedText(text: string, column: string): string {
  const plain =
    text.search(html) >= 0 || reference.test(text)
      ? decodeHTMLStrict(text.replace(lineEnds, '\n').replace(html, ''))
          .replace(/\n{3,}/g, '\n\n')
          .trim()
      : text
  if (!column.startsWith('markdown_')) return plain
  return plain
    .replace(/^([ \t>*+-]*)(?!1[.)])(\d{1,9})([.)])(?=\s)/gm, '$1$2\\$3')
    .replace(/!?\[([^[\]]*)\]\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, words: string, target: string) => {
      // The address may itself be written as a link, and behind it a title may stand.
      const [, own = target] = /^\[[^[\]]*\]\((.*)\)$/s.exec(target.trim()) ?? []
      const [address = ''] = own.replace(/[<>]/g, '').trim().split(/\s/, 1)
      if (/^(?:https:\/\/|mailto:)/.test(address) && URL.canParse(address)) return `[${words || address}](${address})`
      return [words, address].filter(Boolean).join(' ')
    })
}
