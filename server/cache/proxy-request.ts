/** A client's request on its way through the proxy, and the hooks by which the site adapts the cache. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { CacheStatus } from '../http/cache-status.ts'
import type { Fields } from '../http/fields.ts'
import type { DownstreamHeaders } from './prebuilt-heads.ts'
import type { CacheKey } from './store.ts'
import type { Exchange, OriginFailure } from './transport.ts'

export interface ProxyRequest extends CacheKey {
  request: IncomingMessage
  response: ServerResponse
  method: string
  /** Name of the declared API call; undefined for other requests. */
  label?: string
  /** Path and query at the origin. */
  target: string
  /** End-to-end fields of the origin request, as names and values. */
  headers: string[]
  body?: Readable | undefined
  /** Called with the exchange that forwards the body as soon as it has started. */
  onExchange?: (exchange: Exchange) => void
  /** The client on whose behalf the origin is contacted, for fair queueing. */
  client?: string | undefined
}

/** What the site adds to the behavior that the RFCs define. */
export interface CacheHooks {
  /** Turns the origin's fields into those sent to clients. */
  downstreamHeaders(fields: Fields): DownstreamHeaders
  /** Rewrites URLs of the origin to the proxy's own; undefined when the response redirects to another host. */
  rewriteLocations(fields: Fields, target: string): string[] | undefined
  /** Sends an error response in place of the origin's; `retryAfterS` is the value of its Retry-After. */
  sendError(proxyRequest: ProxyRequest, failure: OriginFailure, cacheStatus: CacheStatus, retryAfterS?: number): void
  /** Called before the response is sent. */
  recordCacheStatus(proxyRequest: ProxyRequest, cacheStatus: CacheStatus): void
}

/** True when the response has ended or its connection is closed. */
export function isClosed({ response }: ProxyRequest): boolean {
  return response.destroyed || response.writableEnded
}
