/** The HTTP server of the embedded backend: finds the call of a request and sends its response with caching headers. */

import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Busboy } from '@fastify/busboy'
import { isApiLocale } from '../../shared/locale/bilingual.ts'
import { type ApiLocale, languageTag } from '../../shared/locale/locale.ts'
import { pathOf } from '../../shared/pages/links.ts'
import {
  type ApiResponse,
  badRequest,
  type Call,
  contentTooLarge,
  internalError,
  methodNotAllowed,
  notFound,
  unsupportedMediaType
} from './api-response.ts'

/** Fresh for a minute, stale for ten more while it is revalidated, stale for a day after an error (RFC 5861). */
export const contentCacheControl = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400'

/** Called with an exception of a call and the call's path. */
export type ReportError = (error: unknown, path: string) => void

/** Wraps the listener of all requests, to answer some before it or to delay them. */
export type WrapListener = (serve: RequestListener) => RequestListener

/**
 * Creates a server, which does not listen yet. `callOf` finds a call by its path. A call that throws gets 500, and
 * `report` is called.
 */
export function createApiServer(
  callOf: (path: string) => Call | undefined,
  report: ReportError,
  wrapListener: WrapListener = (serve) => serve
): Server {
  const serve: RequestListener = (request, response) => {
    const locale = localeOf(request)
    const target = request.url ?? '/'
    const path = pathOf(request.url ?? '/')
    const call = callOf(path)
    const query = new URLSearchParams(target.slice(path.length + 1))
    handleRequest(call, request, query, locale)
      .catch((error: unknown) => {
        report(error, path)
        return internalError(locale)
      })
      .then((result) => send(request, response, result, call, locale))
  }
  const server = createServer(wrapListener(serve))
  server.keepAliveTimeout = 60_000
  server.requestTimeout = 15_000
  return server
}

/** A request without a valid `lang` header is Chinese; cookies and Accept-Language do not count. */
function localeOf(request: IncomingMessage): ApiLocale {
  const lang = request.headers.lang
  return isApiLocale(lang) ? lang : 'cn'
}

/**
 * The value of `Idempotency-Key`, bare or as a string with quotes (draft-ietf-httpapi-idempotency-key-header).
 * Undefined where it is missing or unusable: the form is then one of its own.
 */
function readIdempotencyKey(request: IncomingMessage): string | undefined {
  // node:http joins repeated fields of this name into one string.
  const value = (request.headers['idempotency-key'] as string | undefined)?.trim()
  return /^(?:"([\w.:-]{8,200})"|([\w.:-]{8,200}))$/
    .exec(value ?? '')
    ?.slice(1)
    .find(Boolean)
}

async function handleRequest(
  call: Call | undefined,
  request: IncomingMessage,
  query: URLSearchParams,
  locale: ApiLocale
): Promise<ApiResponse> {
  if (!call) return notFound(locale)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method !== call.method) return methodNotAllowed(locale)
  if (call.method === 'GET') return call.handle({ query, locale, form: {} })
  const body = await readForm(request)
  if ('fields' in body) {
    return call.handle({ query, locale, form: body.fields, idempotencyKey: readIdempotencyKey(request) })
  }
  if (body.error === 'media') return unsupportedMediaType(locale)
  return body.error === 'large' ? contentTooLarge(locale) : badRequest(locale)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  result: ApiResponse,
  call: Call | undefined,
  locale: ApiLocale
): void {
  const body = Buffer.from(JSON.stringify({ code: result.code, msg: result.msg, data: result.data }))
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Language', languageTag[locale])
  if (result.status === 405 && call) response.setHeader('Allow', call.method === 'GET' ? 'GET, HEAD' : call.method)
  if (result.status === 503) response.setHeader('Retry-After', '30')
  if (!isCacheable(result, call)) {
    response.setHeader('Cache-Control', 'no-store')
    finish(request, response, result.status, body)
    return
  }
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  response.setHeader('Cache-Control', result.status === 200 ? contentCacheControl : 'max-age=60')
  response.setHeader('ETag', etag)
  response.setHeader('Vary', 'lang')
  if (result.status === 200 && etagMatches(request.headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  finish(request, response, result.status, body)
}

/** A 404 is cacheable too, so that unknown addresses cost the backend little. */
function isCacheable(result: ApiResponse, call: Call | undefined): boolean {
  return call?.cacheable === true && !result.uncacheable && (result.status === 200 || result.status === 404)
}

function finish(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.setHeader('Content-Length', body.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

/** Weak comparison of If-None-Match (RFC 9110, section 13.1.2). */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The fields of a form by name, or the reason why there are none. */
type FormBody = { fields: Record<string, string> } | { error: 'media' | 'large' | 'malformed' }

/** The site's forms have at most a dozen short fields. */
const maxBytes = 32_768
const maxFields = 40
const limits = { fields: maxFields + 1, parts: maxFields + 1, fieldSize: 4096, fieldNameSize: 100 }

/** Reads the fields of a request's body; of equal names the first counts, and files are ignored. Never rejects. */
function readForm(request: IncomingMessage): Promise<FormBody> {
  const type = request.headers['content-type'] ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    request.resume()
    return Promise.resolve({ error: 'media' })
  }
  return new Promise((resolve) => {
    const fields: Record<string, string> = Object.create(null)
    let bytes = 0
    let count = 0
    const end = (body: FormBody) => {
      request.unpipe()
      request.resume()
      resolve(body)
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) end({ error: 'large' })
    })
    request.once('error', () => end({ error: 'malformed' }))
    request.once('aborted', () => end({ error: 'malformed' }))
    try {
      const parser = new Busboy({ headers: { ...request.headers, 'content-type': type }, limits })
      parser.on('field', (name, value, nameTruncated, valueTruncated) => {
        count += 1
        if (nameTruncated || valueTruncated || count > maxFields) end({ error: 'large' })
        else fields[name] ??= value
      })
      // A file that nobody reads stops the parser.
      parser.on('file', (_name, stream) => stream.resume())
      parser.once('partsLimit', () => end({ error: 'large' }))
      parser.once('error', () => end({ error: 'malformed' }))
      parser.once('finish', () => end({ fields }))
      request.pipe(parser)
    } catch {
      end({ error: 'malformed' })
    }
  })
}
