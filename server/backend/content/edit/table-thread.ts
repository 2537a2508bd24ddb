/**
 * Entry point of the thread that reads an uploaded table or writes one for a download: a file of an editor is untrusted,
 * and a large one takes seconds, in which the backend has to answer visitors.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { guardedCell, parseTableText, tableText } from '../commands/folder-tables.ts'
import { writeWorkbook } from '../commands/workbook.ts'
import { type ComparedTables, compareTable, type TableUpload } from './compare-table.ts'

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

parentPort?.postMessage(await answer())
