/** Reads the rows of an organiser's list and imports them. */
import { tables as shapes } from 'virtual:content-schemas'
import { pairOf } from '../../../../shared/locale/bilingual.ts'
import type { Position } from '../load/content-fault.ts'
import { cellFault } from '../load/spreadsheet-values.ts'
import type { Row } from './folder-tables.ts'
import { dayColumns, importedText, importRows } from './import-rows.ts'
import type { Import, ListRow } from './import-state.ts'
import { isCompleted, sortLanguages } from './list-cells.ts'
import { type ListTable, namesLanguage, usualColumns } from './list-columns.ts'
import type { List } from './read-list.ts'
import { dayOfLine, withYear } from './written-times.ts'

/** `合 计：12 家`, `Grand total`, but no `Total Foods`. */
const sum = /^(?:[合总小共]\s?计|总数|共(?=\s?\d)|(?:grand |sub-?)?total|sum)\s?[:：]?\s?(?:\d+\s?\p{Script=Han}?)?$/iu

/** What people write where a list has nothing: `/`, `—`, `暂无`, `（无）`, `N/A`; without their brackets. */
const nothing = /^(?:[\p{Pd}/\\~_.·…×]+|[无空]|暂[无缺]|待[定补]|未定|不详|n\/a|n\.a\.?|null|none|tb[adc]|\\n)[。.]?$/iu

/** What people write for the value of the record above. */
const ditto = /^(?:同上|同前|ditto|[〃″"])$/i

/** Whether a head is in both languages, or names them: `公司名称 Company`, `名称（中/英）`. */
const namesBoth = (head: string) => /中.?英/.test(head) || (/\p{Script=Han}/u.test(head) && /[a-z]{3}/i.test(head))

/** A cell's text; of one that says that there is nothing, none. */
function textOf(cell: string): string {
  const text = cell.trim()
  return nothing.test(text.normalize('NFKC').replace(/^[([<【〔](.*)[)\]>】〕]$/, '$1')) ? '' : text
}

type Remark = (position: Position, field: string, message: string, value?: string) => void

/** Tells of columns that are left out: those that mean nothing that is known, or what one before them means. */
function tellUnknownColumns({ cells, positionOf, head }: List, remark: Remark): void {
  const { columns, names, below, row } = head
  for (const [index, column] of columns.entries()) {
    const name = names[index] ?? ''
    const hasCells = cells.slice(below).some((cells) => cells[index]?.trim())
    if (column !== undefined || (name === '' && !hasCells)) continue
    remark(
      // Of a head in two rows the lower one may have the name.
      positionOf((cells[row]?.[index] ?? '') === name ? row : below - 1, index),
      name.replace(/\s+/g, ' '),
      head.repeated.has(index)
        ? 'is a column already: remove one of the two'
        : 'is no column that is known: it is left out'
    )
  }
}

/**
 * Follows the days of an agenda: one in a row of its own, or in one of a forum, holds for the rows below. The result
 * gives a row its day, and is true of a row that is a day alone; `filled` are the cells that are not empty.
 */
function followDays(columns: readonly (string | undefined)[]) {
  let day = ''
  return (row: Row, filled: readonly string[]): boolean => {
    const time = row.get('start') || row.get('time')
    const isAlone = filled.length === 1
    const line = dayOfLine((isAlone ? filled[0] : columns.includes('day') ? '' : time) ?? '')
    if (line !== undefined) day = line
    if (line && isAlone) return true
    // Of cells that were merged the first one has the day.
    day = row.get('day') || day
    if (time) row.set('day', day)
    return false
  }
}

/** Imports a list. Texts are put under their language, names of countries, categories and speakers replaced by ids. */
export function importList(list: List, into: Import): void {
  const { cells, positionOf, head } = list
  const { columns, below, table } = head
  const { columns: shape = {} } = shapes[table] ?? {}
  const remark: Remark = (position, field, message, value) =>
    into.faults.push({ file: into.file, ...position, field, message, isRemark: true, ...(value && { value }) })
  tellUnknownColumns(list, remark)
  const isDayAlone = table === 'talks' ? followDays(columns) : () => false
  const heads = cells[head.row] ?? []
  let above: readonly string[] = []
  const rows = cells.slice(below).flatMap((written, place): ListRow[] => {
    const isAlone = written.filter((cell) => cell.trim() !== '').length === 1
    const cells = written.map((cell, index) => {
      const full = ditto.test(cell.trim()) ? (above[index] ?? '') : cell
      return isAlone || dayColumns.includes(columns[index] ?? '') ? withYear(full, into.folder.days) : full
    })
    // A text may have been put under the other language, and a time is made of several columns.
    const at = (column: string) => {
      const names = [column, pairOf(column)?.counterpart, ...(column === 'start' ? ['time', 'day'] : [])]
      const index = names.map((name) => (name ? columns.indexOf(name) : -1)).find((found) => found >= 0) ?? 0
      return positionOf(below + place, index)
    }
    const filled = cells.filter((cell) => cell.trim() !== '')
    if (filled.length === 0) return []
    const first = () => positionOf(below + place, cells.indexOf(filled[0] ?? ''))
    // Lists that were made for paper have their head on each page.
    if (cells.every((cell, index) => cell === heads[index])) return []
    if (filled.some((cell) => sum.test(cell.trim()))) {
      remark(first(), '', 'is a sum, no record: the row is left out')
      return []
    }
    const row = new Map(
      columns.flatMap((column, index) => (column ? [[column, textOf(importedText(cells[index] ?? '', column))]] : []))
    )
    if (isDayAlone(row, filled)) return []
    // A note below the list.
    if (filled.length === 1 && cells.length > 1 && !hasName(table, row)) {
      remark(first(), '', 'has no name or title: the row is left out', filled[0])
      return []
    }
    above = cells
    const told = new Set<string>()
    for (const [index, column] of columns.entries()) {
      if (column === undefined) continue
      const position = () => positionOf(below + place, index)
      const message = cellFault(row.get(column) ?? '', shape[column] ?? 'value', index, position)
      if (message === undefined) continue
      into.faults.push({ file: into.file, ...position(), field: column, message })
      told.add(column)
      row.set(column, '')
    }
    return [{ row, at, told }]
  })
  const named = columns.filter((column) => column !== undefined)
  const nameOf = (column: string) => head.names[columns.indexOf(column)] ?? ''
  sortLanguages(
    rows.map(({ row }) => row),
    named,
    (column) => namesLanguage(nameOf(column)),
    (column) => (/^(?:name|position)_/.test(column) && table === 'people') || namesBoth(nameOf(column))
  )
  const has = (name: string) => columns.includes(name) || rows.some(({ row }) => row.get(name))
  for (const name of table === 'exhibitors' ? usualColumns : [])
    if (!has(name) && !isCompleted(name) && !into.defaults.has(name))
      remark(positionOf(head.row, 0), name, 'is a column that is missing: add it')
  importRows(table, rows, into)
}

const hasName = (table: ListTable, row: Row) =>
  (shapes[table]?.required ?? []).some((column) => /_(?:cn|en)$/.test(column) && row.get(column))
