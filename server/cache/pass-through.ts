/** Forwards a request to the origin and its response to the client, without using the cache (RFC 9110, section 7.6). */
import { appendCacheStatus, type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { field, without } from '../http/fields.ts'
import { endToEndFields } from '../http/hop-by-hop.ts'
import type { CacheHooks, ProxyRequest } from './proxy-request.ts'
import { type ResponseStream, streamResponse } from './stream-response.ts'
import type { Exchange, Send } from './transport.ts'

export interface PassThroughOptions {
  send: Send
  hooks: CacheHooks
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
  { send, hooks, stallMs }: PassThroughOptions,
  onHead?: (status: number | undefined, fields: string[]) => void
): void {
  const { response, target, headers, body, method, client } = proxyRequest
  let stream: ResponseStream | undefined
  const exchange: Exchange = send(
    { method, target, headers, body, client },
    {
      head(status, fields) {
        onHead?.(status, fields)
        const rewritten = hooks.rewriteLocations(fields, target)
        const forwarded = { ...cacheStatus, fwdStatus: status }
        if (!rewritten) {
          stopWatching()
          exchange.abort()
          hooks.sendError(proxyRequest, { status: 502, reason: 'location' }, forwarded)
          return
        }
        hooks.recordCacheStatus(proxyRequest, forwarded)
        stream = streamResponse({
          response,
          status,
          head: downstreamFields(rewritten, hooks, forwarded),
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
        onHead?.(undefined, [])
        hooks.sendError(proxyRequest, failure, { ...cacheStatus, detail: failure.reason })
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
  proxyRequest.onExchange?.(exchange)
}

/** The fields of a forwarded response as the client receives them, with this cache's member in Cache-Status. */
export function downstreamFields(fields: string[], hooks: CacheHooks, cacheStatus: CacheStatus): string[] {
  const endToEnd = endToEndFields(fields)
  const received = field(endToEnd, 'cache-status')
  const { own, shared } = hooks.downstreamHeaders(without(endToEnd, new Set(['cache-status'])))
  return [...own, ...shared.fields, 'Cache-Status', appendCacheStatus(received, formatCacheStatus(cacheStatus))]
}
