/**
 * Responses in JSON of this process itself, with `no-store`; errors are in the API's envelope, also where a handler throws
 * that has taken its response over from Fastify.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type FailureStatus, failureMessages } from '../../shared/calls/failures.ts'
import { type ApiLocale, localeOfLangHeader } from '../../shared/locale/locale.ts'
import type { Fields } from '../http/fields.ts'
import { writeHead } from '../http/response-head.ts'

interface EnvelopeOptions {
  status: FailureStatus
  locale: ApiLocale
  security: Fields
  /** Further header fields: names and values in turn. */
  extraFields?: readonly string[]
  /** False in a response to HEAD; default true. */
  withBody?: boolean
}

/** The body of an error response: `{ code, msg, data: null }` with the message in the given language. */
export function envelope(status: FailureStatus, locale: ApiLocale): string {
  return envelopeOf(status, status, locale)
}

/** The same with any status as its `code`, and the message of a failure. */
export function envelopeOf(code: number, failure: FailureStatus, locale: ApiLocale): string {
  return JSON.stringify({ code, msg: failureMessages[failure][locale], data: null })
}

/** The JSON of a body, read as browsers do, without a byte order mark; undefined for anything else. */
export function parseJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** Sends an error response; does nothing when a response has been started or the connection is closed. */
export function sendEnvelope(response: ServerResponse, options: EnvelopeOptions): void {
  if (response.headersSent || response.destroyed) return
  const { status, locale, security, extraFields = [], withBody } = options
  closeLateRequest(response)
  sendJson(response, status, envelope(status, locale), ['Vary', 'lang', ...extraFields, ...security], withBody)
}

/** Sends a response in JSON that nobody stores, with further fields; without its body in a response to HEAD. */
export function sendJson(
  response: ServerResponse,
  status: number,
  json: string,
  fields: Fields,
  withBody: boolean | undefined = true
): void {
  const body = Buffer.from(json)
  const head = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)]
  writeHead(response, status, [...head, 'Cache-Control', 'no-store', ...fields])
  response.end(withBody ? body : undefined)
}

/** Milliseconds for which the rest of a request is read after its response. */
const maxWaitMs = 2000

/**
 * Closes the connection 2 s after the response if the rest of the request is still arriving then: nobody reads it, and
 * no second response may follow. A connection that is closed with unread bytes is reset, and a response that has just
 * been sent can be lost (RFC 9112, section 9.6): until then the rest is read and dropped, and one that ends in time
 * leaves the connection open.
 */
export function closeLateRequest(response: ServerResponse): void {
  const { req: request } = response
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.destroy(), maxWaitMs)
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
  })
}

/**
 * Calls `answer` with the response. Where it throws or rejects, the error is logged, and the client gets 502 with the
 * fields `security` or, where a head has left, a closed connection.
 */
export function hijack(
  reply: FastifyReply,
  security: Fields,
  answer: (response: ServerResponse) => void | Promise<void>
): void {
  reply.hijack()
  const { raw: response, request } = reply
  const fail = (err: unknown) => {
    request.log.error({ err }, 'a request could not be answered')
    const locale = localeOfLangHeader(request.headers.lang)
    if (response.headersSent) response.destroy()
    else sendEnvelope(response, { status: 502, locale, security, withBody: request.method !== 'HEAD' })
  }
  const answerAll = async () => answer(response)
  answerAll().catch(fail)
}
