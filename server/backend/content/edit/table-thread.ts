/**
 * Entry point of the thread that reads an uploaded table or writes one for a download: a file of an editor is untrusted,
 * and a large one takes seconds, in which the backend has to answer visitors. An upload is compared with the table of the
 * content folder, row by row, and makes the table that comes of both.
 */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { tables as shapes } from 'virtual:content-schemas'
import { cutText } from '../../../../shared/locale/cut-text.ts'
import type { Change, ContentTable, RowDifference, TableDifference } from '../../../../shared/records/content-state.ts'
import {
  addColumns,
  addRow,
  guardedCell,
  openTables,
  parseTableText,
  plainCell,
  type Row,
  type Table,
  tableText
} from '../commands/folder-tables.ts'
import { readInto } from '../commands/import-file.ts'
import { startImport } from '../commands/import-state.ts'
import { type ListTable, listTables } from '../commands/list-columns.ts'
import { cleanCell, decodeTable, noHead } from '../commands/read-list.ts'
import { isArchive, isOldWorkbook, readWorkbook, writeWorkbook } from '../commands/workbook.ts'
import type { ContentFault } from '../load/content-fault.ts'
import { parseCells, quoteFault, tableLines } from '../load/csv-source.ts'
import { fileFault } from '../load/read-folder.ts'
import { versionOf } from './editable-files.ts'

/** An upload to compare, or the text of a table to write, as a workbook or as CSV. */
export type TableJob = { upload: TableUpload } | { table: string; text: string; format: string }
/** What comes of it; no bytes: a table that no spreadsheet can hold. */
export type TableAnswer = { compared: ComparedTables } | { bytes: Uint8Array | undefined }

// Set by `runTableJob` in table-edits.ts.
const job: TableJob = workerData

async function answer(): Promise<TableAnswer> {
  if ('upload' in job) return { compared: await compareTable(job.upload) }
  const { columns, rows, ...parsed } = parseTableText(job.table, job.text)
  if (job.format === 'csv') {
    const guarded = rows.map((row) => new Map([...row].map(([column, cell]) => [column, guardedCell(cell)])))
    // By the mark Excel knows UTF-8.
    return { bytes: Buffer.from(`\ufeff${tableText({ ...parsed, columns, rows: guarded })}`) }
  }
  const cells = rows.map((row) => columns.map((column) => (row.get(column) ?? '').replaceAll('\r\n', '\n')))
  return { bytes: await writeWorkbook(job.table, [columns, ...cells]) }
}

interface TableUpload {
  folder: string
  table: ContentTable
  /** As it is named to the editor. */
  file: string
  bytes: Uint8Array
  /** Whether rows that the upload lacks are removed. */
  isWhole: boolean
  /** A day such as 2025-06-11. */
  today: string
}

/** A table that comes of an upload; `read` is the version of the file that it was compared with. */
interface ChangedTable {
  difference: TableDifference
  read: string
  text: string
}

interface ComparedTables {
  tables: ChangedTable[]
  /** Faults and remarks of the upload itself. */
  faults: ContentFault[]
}

/** Rows that a difference lists, and characters of a cell that it shows. */
const maxRows = 300
const maxCell = 300

/**
 * Compares an upload. One whose head has the table's own column names is written cell by cell, empty ones too; any other
 * one is an organiser's list and is imported. Throws where a file of the folder cannot be parsed.
 */
async function compareTable(upload: TableUpload): Promise<ComparedTables> {
  const { table, file } = upload
  const bytes = Buffer.from(upload.bytes)
  const cells = await readCells(bytes, file)
  if (!Array.isArray(cells)) return { tables: [], faults: [cells] }
  const [first, ...rows] = cells.flatMap((row, at) =>
    row.some((cell) => cell.trim() !== '') ? { cells: row, number: at + 1 } : []
  )
  const head = first?.cells ?? []
  const columns = head.map((name) => columnOf(table, name))
  const isOwn =
    columns.length > 0 &&
    keyColumns(table).some((names) => names.every((name) => columns.includes(name))) &&
    columns.every((column, at) => (column === undefined ? isEmptyColumn(cells, at) : columns.indexOf(column) === at))
  if (isOwn) return mergeOwn(upload, columns, rows)
  if (isList(table)) return importList(upload, table, bytes)
  const wrong = head.find((name, at) => name.trim() !== '' && columns[at] === undefined)
  const known = Object.keys(shapes[table]?.columns ?? {}).join(', ')
  const isHead = columns.some((column) => column !== undefined)
  const message = !isHead
    ? noHead
    : wrong
      ? `is no column of this table: use ${known}`
      : 'is a column that is missing: add it'
  const field = isHead ? (wrong ?? keyColumns(table)[0]?.join(', ') ?? '') : ''
  return { tables: [], faults: [{ ...fileFault(file, message), field, line: 1, column: 1 }] }
}

const isList = (table: string): table is ListTable => listTables.some((name) => name === table)
const isEmptyColumn = (cells: readonly string[][], at: number) => cells.every((row) => (row[at] ?? '').trim() === '')

/** What tells a row from others: of several the first one that it has. */
function keyColumns(table: ContentTable): string[][] {
  if (table === 'booths') return [['booth']]
  if (table === 'partners')
    return [
      ['group', 'name_cn'],
      ['group', 'name_en']
    ]
  return [['id']]
}

/** Booths are numbered by hall. */
function keyOf(table: ContentTable, row: Row): string {
  const cell = (name: string) => (row.get(name) ?? '').trim()
  const names = keyColumns(table).find((columns) => columns.every((name) => cell(name) !== ''))
  if (!names) return ''
  return [...(table === 'booths' && cell('hall') ? [cell('hall')] : []), ...names.map(cell)].join(' ')
}

/** The name of a column as the schema has it. */
const columnOf = (table: string, name: string) =>
  Object.keys(shapes[table]?.columns ?? {}).find(
    (column) => column.toLowerCase() === cleanCell(name).trim().toLowerCase()
  )

/** The cells of a file: of a workbook those of its first sheet that has some. */
async function readCells(bytes: Buffer, file: string): Promise<string[][] | ContentFault> {
  if (isArchive(bytes) || isOldWorkbook(bytes)) {
    const workbook = await readWorkbook(bytes)
    if (typeof workbook === 'string') return fileFault(file, workbook)
    const rows = workbook.sheets.find(({ rows }) => rows.length > 0)?.rows ?? []
    return rows.map((row) => row.map(cleanCell))
  }
  const text = tableLines(decodeTable(bytes))
  try {
    return parseCells(text).map((row) => row.map((cell) => cleanCell(plainCell(cell))))
  } catch (error) {
    return { file, field: '', ...quoteFault(error, text) }
  }
}

/** The table of a file in the folder with the version of the file. */
function readOwn(folder: string, table: ContentTable): { own: Table; read: string; mark: string } {
  const file = path.join(folder, `${table}.csv`)
  const bytes = existsSync(file) ? readFileSync(file) : undefined
  const text = bytes?.toString() ?? ''
  const own = parseTableText(table, text)
  const named = (name: string) => columnOf(table, name) ?? name
  const rows = own.rows.map((row) => new Map([...row].map(([name, cell]) => [named(name), cell])))
  const columns = bytes ? own.columns.map(named) : Object.keys(shapes[table]?.columns ?? {})
  return { own: { ...own, columns, rows }, read: versionOf(bytes), mark: /^\ufeff?/.exec(text)?.[0] ?? '' }
}

function mergeOwn(
  upload: TableUpload,
  columns: readonly (string | undefined)[],
  rows: readonly { cells: readonly string[]; number: number }[]
): ComparedTables {
  const { folder, table, file, isWhole } = upload
  const { own, read, mark } = readOwn(folder, table)
  const before = own.rows.map((row) => new Map(row))
  const known = new Map(own.rows.map((row) => [keyOf(table, row), row]))
  const seen = new Set<string>()
  const faults: ContentFault[] = []
  const named = new Set<Row>()
  for (const { cells, number } of rows) {
    const fail = (field: string, message: string) =>
      faults.push({ file, line: number, column: 1, row: number, field, message })
    if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      fail('', 'has more cells than the head: put texts with commas in quotes')
    const row: Row = new Map(
      columns.flatMap((column, at) => (column ? [[column, cells[at]?.trim() ?? ''] as const] : []))
    )
    const key = keyOf(table, row)
    // One without a key is named by the check.
    if (key !== '' && seen.has(key)) fail('id', `${key} is taken already`)
    seen.add(key)
    const record = key === '' ? undefined : known.get(key)
    if (record) {
      named.add(record)
      for (const [column, cell] of row) if (!isSame(cell, record.get(column) ?? '')) record.set(column, cell)
      addColumns(own.columns, row)
    } else addRow(own, row)
  }
  if (faults.length > 0) return { tables: [], faults }
  return { tables: changed(table, own, before, { named, isWhole, read, mark }), faults }
}

const isSame = (one: string, other: string) => one.trim() === other.replaceAll('\r\n', '\n').trim()

async function importList(upload: TableUpload, table: ListTable, bytes: Buffer): Promise<ComparedTables> {
  const { folder, file, isWhole, today } = upload
  // Before they are read: what changes meanwhile is a conflict.
  const versions = new Map(listTables.map((name) => [name, readOwn(folder, name)]))
  const opened = openTables(folder)
  if (!opened)
    return {
      tables: [],
      faults: [fileFault('', 'has a table or tree.yaml that cannot be read: check the folder first')]
    }
  const into = startImport(file, today, opened, new Map())
  const before = new Map(listTables.map((name) => [name, opened.tables[name].rows.map((row) => new Map(row))]))
  await readInto(bytes, into, table)
  const tables = listTables.flatMap((name) => {
    const { read = '', mark = '' } = versions.get(name) ?? {}
    // Of a list that cannot be read nothing is removed.
    const isRead = name === table && isWhole && into.written.size > 0
    return changed(name, opened.tables[name], before.get(name) ?? [], {
      named: into.written,
      isWhole: isRead,
      read,
      mark
    })
  })
  return {
    tables: tables.filter(({ difference }) => difference.table === table || difference.rows.length > 0),
    faults: into.faults
  }
}

interface Merged {
  /** Rows of the folder that the upload names. */
  named: ReadonlySet<Row>
  isWhole: boolean
  read: string
  mark: string
}

/** The difference of a table whose first rows, as many as there were before, have been written over. */
function changed(table: ContentTable, own: Table, before: readonly Row[], merged: Merged): ChangedTable[] {
  const { named, isWhole, read, mark } = merged
  const counts = { added: 0, changed: 0, removed: 0 }
  const rows: RowDifference[] = []
  let kept = 0
  const add = (change: Change, row: Row, cells: RowDifference['cells']) => {
    counts[change] += 1
    if (counts[change] > maxRows) return
    rows.push({ change, key: cut(keyOf(table, row)), cells })
  }
  const left = own.rows.filter((row, index) => {
    const old = before[index]
    const cells = [...row].flatMap(([column, after]) => {
      const was = old?.get(column) ?? ''
      return isSame(after, was) ? [] : [{ column, before: cut(was), after: cut(after) }]
    })
    if (!old) add('added', row, cells)
    else if (!named.has(row) && isWhole) {
      const had = [...old].flatMap(([column, was]) => (was.trim() ? [{ column, before: cut(was), after: '' }] : []))
      add('removed', old, had)
      return false
    } else if (cells.length > 0) add('changed', row, cells)
    if (old && !named.has(row)) kept += 1
    return true
  })
  const text = mark + tableText({ ...own, rows: left })
  return [{ difference: { table, counts, kept, rows }, read, text }]
}

const cut = (text: string) => cutText(text, maxCell)

parentPort?.postMessage(await answer())
