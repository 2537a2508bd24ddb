/** Imports a file of an organiser: a table as text, a workbook, a schedule. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import { isoDate, shanghaiDay } from '../../../../shared/time/dates.ts'
import { type ContentFault, isBlocking } from '../load/content-fault.ts'
import { fileFault } from '../load/read-folder.ts'
import { columnLetters } from '../load/spreadsheet-values.ts'
import { openTables, readTables, type Table, tableText, writeTable, writtenColumns } from './folder-tables.ts'
import { groupedLines } from './grouped-lines.ts'
import { importList } from './import-list.ts'
import { type Import, startImport } from './import-state.ts'
import { type ListTable, listTables } from './list-columns.ts'
import { decodeTable, noHead, readSheet, readText } from './read-list.ts'
import { importSchedule, isSchedule } from './schedule.ts'
import { isArchive, isOldWorkbook, readWorkbook } from './workbook.ts'

export interface ImportOptions {
  /** What the list is of; by default its heads tell. */
  table: ListTable | undefined
  /** Cells of new records that have none, by column. */
  defaults: ReadonlyMap<string, string>
}

/** The options of the command; undefined for wrong ones. */
export function importOptions(table: string | undefined, defaults: readonly string[]): ImportOptions | undefined {
  const known = listTables.find((name) => name === table)
  const pairs = defaults.map((text) => /^([^=]+)=(.+)$/s.exec(text))
  const columns = new Set(listTables.flatMap(writtenColumns))
  if ((table !== undefined && !known) || pairs.some((pair) => !pair || !columns.has(pair[1] ?? ''))) return undefined
  return { table: known, defaults: new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''])) }
}

const maxTextBytes = 32 * 1_048_576

const words = {
  en: {
    written: (table: string, { added, changed, rows }: Table) =>
      `${table}.csv: ${added} added, ${changed} changed, ${rows.length} in all`,
    remarks: (count: number) => `${count} remark${count === 1 ? '' : 's'}:`,
    faults: (count: number) => `${count} fault${count === 1 ? '' : 's'}: what they name is left out`
  },
  cn: {
    written: (table: string, { added, changed, rows }: Table) =>
      `${table}.csv：新增 ${added} 条，更新 ${changed} 条，共 ${rows.length} 条`,
    remarks: (count: number) => `${count} 条提示：`,
    faults: (count: number) => `共 ${count} 处错误：相应内容已略去`
  }
}

/**
 * Imports a file into the tables of a folder, or writes the table to the standard output where no folder is named. Writes
 * faults and remarks to the standard error, as JSON without a language. Gives the exit code.
 */
export async function importFile(
  file: string,
  folder: string | undefined,
  { table, defaults }: ImportOptions,
  locale: ApiLocale | undefined
): Promise<number> {
  const bytes = readFileSync(file)
  const opened = openTables(folder)
  const into = startImport(file, isoDate(shanghaiDay(Date.now() / 1000)), opened ?? readTables(undefined), defaults)
  if (opened) await readInto(bytes, into, table)
  else into.faults.push(fileFault(folder ?? '', 'has a table or tree.yaml that cannot be read: check the folder first'))
  const changed = listTables.filter((name) => into.folder.tables[name].added + into.folder.tables[name].changed > 0)
  const { tables } = into.folder
  const lines: string[] = []
  if (folder !== undefined) {
    if (changed.length > 0 && !existsSync(folder)) mkdirSync(folder, { recursive: true })
    for (const name of changed) writeTable(folder, name, tables[name])
    for (const name of changed) lines.push(words[locale ?? 'en'].written(name, tables[name]))
  } else if (changed.length > 1)
    into.faults.push(fileFault(file, `has several tables (${changed.join(', ')}): name the folder as well`))
  else for (const name of changed) process.stdout.write(tableText(tables[name]))
  const faults = into.faults.filter(isBlocking)
  const remarks = into.faults.filter((fault) => !isBlocking(fault))
  if (locale === undefined) process.stderr.write(`${JSON.stringify({ faults, remarks })}\n`)
  else {
    if (faults.length > 0) lines.push(...groupedLines(faults, locale), words[locale].faults(faults.length))
    if (remarks.length > 0) lines.push(words[locale].remarks(remarks.length), ...groupedLines(remarks, locale))
    for (const line of lines) process.stderr.write(`${line}\n`)
  }
  return faults.length === 0 ? 0 : 1
}

/** Reads a file into tables: faults and remarks are added to those of the import. */
export async function readInto(bytes: Buffer, into: Import, table: ListTable | undefined): Promise<void> {
  const fail = (fault: Partial<ContentFault> & { message: string }) =>
    into.faults.push({ ...fileFault(into.file, ''), ...fault })
  if (isArchive(bytes) || isOldWorkbook(bytes)) return await readSheets(bytes, into, table)
  if (bytes.length > maxTextBytes) {
    fail({ message: `is larger than ${maxTextBytes / 1_048_576} MiB` })
    return
  }
  const text = decodeTable(bytes)
  if (/^\s*[{[]/.test(text)) {
    const value = parsed(text)
    if (isSchedule(value)) importSchedule(value, into)
    else fail({ message: 'is no schedule.json of pretalx: schedule.conference.days is missing' })
    return
  }
  const list = readText(text, table)
  if ('message' in list) fail(list)
  else importList(list, into)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readSheets(bytes: Buffer, into: Import, table: ListTable | undefined): Promise<void> {
  const { file } = into
  const workbook = await readWorkbook(bytes)
  if (typeof workbook === 'string') {
    into.faults.push(fileFault(file, workbook))
    return
  }
  const nameOf = (sheet: string) => (workbook.sheets.length + workbook.hidden.length > 1 ? `${file}[${sheet}]` : file)
  let isRead = false
  for (const sheet of workbook.sheets) {
    if (sheet.rows.length === 0) continue
    const list = readSheet(sheet, table)
    const ofSheet: Import = { ...into, file: nameOf(sheet.name) }
    if (!list) {
      into.faults.push({ ...fileFault(ofSheet.file, 'is a sheet without a list: it is left out'), isRemark: true })
      continue
    }
    isRead = true
    for (const { row, column } of sheet.uncalculated)
      into.faults.push({
        file: ofSheet.file,
        ...list.positionOf(row, column),
        field: list.head.columns[column] ?? '',
        message: `holds a formula without a value in row ${row + 1}, column ${columnLetters(column)}: open the workbook in a spreadsheet and save it`
      })
    for (const row of sheet.hidden)
      if (row >= list.head.below && list.cells[row]?.some((cell) => cell.trim() !== ''))
        into.faults.push({
          ...fileFault(ofSheet.file, 'is a hidden row: it is read too'),
          ...list.positionOf(row, 0),
          isRemark: true
        })
    importList(list, ofSheet)
  }
  for (const name of workbook.hidden)
    into.faults.push({ ...fileFault(nameOf(name), 'is a hidden sheet: it is left out'), isRemark: true })
  if (!isRead) into.faults.push(fileFault(file, noHead))
}
