/** Decap CMS for editors: its page, its configuration, its script, and its requests, which the backend answers. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { icons } from 'virtual:manifest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, type Locale, languageTag, locales } from '../../shared/locale/locale.ts'
import { editorScriptPath } from '../../shared/records/content-state.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import type { Settings } from '../settings.ts'
import type { SendEdit } from './ask-content-state.ts'
import { editorBase, editorView } from './editor-document.tsx'
import type { EditorGuard } from './editor-guard.tsx'

export interface FormRouteOptions extends Pick<EditorGuard, 'get' | 'hide' | 'post' | 'sendNotFound'> {
  settings: Pick<Settings, 'edition'>
  sendEdit: SendEdit
  /** Path of Decap CMS, compressed by gzip. */
  decap: string
}

/** A picture of 16 MiB and the entry that names it, in base64. */
const maxBodyBytes = 24 * 1_048_576

/** Decap compiles the schema of its configuration, and its styles are elements that its script writes. */
const formsPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join('; ')

/** Names of Decap's own languages. */
const decapLocales: Partial<Record<Locale, string>> = { cn: 'zh_Hans' }

/** Registers the forms in every language. */
export function formRoutes(app: FastifyInstance, options: FormRouteOptions): void {
  const { settings, sendEdit, decap, sendNotFound, hide, get, post } = options
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body)
  )
  for (const locale of locales) {
    const base = editorBase(locale)
    const { words } = editorView(locale)
    get(locale, `${base}/forms`, (_request, reply) =>
      hide(reply)
        .header('content-security-policy', formsPolicy)
        .type('text/html; charset=utf-8')
        .send(formsDocument(locale, settings.edition))
    )
    get(locale, `${base}/forms/config.yml`, async (request, reply) => {
      // Each tab has a name of its own: what it has read is compared with what it overwrites.
      const tab = `${Date.now()}-${crypto.randomUUID()}`
      const { pages, news } = words.kinds
      const config = {
        api: `${base}/forms/api?tab=${tab}`,
        home: base,
        locale: decapLocales[locale] ?? locale,
        labels: { pages, news, fair: words.fair }
      }
      const answer = await sendEdit({ kind: 'config', by: '', locale }, Buffer.from(JSON.stringify(config)))
      if (answer?.status !== 200) return sendNotFound(request, reply, locale)
      // The backend is the embedded one: it gives the text as JSON.
      return hide(reply)
        .type('text/yaml; charset=utf-8')
        .send(String(JSON.parse(answer.body.toString())))
    })
    const answerAs = (reply: FastifyReply, status: number, body: Buffer | string) =>
      hide(reply).code(status).type('application/json; charset=utf-8').send(body)
    const refuse = (reply: FastifyReply, status: number, error = words.sessionEnded) =>
      answerAs(reply, status, JSON.stringify({ error }))
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!Buffer.isBuffer(request.body)) return refuse(reply, 415, words.notSaved)
      const tab = queryOf(request).get('tab') ?? ''
      const answer = await sendEdit({ kind: 'forms', by: request.editor, locale, tab }, request.body)
      return answer ? answerAs(reply, answer.status, answer.body) : refuse(reply, 502, words.notSaved)
    }
    post(locale, `${base}/forms/api`, handle, { bodyLimit: maxBodyBytes, refuse })
  }
  const readScript = scriptReader(decap)
  get(defaultLocale, editorScriptPath, async (request, reply) => {
    const { bytes, etag } = await readScript()
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'Accept-Encoding')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/javascript; charset=utf-8')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(gunzipSync(bytes))
    return reply.header('content-encoding', 'gzip').send(bytes)
  })
}

/** The query of a request. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams((request.raw.url ?? '').split('?', 2)[1] ?? '')
}

/** Gives the bytes of a file, which is read once, with a validator. */
function scriptReader(file: string): () => Promise<{ bytes: Buffer; etag: string }> {
  let script: Promise<{ bytes: Buffer; etag: string }> | undefined
  return () => {
    script ??= readFile(file).then((bytes) => ({
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`
    }))
    return script
  }
}

/** The page of Decap CMS, which asks for the configuration at the address of its link. */
function formsDocument(locale: Locale, edition: EditionName): string {
  return `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${editorView(locale).words.title}</title>
<link rel="icon" href="${icons[`${edition}/favicon`]}" type="image/svg+xml">
<link rel="cms-config-url" type="text/yaml" href="${editorBase(locale)}/forms/config.yml">
</head>
<body><script src="${editorScriptPath}"></script></body>
</html>
`
}
