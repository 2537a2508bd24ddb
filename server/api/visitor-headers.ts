import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../shared/locale.ts'
import { hopByHop } from '../cache/hop-by-hop.ts'

/**
 * What is never taken over from a visitor: where it says who sits in front of the visitor, or asks for another address
 * or method than the one that we have looked at. An answer that repeats such a thing would be kept for everyone.
 */
const notTakenOver = new Set([
  'host',
  'lang',
  'expect',
  'forwarded',
  'http2-settings',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-host',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-host',
  'x-original-url',
  'x-real-ip',
  'x-request-id',
  'x-rewrite-url'
])

export interface Extras {
  locale: Locale
  /** The whole value of X-Forwarded-For; undefined: none. */
  forwardedFor: string | undefined
  requestId: string | undefined
  /** Our name in Via. */
  name: string
  withBody: boolean
}

/** The fields of a straight-through call: the visitor's own that travel on, one `lang`, and who has passed them on. */
export function outgoingHeaders(request: IncomingMessage, extras: Extras): string[] {
  const dropped = hopByHop(request.headers.connection)
  const raw = request.rawHeaders
  const headers: string[] = []
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase()
    if (dropped.has(name) || notTakenOver.has(name) || (name === 'content-length' && !extras.withBody)) continue
    headers.push(raw[i]!, raw[i + 1]!)
  }
  headers.push('lang', extras.locale)
  if (extras.forwardedFor !== undefined) headers.push('X-Forwarded-For', extras.forwardedFor)
  if (extras.requestId !== undefined) headers.push('X-Request-Id', extras.requestId)
  const via = request.headers.via
  headers.push('Via', `${via === undefined ? '' : `${via}, `}1.1 ${extras.name}`)
  return headers
}
