/**
 * Entry point of the thread that reads an uploaded table or writes one as a workbook: a file of an editor is untrusted,
 * and a large one takes seconds, in which the backend has to answer visitors.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { parseTableText } from '../commands/folder-tables.ts'
import { writeWorkbook } from '../commands/workbook.ts'
import { type ComparedTables, compareTable, type TableUpload } from './compare-table.ts'

/** An upload to compare, or the text of a table to write. */
export type TableJob = { upload: TableUpload } | { table: string; text: string }
/** What comes of it; no bytes: a table that no spreadsheet can hold. */
export type TableAnswer = { compared: ComparedTables } | { bytes: Uint8Array | undefined }

// Set by `runTableJob` in table-edits.ts.
const job: TableJob = workerData

async function answer(): Promise<TableAnswer> {
  if ('upload' in job) return { compared: await compareTable(job.upload) }
  const { columns, rows } = parseTableText(job.table, job.text)
  const cells = rows.map((row) => columns.map((column) => (row.get(column) ?? '').replaceAll('\r\n', '\n')))
  return { bytes: await writeWorkbook(job.table, [columns, ...cells]) }
}

parentPort?.postMessage(await answer())
