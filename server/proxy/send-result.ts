/** Sends the cache's result for a declared call to the client. */

import type { CacheResult, UncacheableResponse } from '../cache/cache-request.ts'
import { isFresh } from '../cache/entry.ts'
import type { DownstreamHeaders } from '../cache/prebuilt-heads.ts'
import type { CacheHooks, ProxyRequest } from '../cache/proxy-request.ts'
import { sendEntry } from '../cache/send-entry.ts'
import { streamResponse } from '../cache/stream-response.ts'
import type { Exchange } from '../cache/transport.ts'
import { appendCacheStatus, type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { type Fields, field, without } from '../http/fields.ts'
import { endToEndFields } from '../http/hop-by-hop.ts'
import type { FieldLines } from '../http/raw-response.ts'
import { oversizedDownstreamHeaders, uncacheableDownstreamHeaders } from './downstream-headers.ts'

export interface SendResultOptions {
  hooks: CacheHooks
  security: FieldLines
  /** The connection of a client that reads nothing for so many milliseconds is closed. */
  stallMs: number
  /** Wall-clock time in milliseconds. */
  now: () => number
}

/** Sends a result; does nothing but discard an unread body when the client has closed the connection. */
export function sendResult(proxyRequest: ProxyRequest, result: CacheResult, options: SendResultOptions): void {
  const { response } = proxyRequest
  const { hooks, security } = options
  if (response.destroyed) {
    if (result.kind === 'oversized') result.oversized.discard()
    return
  }
  if (result.kind === 'entry') {
    sendStored(proxyRequest, result, options)
    return
  }
  const { cacheStatus } = result
  hooks.recordCacheStatus(proxyRequest, cacheStatus)
  if (result.kind === 'oversized') sendOversized(proxyRequest, result, options)
  else if (result.kind === 'uncacheable') {
    sendUncacheable(proxyRequest, result.response, cacheStatus, result.validation.kind !== 'valid', security)
  } else if (result.response) sendUncacheable(proxyRequest, result.response, cacheStatus, true, security)
  else hooks.sendError(proxyRequest, result.failure, cacheStatus, result.retryAfterS)
}

function sendStored(
  proxyRequest: ProxyRequest,
  { entry, cacheStatus, detail }: Extract<CacheResult, { kind: 'entry' }>,
  { hooks, now }: SendResultOptions
): void {
  const at = now()
  hooks.recordCacheStatus(proxyRequest, cacheStatus ?? { detail })
  if (!cacheStatus) {
    if (isFresh(entry, at)) entry.counter.hits += 1
    else entry.counter.stale += 1
  }
  sendEntry(
    proxyRequest.request,
    proxyRequest.response,
    entry,
    at,
    detail,
    cacheStatus && formatCacheStatus(cacheStatus)
  )
}

function sendUncacheable(
  proxyRequest: ProxyRequest,
  uncacheable: UncacheableResponse,
  cacheStatus: CacheStatus,
  failing: boolean,
  security: FieldLines
): void {
  const head = headWithStatus(uncacheable.fields, cacheStatus, (fields) =>
    uncacheableDownstreamHeaders(fields, security, failing)
  )
  proxyRequest.response.writeHead(uncacheable.status, [...head, 'Content-Length', String(uncacheable.body.length)])
  proxyRequest.response.end(proxyRequest.method === 'HEAD' ? undefined : uncacheable.body)
}

function sendOversized(
  proxyRequest: ProxyRequest,
  { oversized, cacheStatus }: Extract<CacheResult, { kind: 'oversized' }>,
  { security, stallMs }: SendResultOptions
): void {
  const { response } = proxyRequest
  const head = headWithStatus(oversized.fields, cacheStatus, (fields) => oversizedDownstreamHeaders(fields, security))
  if (proxyRequest.method === 'HEAD') {
    oversized.discard()
    response.writeHead(oversized.status, head)
    response.end()
    return
  }
  let exchange: Exchange | undefined
  const stream = streamResponse({
    response,
    status: oversized.status,
    head,
    withBody: true,
    exchange: () => exchange,
    stallMs,
    onClose: () => oversized.discard()
  })
  exchange = oversized.stream(stream)
}

/** The downstream fields of a response that is not stored, with our member appended to its Cache-Status (RFC 9211). */
function headWithStatus(
  fields: Fields,
  cacheStatus: CacheStatus,
  downstreamHeaders: (endToEnd: Fields) => DownstreamHeaders
): string[] {
  const endToEnd = endToEndFields(fields)
  const statusLine = appendCacheStatus(field(endToEnd, 'cache-status'), formatCacheStatus(cacheStatus))
  // Cookies are for the client whose request went to the origin, not for collapsed requests.
  const removed = new Set(cacheStatus.collapsed ? ['cache-status', 'set-cookie'] : ['cache-status'])
  const { own, shared } = downstreamHeaders(without(endToEnd, removed))
  return [...own, ...shared.fields, 'Cache-Status', statusLine]
}
