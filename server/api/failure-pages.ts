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

/**
 * Wraps `send`: the body of a response of 500 or more that is HTML is replaced by the
 * envelope, with the status and all other fields kept. `onReplaced` is told.
 */
export function replaceFailurePages(send: Send, onReplaced: (request: OriginRequest, status: number) => void): Send {
  return (request, listener) => {
    let isReplaced = false
    return send(request, {
      informational: (status, fields) => listener.informational?.(status, fields),
      head(status, fields) {
        isReplaced =
          status >= 500 && /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(field(fields, 'content-type') ?? '')
        if (!isReplaced) return listener.head(status, fields)
        onReplaced(request, status)
        const unavailable = unavailableResponse(request, status, fields)
        listener.head(status, unavailable.fields)
        if (request.method !== 'HEAD') listener.data(unavailable.body)
      },
      data(chunk) {
        if (!isReplaced) listener.data(chunk)
      },
      end: () => listener.end(),
      fail: (failure) => listener.fail(failure)
    })
  }
}

/** The fields and the body that say that the service is not available, in place of those of a response. */
export function unavailableResponse(
  { headers }: OriginRequest,
  code: number,
  fields: Fields
): { fields: string[]; body: Buffer } {
  const body = Buffer.from(envelopeOf(code, 502, localeOfLangHeader(field(headers, 'lang'))))
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)]
  return { fields: [...without(fields, ofTheBody), ...type], body }
}
