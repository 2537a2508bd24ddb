/** Forwards a request to the origin and its response to the client, without using the cache (RFC 9110, section 7.6). */
import { redirectFailure } from '../cache/origin-failure.ts'
import type { CacheRule } from '../cache/rule.ts'
import { type ResponseStream, streamResponse } from '../cache/stream-response.ts'
import type { CacheStatus } from '../http/cache-status.ts'
import type { Fields } from '../http/fields.ts'
import { endToEndFields } from '../http/hop-by-hop.ts'
import { sendInformational } from '../http/informational.ts'
import type { Exchange, Send } from '../http/transport.ts'
import type { ErrorResponses } from './error-responses.ts'
import type { ProxyRequest } from './proxy-request.ts'
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
