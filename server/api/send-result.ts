/** Sends the cache's result to the client. */
import type { CacheResult, CompleteResponse, StreamControl } from '../cache/cache-request.ts'
import { isFresh, sendEntry } from '../cache/entry.ts'
import type { CacheRule, ForwardedKind } from '../cache/rule.ts'
import { streamResponse } from '../cache/stream-response.ts'
import { appendCacheStatus, type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { endToEndFields, type Fields, field, without } from '../http/fields.ts'
import { writeHead } from '../http/response-head.ts'
import type { ErrorResponses, ProxyRequest } from './error-responses.ts'

export interface SendResultOptions {
  errors: ErrorResponses
  /** The connection of a client that reads nothing for so many milliseconds is closed. */
  stallMs: number
  /** Wall-clock time in milliseconds. */
  now: () => number
}

/**
 * Sends a result of `rule`; does nothing when the client has closed the connection. A second result, after an error in
 * sending the first one, closes it where a head has left.
 */
export function sendResult(
  proxyRequest: ProxyRequest,
  rule: CacheRule,
  result: Exclude<CacheResult, { kind: 'forward' }>,
  options: SendResultOptions
): void {
  const { response } = proxyRequest
  const { errors } = options
  if (response.destroyed) return
  if (response.headersSent) return void response.destroy()
  if (result.kind === 'entry') {
    sendStored(proxyRequest, result, options)
    return
  }
  const { cacheStatus } = result
  if (result.kind === 'failure' && !result.response) {
    errors.send(proxyRequest, result.failure, cacheStatus, result.retryAfterS)
    return
  }
  errors.recordCacheStatus(proxyRequest, cacheStatus)
  const isValid = result.kind === 'complete' && result.value !== undefined
  if (result.kind === 'stream') sendStream(proxyRequest, rule, result, options)
  else if (result.response) {
    sendComplete(proxyRequest, rule, result.response, cacheStatus, isValid ? 'complete' : 'failing')
  }
}

function sendStored(
  proxyRequest: ProxyRequest,
  { entry, cacheStatus, detail }: Extract<CacheResult, { kind: 'entry' }>,
  { errors, now }: SendResultOptions
): void {
  const at = now()
  errors.recordCacheStatus(proxyRequest, cacheStatus ?? { detail })
  // What another replica has stored was counted where it was found.
  if (!cacheStatus && detail !== 'shared') {
    if (isFresh(entry, at)) entry.counter.hits += 1
    else entry.counter.stale += 1
  }
  const { request, response } = proxyRequest
  sendEntry(request, response, entry, at, detail, cacheStatus && formatCacheStatus(cacheStatus))
}

function sendComplete(
  { response, method }: ProxyRequest,
  rule: CacheRule,
  { status, fields, body }: CompleteResponse,
  cacheStatus: CacheStatus,
  kind: ForwardedKind
): void {
  const head = forwardedFields(rule, fields, cacheStatus, kind)
  writeHead(response, status, [...head, 'Content-Length', String(body.length)])
  response.end(method === 'HEAD' ? undefined : body)
}

function sendStream(
  { response, method }: ProxyRequest,
  rule: CacheRule,
  { status, fields, cacheStatus, pipe }: Extract<CacheResult, { kind: 'stream' }>,
  { stallMs }: SendResultOptions
): void {
  const head = forwardedFields(rule, fields, cacheStatus, 'stream')
  if (method === 'HEAD') {
    writeHead(response, status, head)
    response.end()
    return
  }
  let control: StreamControl | undefined
  const stream = streamResponse({
    response,
    status,
    head,
    withBody: true,
    exchange: () => control?.exchange(),
    stallMs,
    onClose: () => control?.discard()
  })
  control = pipe(stream)
}

/** The fields of a forwarded response as the client receives them, with our member in Cache-Status (RFC 9211). */
export function forwardedFields(
  rule: CacheRule,
  fields: Fields,
  cacheStatus: CacheStatus,
  kind: ForwardedKind
): string[] {
  const endToEnd = endToEndFields(fields)
  const member = appendCacheStatus(field(endToEnd, 'cache-status'), formatCacheStatus(cacheStatus))
  // Cookies are for the client whose request went to the origin, not for collapsed requests.
  const removed = new Set(cacheStatus.collapsed ? ['cache-status', 'set-cookie'] : ['cache-status'])
  const { own, shared } = rule.forwardedHeaders(without(endToEnd, removed), kind)
  return [...own, ...shared.fields, 'Cache-Status', member]
}
