/** Tables for editors: download, upload with the difference, and publishing it by a second step; and their pages. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fragment } from 'react'
import { locales } from '../../shared/locale/locale.ts'
import {
  type Change,
  type ComparedUpload,
  changes,
  contentTables,
  type TableDifference
} from '../../shared/records/content-state.ts'
import { errorOf, type SendEdit } from './ask-content-state.ts'
import { EditorTable, type EditorView, editorBase, editorView } from './editor-document.tsx'
import { type EditorGuard, RefusedPage } from './editor-guard.tsx'
import { queryOf } from './form-routes.ts'
import { fill } from './messages.ts'

export interface TableRouteOptions extends Pick<EditorGuard, 'get' | 'hide' | 'post' | 'send' | 'sendNotFound'> {
  sendEdit: SendEdit
}

const mebibytes = 16
/** A table, and the other fields of its form. */
const maxBodyBytes = mebibytes * 1_048_576 + 65_536

const types: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8'
}

/** Registers the pages of tables in every language. */
export function tableRoutes(app: FastifyInstance, options: TableRouteOptions): void {
  const { sendEdit, send, sendNotFound, hide, get, post } = options
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (_request, body, done) => done(null, body)
  )
  for (const locale of locales) {
    const base = editorBase(locale)
    const view = editorView(locale)
    const { words } = view
    const refuse = (reply: FastifyReply, status: number, message: string) =>
      send(reply.code(status), locale, words.tables, <RefusedPage view={view} message={message} />)
    get(locale, `${base}/tables`, (_request, reply) => send(reply, locale, words.tables, <TablesPage view={view} />))
    // Addresses with the ending of a file are those of built files.
    get(locale, `${base}/tables/download`, async (request, reply) => {
      const query = queryOf(request)
      const [format, table] = [query.get('format') ?? '', contentTables.find((name) => name === query.get('table'))]
      if (table === undefined || !Object.hasOwn(types, format)) return sendNotFound(request, reply, locale)
      const wanted = Buffer.from(JSON.stringify({ table, format }))
      const answer = await sendEdit({ kind: 'download', by: request.editor, locale }, wanted)
      if (answer?.status !== 200) return refuse(reply, answer?.status ?? 502, errorOf(answer?.body) ?? words.noState)
      return hide(reply)
        .type(types[format] ?? '')
        .header('content-disposition', `attachment; filename="${table}.${format}"`)
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(String(JSON.parse(answer.body.toString())), 'base64'))
    })
    const compare = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!Buffer.isBuffer(request.body)) return refuse(reply, 415, words.notUploaded)
      const query = { kind: 'compare', by: request.editor, locale }
      const answer = await sendEdit({ ...query, type: request.headers['content-type'] ?? '' }, request.body)
      if (answer?.status !== 200)
        return refuse(reply, answer?.status ?? 502, errorOf(answer?.body) ?? words.notUploaded)
      // The backend is the embedded one.
      const upload: ComparedUpload = JSON.parse(answer.body.toString())
      return send(reply, locale, words.difference, <DifferencePage view={view} upload={upload} />)
    }
    const errorHandler = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      if (error.statusCode !== 413) throw error
      return refuse(reply.header('connection', 'close'), 413, fill(words.tooLarge, mebibytes))
    }
    post(locale, `${base}/tables`, compare, { bodyLimit: maxBodyBytes, errorHandler })
  }
}

function TablesPage({ view: { words, base } }: { view: EditorView }) {
  return (
    <>
      <section aria-labelledby="upload">
        <h1 id="upload">{words.tables}</h1>
        <p>{words.tablesLead}</p>
        <form className="form" method="post" action={`${base}/tables`} encType="multipart/form-data">
          <div className="field">
            <label htmlFor="table">{words.table}</label>
            <select id="table" name="table">
              {contentTables.map((table) => (
                <option key={table} value={table}>
                  {words.tableNames[table]} ({table}.csv)
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="file">{words.tableFile}</label>
            <input id="file" name="file" type="file" required accept=".xlsx,.csv,.txt,.json" />
          </div>
          <div className="field">
            <label htmlFor="whole">{words.missingRows}</label>
            <select id="whole" name="whole">
              <option value="no">{words.keepRows}</option>
              <option value="yes">{words.removeRows}</option>
            </select>
          </div>
          <button className="button" type="submit">
            {words.compare}
          </button>
        </form>
      </section>
      <section aria-labelledby="download">
        <h2 id="download">{words.downloads}</h2>
        <ul className="editor-downloads">
          {contentTables.map((table) => (
            <li key={table}>
              <span>{words.tableNames[table]}</span>
              {['xlsx', 'csv'].map((format) => (
                <a key={format} href={`${base}/tables/download?table=${table}&format=${format}`}>
                  {table}.{format}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function DifferencePage({ view, upload }: { view: EditorView; upload: ComparedUpload }) {
  const { words, base } = view
  const { id, tables, leftOut, faults, remarks } = upload
  const isSame = leftOut.length === 0 && tables.every(({ rows }) => rows.length === 0)
  return (
    <>
      <section aria-labelledby="difference">
        <h1 id="difference">{words.difference}</h1>
        <p role="status">
          <strong>{id !== undefined ? words.notYet : isSame ? words.noDifference : words.faultyUpload}</strong>
        </p>
        <Lines title={words.uploadFaults} lines={faults} />
        <Lines title={words.leftOut} lines={leftOut} />
        <Lines title={words.uploadRemarks} lines={remarks} />
        {id === undefined ? null : (
          <form method="post" action={`${base}/tables/publish`}>
            <input type="hidden" name="id" value={id} />
            <button className="button" type="submit">
              {words.publish}
            </button>
          </form>
        )}
        <p className="actions">
          <a className="button quiet" href={`${base}/tables`}>
            {words.otherUpload}
          </a>
        </p>
      </section>
      {tables.map((table) => (
        <Difference key={table.table} view={view} difference={table} />
      ))}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="editor-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function Difference({ view: { words }, difference }: { view: EditorView; difference: TableDifference }) {
  const { table, counts, kept, rows } = difference
  const shown = (change: Change) => rows.filter((row) => row.change === change)
  return (
    <section aria-labelledby={table}>
      <h2 id={table}>
        {words.tableNames[table]} ({table}.csv)
      </h2>
      <p>
        {changes.map((change) => `${words[change]}: ${counts[change]}`).join(' · ')} · {words.keptRows}: {kept}
      </p>
      {changes
        .filter((change) => counts[change] > 0)
        .map((change) => (
          <Fragment key={change}>
            <h3>
              {words[change]} ({counts[change]})
            </h3>
            {shown(change).length < counts[change] ? <p>{fill(words.firstRows, shown(change).length)}</p> : null}
            <EditorTable
              heads={[words.name, words.columns]}
              hasRowHeads
              rows={shown(change).map(({ key, cells }) => [
                key,
                <dl key="cells" className="editor-cells">
                  {cells.map(({ column, before, after }) => (
                    <div key={column}>
                      <dt>{column}</dt>
                      <dd>
                        {before === '' ? null : <del>{before}</del>} {after === '' ? null : <ins>{after}</ins>}
                      </dd>
                    </div>
                  ))}
                </dl>
              ])}
            />
          </Fragment>
        ))}
    </section>
  )
}
