/** Tables for editors: download, upload with the difference, and publishing it by a second step. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { type Locale, locales } from '../../shared/locale/locale.ts'
import { type ComparedUpload, contentTables } from '../../shared/records/content-state.ts'
import { errorOf, type SendEdit } from './ask-content-state.ts'
import { editorBase, editorView } from './editor-document.tsx'
import { type EditorGuard, queryOf } from './form-routes.ts'
import { RefusedPage } from './login-page.tsx'
import { fill } from './messages.ts'
import { DifferencePage, TablesPage } from './tables-page.tsx'

export interface TableRouteOptions extends EditorGuard {
  sendEdit: SendEdit
  /** Sends a page for editors. */
  send: (reply: FastifyReply, locale: Locale, title: string, content: ReactNode, more: { isEditor: boolean }) => unknown
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
  const { sendEdit, send, hasState, editorOf, isForeign, sendLogin, sendNotFound, hide, get } = options
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (_request, body, done) => done(null, body)
  )
  for (const locale of locales) {
    const base = editorBase(locale)
    const view = editorView(locale)
    const { words } = view
    const isEditor = { isEditor: true }
    const refuse = (reply: FastifyReply, status: number, message: string) =>
      send(reply.code(status), locale, words.tables, <RefusedPage view={view} message={message} />, isEditor)
    // Before the body is read.
    const guard = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(await hasState())) return sendNotFound(request, reply, locale)
      return editorOf(request) === undefined || isForeign(request) ? sendLogin(reply.code(403), locale) : undefined
    }
    get(locale, `${base}/tables`, (_request, reply) =>
      send(reply, locale, words.tables, <TablesPage view={view} />, isEditor)
    )
    // Addresses with the ending of a file are those of built files.
    get(locale, `${base}/tables/download`, async (request, reply) => {
      const query = queryOf(request)
      const [format, table] = [query.get('format') ?? '', contentTables.find((name) => name === query.get('table'))]
      if (table === undefined || !Object.hasOwn(types, format)) return sendNotFound(request, reply, locale)
      const by = editorOf(request) ?? ''
      const answer = await sendEdit({ kind: 'download', by, locale }, Buffer.from(JSON.stringify({ table, format })))
      if (answer?.status !== 200) return refuse(reply, answer?.status ?? 502, errorOf(answer?.body) ?? words.noState)
      return hide(reply)
        .type(types[format] ?? '')
        .header('content-disposition', `attachment; filename="${table}.${format}"`)
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(String(JSON.parse(answer.body.toString())), 'base64'))
    })
    app.route({
      method: 'POST',
      url: `${base}/tables`,
      bodyLimit: maxBodyBytes,
      onRequest: guard,
      errorHandler: (error: FastifyError, _request, reply) => {
        if (error.statusCode !== 413) throw error
        return refuse(reply.header('connection', 'close'), 413, fill(words.tooLarge, mebibytes))
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) return refuse(reply, 415, words.notUploaded)
        const query = { kind: 'compare', by: editorOf(request) ?? '', locale }
        const answer = await sendEdit({ ...query, type: request.headers['content-type'] ?? '' }, request.body)
        if (answer?.status !== 200)
          return refuse(reply, answer?.status ?? 502, errorOf(answer?.body) ?? words.notUploaded)
        // The backend is the embedded one.
        const upload: ComparedUpload = JSON.parse(answer.body.toString())
        return send(reply, locale, words.difference, <DifferencePage view={view} upload={upload} />, isEditor)
      }
    })
  }
}
