/** The API as an HTTP server: finds the call, sends the envelope with the headers that a good backend sends. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isLocale, type Locale } from '../../shared/locale.ts'
import {
  type Answer,
  broken,
  type Call,
  type Calls,
  malformed,
  mediaRefused,
  methodRefused,
  missing,
  tooLarge
} from './answer.ts'
import { readForm } from './form-body.ts'

/** A minute fresh, ten more while it is renewed, a day where nothing better can be had (RFC 5861). */
export const contentCaching = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400'

export type ReportFault = (fault: unknown, path: string) => void

/** Makes the server of these calls; it does not listen yet. A call that throws answers 500 and is reported. */
export function createApiServer(calls: Calls, report: ReportFault): Server {
  const table = new Map(Object.entries(calls))
  const server = createServer((request, response) => {
    const locale = readLocale(request)
    const target = request.url ?? '/'
    const mark = target.indexOf('?')
    const path = mark < 0 ? target : target.slice(0, mark)
    const call = table.get(path)
    const query = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1))
    respond(call, request, query, locale)
      .catch((fault: unknown) => {
        report(fault, path)
        return { ...broken(locale), once: true as const }
      })
      .then((answer) => send(request, response, answer, call, locale))
  })
  server.keepAliveTimeout = 60_000
  server.requestTimeout = 15_000
  return server
}

/** Under the API a missing or unknown language is Chinese (rulings, section 4). */
function readLocale(request: IncomingMessage): Locale {
  const lang = request.headers.lang
  return isLocale(lang) ? lang : 'cn'
}

async function respond(
  call: Call | undefined,
  request: IncomingMessage,
  query: URLSearchParams,
  locale: Locale
): Promise<Answer> {
  if (!call) return missing(locale)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method !== call.method) return methodRefused(locale)
  if (call.method === 'GET') return call.answer({ query, locale, form: {} })
  const body = await readForm(request)
  if ('fields' in body) return call.answer({ query, locale, form: body.fields })
  if (body.fault === 'media') return mediaRefused(locale)
  return body.fault === 'large' ? tooLarge(locale) : malformed(locale)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  call: Call | undefined,
  locale: Locale
): void {
  const body = Buffer.from(JSON.stringify({ code: answer.code, msg: answer.msg, data: answer.data }))
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Language', locale === 'en' ? 'en' : 'zh-CN')
  if (answer.status === 405 && call) response.setHeader('Allow', call.method === 'GET' ? 'GET, HEAD' : call.method)
  if (answer.status === 503) response.setHeader('Retry-After', '30')
  if (!isKept(answer, call)) {
    response.setHeader('Cache-Control', 'no-store')
    finish(request, response, answer.status, body)
    return
  }
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  response.setHeader('Cache-Control', answer.status === 200 ? contentCaching : 'max-age=60')
  response.setHeader('ETag', etag)
  response.setHeader('Vary', 'lang')
  if (answer.status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  finish(request, response, answer.status, body)
}

/** Content is kept, and so is the news that there is none under an address. */
function isKept(answer: Answer, call: Call | undefined): boolean {
  return call?.keep === true && !answer.once && (answer.status === 200 || answer.status === 404)
}

function finish(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.setHeader('Content-Length', body.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

/** Weak comparison of If-None-Match (RFC 9110, section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
