/** Tables for editors: download, upload with the difference, and publishing it by a second step. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../shared/locale/locale.ts'
import { type ComparedUpload, contentTables } from '../../shared/records/content-state.ts'
import { errorOf, type SendEdit } from './ask-content-state.ts'
import { editorBase, editorView } from './editor-document.tsx'
import type { EditorGuard } from './editor-guard.tsx'
import { queryOf } from './form-routes.ts'
import { RefusedPage } from './login-page.tsx'
import { fill } from './messages.ts'
import { DifferencePage, TablesPage } from './tables-page.tsx'

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
