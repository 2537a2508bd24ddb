/**
 * Failure pages of the backend: a framework's stack trace is for its own team
 * (shared/BACKEND.md#which-request-headers-reach-you).
 */

import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { type Fields, field, without } from '../http/fields.ts'
import type { OriginRequest, Send } from '../http/transport.ts'
import { envelopeOf } from './envelope.ts'

/** What describes the body that is replaced, or may quote it. */
const ofTheBody = new Set([
  ...['content-type', 'content-length', 'content-encoding', 'content-disposition', 'content-language'],
  ...['accept-ranges', 'etag', 'last-modified', 'refresh']
])

const pageType = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i
/** The beginning of a page, whatever its type, and the words of stack traces of Python, Node and Java, PHP, Go. */
const pageOrTrace =
  /^<(?:!doctype|html|body|h1|pre|br|b)\b|\bTraceback \(most recent call|^ {1,8}at \S|^\tat \S|^#\d{1,3} |^goroutine \d/im
/** Bytes in which they are looked for. */
const maxLooked = 4096

/**
 * Wraps `send`: the body of a response of 500 or more that is HTML, or begins as a page or a stack trace of another type,
 * is replaced by the envelope, with the status and all other fields kept. `onReplaced` is told.
 */
export function replaceFailurePages(send: Send, onReplaced: (request: OriginRequest, status: number) => void): Send {
  return (request, listener) => {
    let isReplaced = false
    /** The head of a failure, until its body begins. */
    let held: { status: number; fields: string[] } | undefined
    const pass = () => {
      if (held) listener.head(held.status, held.fields)
      held = undefined
    }
    const replace = (status: number, fields: string[]) => {
      isReplaced = true
      held = undefined
      onReplaced(request, status)
      const unavailable = unavailableResponse(request, status, fields)
      listener.head(status, unavailable.fields)
      if (request.method !== 'HEAD') listener.data(unavailable.body)
      // The rest of the page keeps no visitor waiting, who may close the connection with all that was announced.
      listener.end()
    }
    return send(request, {
      informational: (status, fields) => listener.informational?.(status, fields),
      head(status, fields) {
        if (status < 500) listener.head(status, fields)
        else if (pageType.test(field(fields, 'content-type') ?? '')) replace(status, fields)
        else held = { status, fields }
      },
      data(chunk) {
        if (held && isPageOrTrace(chunk)) replace(held.status, held.fields)
        pass()
        if (!isReplaced) listener.data(chunk)
      },
      end() {
        pass()
        if (!isReplaced) listener.end()
      },
      fail(failure) {
        pass()
        if (!isReplaced) listener.fail(failure)
      }
    })
  }
}

/** Whether a body begins as a page or a stack trace, and not as JSON, which passes. */
function isPageOrTrace(chunk: Buffer): boolean {
  const text = chunk.toString('utf8', 0, maxLooked).trimStart()
  return !/^[{["]/.test(text) && pageOrTrace.test(text)
}

/** The fields and the body that say that the service is not available, in place of those of a response. */
function unavailableResponse(
  { headers }: OriginRequest,
  code: number,
  fields: Fields
): { fields: string[]; body: Buffer } {
  const body = Buffer.from(envelopeOf(code, 502, localeOfLangHeader(field(headers, 'lang'))))
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)]
  return { fields: [...without(fields, ofTheBody), ...type], body }
}
