/** The visible sheets of a workbook (XLSX) as rows of cells. The file is untrusted: what it unpacks to is bounded. */
import { EncryptedFileError, type MergeRange, readXlsx, type Sheet, writeXlsx } from 'hucre'
import { columnLetters } from '../load/spreadsheet-values.ts'

const mebibyte = 1_048_576
const maxBytes = 32 * mebibyte
const maxUnpackedBytes = 64 * mebibyte
/** Ten times the largest fairs with their head, and twice the widest tables. */
const maxRecords = 20_000
const maxRows = maxRecords + 1
const maxColumns = 200
const maxSheets = 20
const maxCharacters = 16 * mebibyte

export interface WorkbookSheet {
  name: string
  /** As a spreadsheet shows them, but days and times as 2025-06-11 10:00. Empty rows are there. */
  rows: string[][]
  /** Cells that are merged; the first one has the value. */
  merges: readonly MergeRange[]
  /** Formulas that no program has calculated, by row and column counted from 0. */
  uncalculated: readonly { row: number; column: number }[]
  /** Where cells lead that are links, whatever they say. */
  links: readonly { row: number; column: number; target: string }[]
  /** Rows that are hidden, as by a filter, counted from 0. */
  hidden: readonly number[]
}

export interface Workbook {
  sheets: WorkbookSheet[]
  /** Names of hidden sheets, which are not read. */
  hidden: string[]
}

/** Whether bytes are a ZIP archive, as workbooks of today are. */
export const isArchive = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004'
/** Whether bytes are in the format of Excel 97, which protected workbooks of today have around them. */
export const isOldWorkbook = (bytes: Buffer) => bytes.toString('hex', 0, 4) === 'd0cf11e0'

/** Reads a workbook; what is wrong with it in place of one that cannot be read, or is too large. */
export async function readWorkbook(bytes: Buffer): Promise<Workbook | string> {
  if (isOldWorkbook(bytes))
    return 'is a workbook of Excel 97 (XLS), or protected by a password: save it as XLSX without one'
  if (bytes.length > maxBytes) return `is larger than ${maxBytes / mebibyte} MiB`
  if (unpackedBytes(bytes) > maxUnpackedBytes)
    return `unpacks to more than ${maxUnpackedBytes / mebibyte} MiB: copy the list into a new workbook`
  const hidden: string[] = []
  let shown = 0
  try {
    // One row and column more than is read: a sheet of two cells in opposite corners would fill the memory.
    const range = `A1:${columnLetters(maxColumns)}${maxRows + 1}`
    const { sheets } = await readXlsx(bytes, {
      range,
      readStyles: true,
      sheets: (info) => {
        const isHidden = info.hidden === true || info.veryHidden === true
        if (isHidden) hidden.push(info.name)
        else shown += 1
        return !isHidden && shown <= maxSheets
      }
    })
    if (shown > maxSheets) return `has more than ${maxSheets} sheets: copy the list into a new workbook`
    if (sheets.some(({ rows }) => rows[maxRows]?.some(hasValue) || rows.some((row) => hasValue(row[maxColumns]))))
      return `has a sheet of more than ${maxRecords} rows or ${maxColumns} columns: copy the list into a new workbook`
    const read = sheets.map(sheetOf)
    const characters = read.flatMap(({ rows }) => rows.flat()).reduce((sum, { length }) => sum + length, 0)
    if (characters > maxCharacters) return `has texts of more than ${maxCharacters / mebibyte} MiB`
    return { sheets: read, hidden }
  } catch (error) {
    if (error instanceof EncryptedFileError) return 'is protected by a password: save it without one'
    return 'is no XLSX workbook that can be read: open it in a spreadsheet and save it as XLSX'
  }
}

/** Characters that a cell can hold. */
const maxCellLength = 32_767

/**
 * Writes a workbook of one sheet, whose cells are texts: none is a formula, and numbers keep their zeros. Undefined for
 * a table that no spreadsheet can hold, or the reader above does not take.
 */
export async function writeWorkbook(name: string, rows: readonly string[][]): Promise<Uint8Array | undefined> {
  if (rows.length > maxRows || rows.flat().some(({ length }) => length > maxCellLength)) return undefined
  // ECMA-376, 22.9.2.19: what reads as an escaped character is escaped itself.
  const escaped = rows.map((row) => row.map((cell) => cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')))
  return writeXlsx({ sheets: [{ name, rows: escaped, freezePane: { rows: 1 } }] })
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== ''

function sheetOf({ name, rows, merges = [], cells = new Map(), rowDefs = new Map() }: Sheet): WorkbookSheet {
  const texts = rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns).map(cellText))
  const uncalculated: { row: number; column: number }[] = []
  const links: { row: number; column: number; target: string }[] = []
  for (const [key, { formula, value, style, hyperlink }] of cells) {
    const [row = 0, column = 0] = key.split(',').map(Number)
    if (formula && !hasValue(value) && formula !== '""') uncalculated.push({ row, column })
    const target = hyperlink?.target ?? /^HYPERLINK\("([^"]+)"/i.exec(formula ?? '')?.[1]
    if (target) links.push({ row, column, target })
    const line = texts[row]
    if (line && typeof value === 'number' && style?.numFmt?.includes('%')) line[column] = `${cellText(value * 100)}%`
  }
  return {
    name,
    rows: texts,
    merges,
    uncalculated,
    links,
    hidden: [...rowDefs].flatMap(([row, { hidden }]) => (hidden ? row : []))
  }
}

function cellText(value: unknown): string {
  if (value instanceof Date) return timeText(value)
  // A spreadsheet shows 15 digits: 0.1 + 0.2 is 0.3.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return value === null || value === undefined ? '' : String(value)
}

/** A day, a time of it, or a time alone, which spreadsheets count from the end of 1899. */
function timeText(time: Date): string {
  const minute = 60_000
  if (Number.isNaN(time.getTime())) return ''
  const text = new Date(Math.round(time.getTime() / minute) * minute).toISOString()
  const [day = '', rest = ''] = text.split('T')
  const clock = rest.slice(0, 5)
  if (day < '1905') return clock
  return clock === '00:00' ? day : `${day} ${clock}`
}

/**
 * What the entries of an archive unpack to, by its directory, to which the reader holds each of them. Infinity where
 * the directory does not say it, as in archives of more than 4 GiB.
 */
function unpackedBytes(bytes: Buffer): number {
  const end = bytes.lastIndexOf('PK\u0005\u0006', bytes.length - 22, 'latin1')
  if (end < 0) return 0
  const entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (entries === 0xffff || at === 0xffffffff) return Infinity
  let sum = 0
  for (let entry = 0; entry < entries && at + 46 <= bytes.length; entry += 1) {
    const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    // Without a size in the directory the reader looks for one elsewhere.
    const isUnsaid = unpacked === 0 && (packed > 0 || (bytes.readUInt16LE(at + 8) & 8) !== 0)
    sum += isUnsaid || (packed === 0) !== (unpacked === 0) ? Infinity : unpacked
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return sum
}
