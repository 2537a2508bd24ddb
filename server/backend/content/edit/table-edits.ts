/** Tables that editors upload, compare and publish in two steps, and download. */
import { Busboy } from '@fastify/busboy'
import { LRUCache } from 'lru-cache'
import { cutText } from '../../../../shared/locale/cut-text.ts'
import {
  type ComparedUpload,
  type ContentTable,
  contentTables,
  maxEditMs
} from '../../../../shared/records/content-state.ts'
import { isoDate, shanghaiDay } from '../../../../shared/time/dates.ts'
import { groupedLines } from '../commands/grouped-lines.ts'
import { isBlocking } from '../load/content-fault.ts'
import type { FolderSource } from '../load/loader-messages.ts'
import { runThread } from '../run-thread.ts'
import type { ContentEdits, Editor, FileEdit, TryEdit } from './content-edits.ts'
import { editWords, RefusedEdit } from './edit-words.ts'
import { readEditable, requireSize } from './editable-files.ts'
import type { TableAnswer, TableJob } from './table-thread.ts'

export interface TableEdits {
  /** Compares what a form of the media type `type` uploads; writes nothing. Rejects with RefusedEdit. */
  compare: (type: string, body: Buffer, editor: Editor) => Promise<ComparedUpload>
  /** Publishes an upload that this editor has compared. Rejects with RefusedEdit. */
  publish: (id: string, editor: Editor) => Promise<void>
  /** A table as a file, `xlsx` or `csv`, in base64. Rejects with RefusedEdit. */
  download: (table: string, format: string, editor: Editor) => Promise<string>
}

/** Lines that a list shows. */
const maxLines = 50
/** Uploads that wait to be published, for an hour: texts of tables. */
const maxWaiting = 40
const maxWaitingCharacters = 96 * 1_048_576
const waitMs = 3_600_000

/** The tables of a folder. */
export function tableEdits(edits: ContentEdits, source: FolderSource, tryEdit: TryEdit): TableEdits {
  const { folder } = edits
  const waiting = new LRUCache<string, { by: string; files: FileEdit[] }>({
    max: maxWaiting,
    maxSize: maxWaitingCharacters,
    ttl: waitMs,
    sizeCalculation: ({ files }) => 1 + files.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)
  })
  const tableOf = (name: string, { locale }: Editor): ContentTable => {
    const table = contentTables.find((one) => one === name)
    if (table === undefined) throw new RefusedEdit(404, editWords[locale].notAllowed(cutText(name, 100)))
    return table
  }
  return {
    async compare(type, body, editor) {
      const words = editWords[editor.locale]
      const form = await readForm(type, body)
      if (!form.file) throw new RefusedEdit(422, words.noFile)
      const table = tableOf(form.table, editor)
      // A link is refused before anything is compared with what it leads to.
      readEditable(folder, `${table}.csv`, words)
      const today = isoDate(shanghaiDay(Date.now() / 1000))
      const upload = { folder, table, ...form.file, isWhole: form.isWhole, today }
      const answer = await runTableJob(source.tableThread, { upload })
      if (!answer || !('compared' in answer)) throw new RefusedEdit(422, words.unreadable(form.file.file))
      const { tables, faults: ofUpload } = answer.compared
      const files = tables.flatMap(({ difference: { table: name, rows }, read, text }): FileEdit[] =>
        rows.length > 0 ? [{ name: `${name}.csv`, bytes: Buffer.from(text), read }] : []
      )
      for (const { name, bytes } of files) if (bytes) requireSize(name, bytes, words)
      const replacements = new Map(files.map(({ name, bytes = null }) => [name, bytes]))
      const { faults, remarks } = files.length > 0 ? await tryEdit(replacements) : { faults: [], remarks: [] }
      const id = files.length > 0 && faults.length === 0 ? crypto.randomUUID() : undefined
      if (id !== undefined) waiting.set(id, { by: editor.name, files })
      const lines = (list: typeof faults) => shortened(groupedLines(list, editor.locale), words.more)
      return {
        id,
        tables: tables.map(({ difference }) => difference),
        leftOut: lines(ofUpload.filter(isBlocking)),
        faults: lines(faults),
        remarks: lines([...ofUpload.filter((fault) => !isBlocking(fault)), ...remarks])
      }
    },
    async publish(id, editor) {
      const upload = waiting.get(id)
      if (upload?.by !== editor.name) throw new RefusedEdit(404, editWords[editor.locale].noUpload)
      await edits.publish(upload.files, editor)
      waiting.delete(id)
    },
    async download(name, format, editor) {
      const words = editWords[editor.locale]
      const table = tableOf(name, editor)
      const text = readEditable(folder, `${table}.csv`, words)?.toString() ?? ''
      const answer = await runTableJob(source.tableThread, { table, text, format })
      if (!answer || !('bytes' in answer) || !answer.bytes) throw new RefusedEdit(422, words.noWorkbook(table))
      return Buffer.from(answer.bytes).toString('base64')
    }
  }
}

const shortened = (lines: readonly string[], more: (count: number) => string) =>
  lines.length > maxLines ? [...lines.slice(0, maxLines), more(lines.length - maxLines)] : [...lines]

/** What the thread comes to; undefined where it ends by an error, or takes too long or too much. */
const runTableJob = (program: string, job: TableJob) =>
  runThread<TableAnswer>(program, job, maxEditMs).catch(() => undefined)

interface TableForm {
  table: string
  isWhole: boolean
  file: { file: string; bytes: Uint8Array } | undefined
}

/** The fields of a posted form; those that are missing are empty. */
function readForm(type: string, body: Buffer): Promise<TableForm> {
  const form: TableForm = { table: '', isWhole: false, file: undefined }
  return new Promise((resolve) => {
    try {
      const parser = new Busboy({ headers: { 'content-type': type }, limits: { fields: 10, files: 1, parts: 20 } })
      parser.on('field', (name, value) => {
        if (name === 'table') form.table = value
        if (name === 'whole') form.isWhole = value === 'yes'
      })
      parser.on('file', (_field, stream, name) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.once('end', () => {
          // A form without a choice sends an empty file without a name.
          if (name) form.file = { file: cutText(name.replace(/^.*[/\\]/, ''), 100), bytes: Buffer.concat(chunks) }
        })
      })
      parser.once('finish', () => resolve(form))
      parser.once('error', () => resolve({ ...form, file: undefined }))
      parser.end(body)
    } catch {
      resolve(form)
    }
  })
}
