/** Forwards a request to the origin and its response to the client, without using the cache (RFC 9110, section 7.6). */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { redirectFailure } from '../cache/failures.ts'
import type { CacheRule } from '../cache/rule.ts'
import { type ResponseStream, streamResponse } from '../cache/stream-response.ts'
import type { CacheStatus } from '../http/cache-status.ts'
import { endToEndFields, type Fields, field, without } from '../http/fields.ts'
import type { Exchange, Send } from '../http/transport.ts'
import type { ErrorResponses, ProxyRequest } from './error-responses.ts'
import { forwardedFields } from './send-result.ts'

export interface PassThroughOptions {
  send: Send
  /** The rule whose fields the response has. */
  rule: CacheRule
  errors: ErrorResponses
  /** Milliseconds without progress after which a slow client is disconnected. */
  stallMs: number
}

/**
 * Forwards a request once. A failure before the head of the response is answered with an error of this server, a later
 * one closes the connection. `onHead` is called with status and fields before they are sent; with undefined and no
 * fields when the result of the request will stay unknown.
 */
export function passThrough(
  proxyRequest: ProxyRequest,
  cacheStatus: CacheStatus,
  { send, rule, errors, stallMs }: PassThroughOptions,
  onHead?: (status: number | undefined, fields: Fields) => void
): void {
  const { response, target, headers, body, method, client, trace } = proxyRequest
  let stream: ResponseStream | undefined
  const exchange: Exchange = send(
    { method, target, headers, body, client, trace },
    {
      informational: (status, fields) => passInformational(proxyRequest, rule, status, fields),
      head(status, fields) {
        onHead?.(status, fields)
        const rewritten = rule.rewriteLocations(fields, target)
        const forwarded = { ...cacheStatus, fwdStatus: status }
        if (!rewritten) {
          stopWatching()
          exchange.abort()
          errors.send(proxyRequest, redirectFailure(status, fields), forwarded)
          return
        }
        errors.recordCacheStatus(proxyRequest, forwarded)
        stream = streamResponse({
          response,
          status,
          head: forwardedFields(rule, rewritten, forwarded, 'stream'),
          withBody: method !== 'HEAD',
          exchange: () => exchange,
          stallMs,
          onClose: () => exchange.abort()
        })
      },
      data: (chunk) => stream?.data(chunk),
      end() {
        stopWatching()
        stream?.end()
      },
      fail(failure) {
        stopWatching()
        if (stream) return stream.fail(failure)
        try {
          onHead?.(undefined, [])
        } finally {
          errors.send(proxyRequest, failure, { ...cacheStatus, detail: failure.reason })
        }
      }
    }
  )
  const onDisconnect = () => {
    // From its head on the response is watched by `streamResponse`.
    if (stream) return
    onHead?.(undefined, [])
    exchange.abort()
  }
  const stopWatching = () => response.off('close', onDisconnect)
  response.once('close', onDisconnect)
}

/** Passes an informational response on to the client whose request was forwarded (RFC 9110, section 15.2). */
export function passInformational(
  { request, response }: ProxyRequest,
  rule: CacheRule,
  status: number,
  fields: Fields
): void {
  sendInformational(request, response, status, rule.forwardedHeaders(endToEndFields(fields), 'informational').own)
}

/** Fields that a 1xx must not have (RFC 9110, section 8.6), or that cannot be combined into one line. */
const omitted = new Set(['content-length', 'set-cookie', 'set-cookie2'])
/** One link of a Link value: a target, and parameters up to the next comma outside quotes (RFC 8288, section 3). */
const link = /<[^<>]*>(?:[^",]|"[^"]*")*/g

/**
 * Sends a 102 or a 103 with these end-to-end fields ahead of the response, if that has not begun. Everything else is
 * dropped: other statuses and a 103 without a Link that Node accepts, for which Node has no function; 101, which only
 * concerns the connection to the origin; and all to HTTP/1.0, which does not know 1xx.
 */
export function sendInformational(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  fields: Fields
): void {
  const isHttp10 = request.httpVersionMajor === 1 && request.httpVersionMinor === 0
  if (isHttp10 || response.headersSent || response.writableEnded || response.destroyed) return
  if (status === 102) response.writeProcessing()
  if (status !== 103) return
  const links = field(fields, 'link')?.match(link) ?? []
  try {
    response.writeEarlyHints({ ...hintsOf(without(fields, omitted)), link: links.map((text) => text.trim()) })
  } catch {
    // Node accepts fewer links than RFC 8288 allows, for example none whose quoted parameter contains a space.
  }
}

/** The fields by name in lower case, lines of the same name combined (RFC 9110, section 5.3). */
function hintsOf(fields: Fields): Record<string, string> {
  const names = fields.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  // Each of these names is in the list.
  return Object.fromEntries(names.map((name) => [name, field(fields, name)!]))
}
