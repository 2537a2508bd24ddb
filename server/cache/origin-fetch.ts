/**
 * One fetch of the shared cache: forwards a request to the origin, streams the response to the client and collects a
 * copy to store. Implements storing (RFC 9111, section 3), revalidation (section 4.3) and stale-if-error (RFC 5861,
 * section 4).
 */

import { cacheControlOf } from '../http/cache-control.ts'
import { type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { firstField, without } from '../http/fields.ts'
import type { RequestDirectives } from '../http/request-directives.ts'
import { conditionalFieldNames, revalidationFields } from '../http/validators.ts'
import type { BackOff } from './back-off.ts'
import type { Counter } from './counters.ts'
import type { CacheEntry } from './entry.ts'
import { type ExchangeTimes, type LifetimeDefaults, remainingTtl } from './lifetimes.ts'
import { downstreamFields, type PassThroughOptions } from './pass-through.ts'
import { isClosed, type ProxyRequest } from './proxy-request.ts'
import { sendEntry } from './send-entry.ts'
import { createSharedEntry, type Variant, variantOf } from './shared-entry.ts'
import type { FlightResult, SingleFlight } from './single-flight.ts'
import { whyNotStorable } from './storable.ts'
import type { Store } from './store.ts'
import { type ResponseStream, streamResponse } from './stream-response.ts'
import type { OriginFailure } from './transport.ts'
import { updateStoredFields } from './update-stored-fields.ts'

export interface OriginFetch {
  proxyRequest: ProxyRequest
  directives: RequestDirectives
  /** The entry to revalidate. */
  stale: CacheEntry | undefined
  /** Secondary key of the request among the stored responses. */
  secondaryKey: string
  /** Why the request is forwarded. */
  cacheStatus: CacheStatus
  /** The flight by which other requests wait for the result; undefined: the fetch is not collapsible. */
  flight: SingleFlight | undefined
  /** True: a background revalidation; nothing is sent to the client. */
  background: boolean
  /** True: purged or invalidated since the start, so the response is served but not stored. */
  outdated: boolean
}

export interface OriginFetchOptions extends PassThroughOptions {
  store: Store
  counter: Counter
  backOff: BackOff
  defaults: LifetimeDefaults
  /** Maximum bytes of a stored body. */
  maxEntryBytes: number
  /** Request fields that are part of the key. */
  keyFields: ReadonlySet<string>
  /** The current time in milliseconds. */
  now: () => number
  /** Called when the fetch has ended, in whatever way. */
  onEnd(): void
  /** Called when it is known whether the responses of a key are storable. */
  onStorable(key: string, isStorable: boolean): void
}

/** Fields not forwarded when revalidating: the client's preconditions are evaluated here, against the result. */
const replacedByRevalidation = new Set([...conditionalFieldNames, 'range'])
/** Reasons for not storing that lie in the request, so that they say nothing about other requests of the key. */
const requestReasons = new Set(['request-no-store', 'authorization', 'partial'])

/** Forwards the request once, and calls `onEnd` when the fetch is over. */
export function fetchFromOrigin(originFetch: OriginFetch, options: OriginFetchOptions): void {
  const { proxyRequest, stale, directives, flight } = originFetch
  const { now, hooks, maxEntryBytes, store, backOff } = options
  const { key, response } = proxyRequest
  const { headers } = proxyRequest.request
  const times: ExchangeTimes = { requestTime: now(), responseTime: 0 }
  /** True: the client has its response, has disconnected, or never waited for one. */
  let isServed = originFetch.background
  let stream: ResponseStream | undefined
  /** Where the response will be stored; undefined: it is not storable. */
  let variant: Variant | undefined
  let head: { status: number; fields: string[] } | undefined
  let chunks: Buffer[] = []
  let size = 0

  const end = (result: FlightResult) => {
    response.off('close', onDisconnect)
    options.onEnd()
    flight?.settle(result)
  }
  const abort = () => {
    end({ kind: 'not-shared' })
    exchange.abort()
  }
  /** Without the client the fetch goes on only if its response is storable or other requests wait for it. */
  const onDisconnect = () => {
    isServed = true
    if (!variant && !(flight && flight.waiterCount > 0)) abort()
  }
  const sendToClient = (entry: CacheEntry, cacheStatus: CacheStatus) => {
    if (isServed || isClosed(proxyRequest)) return
    isServed = true
    hooks.recordCacheStatus(proxyRequest, cacheStatus)
    sendEntry(proxyRequest.request, response, entry, now(), undefined, formatCacheStatus(cacheStatus))
  }
  const storeEntry = (entry: CacheEntry, { names, secondaryKey }: Variant) => {
    if (!originFetch.outdated) store.put(proxyRequest, names, secondaryKey, entry)
  }

  /** Counts an error and serves the stale entry if that is allowed at this time (`until`); returns whether it was. */
  const serveStaleIfError = (until: number | undefined, reason: string, fwdStatus: number | undefined): boolean => {
    const at = now()
    options.counter.errors += 1
    if (!stale || at >= (until ?? 0) || stale.lifetimes.alwaysRevalidate || directives.noCache) return false
    backOff.recordFailure(key, at, true)
    const detail = `stale-if-error ${reason}`
    sendToClient(stale, { fwd: 'stale', fwdStatus, ttl: remainingTtl(stale.lifetimes, at), detail })
    end({ kind: 'stale', entry: stale, detail })
    return true
  }
  const fail = (failure: OriginFailure) => {
    if (stream) stream.fail(failure)
    else if (serveStaleIfError(stale?.lifetimes.staleIfUnreachableUntil, failure.reason, undefined)) return
    else if (!isServed) {
      hooks.sendError(proxyRequest, failure, { ...originFetch.cacheStatus, detail: failure.reason })
    }
    end({ kind: 'failed', failure })
  }
  /** Updates and serves the stale entry after a 304 (RFC 9111, section 4.3.4). */
  const freshen = (entry: CacheEntry, received: string[]) => {
    const fields = updateStoredFields(entry.fields, received)
    const reason = whyNotStorable({
      status: entry.status,
      fields,
      cacheControl: cacheControlOf(fields),
      hasAuthorization: false,
      requestNoStore: false
    })
    const updated = createSharedEntry(entry.status, fields, received, entry.bodies.identity, times, options)
    const updatedVariant = reason === undefined ? variantOf(fields, headers, options.keyFields) : undefined
    if (updatedVariant) storeEntry(updated, updatedVariant)
    else store.dropVariant(key, originFetch.secondaryKey)
    const ttl = remainingTtl(updated.lifetimes, times.responseTime)
    sendToClient(updated, { ...originFetch.cacheStatus, fwdStatus: 304, ttl })
    end(updatedVariant ? { kind: 'shared', entry: updated, ...updatedVariant } : { kind: 'not-shared' })
  }
  /** Decides whether the response will be stored and sets `variant`; returns the reason if it will not. */
  const decideStoring = (status: number, fields: string[]): string | undefined => {
    const reason =
      whyNotStorable({
        status,
        fields,
        cacheControl: cacheControlOf(fields),
        hasAuthorization: headers.authorization !== undefined,
        requestNoStore: directives.noStore
      }) ?? (Number(firstField(fields, 'content-length')) > maxEntryBytes ? 'too-large' : undefined)
    if (reason === undefined) variant = variantOf(fields, headers, options.keyFields)
    else {
      // `no-store` in a request concerns this response only, not the one stored for other clients.
      if (stale && !directives.noStore && supersedesStored(status)) store.dropVariant(key, originFetch.secondaryKey)
      flight?.settle({ kind: 'not-shared' })
    }
    if (reason === undefined || !requestReasons.has(reason)) options.onStorable(key, reason === undefined)
    return reason
  }

  const forwardedHeaders = stale
    ? [...without(proxyRequest.headers, replacedByRevalidation), ...revalidationFields(stale.fields)]
    : proxyRequest.headers
  const exchange = options.send(
    {
      method: 'GET',
      target: proxyRequest.target,
      headers: forwardedHeaders,
      client: originFetch.background ? undefined : proxyRequest.client
    },
    {
      head(status, fields) {
        times.responseTime = now()
        if (!isServerError(status)) backOff.recordSuccess(key)
        else if (serveStaleIfError(stale?.lifetimes.staleIfErrorUntil, String(status), status)) return exchange.abort()
        if (status === 304 && stale) return freshen(stale, fields)
        const rewritten = hooks.rewriteLocations(fields, proxyRequest.target)
        if (!rewritten) {
          exchange.abort()
          return fail({ status: 502, reason: 'location' })
        }
        head = { status, fields: rewritten }
        const reason = decideStoring(status, rewritten)
        if (isServed) {
          if (!variant) abort()
          return
        }
        isServed = true
        const stored = variant !== undefined && !originFetch.outdated
        const cacheStatus = { ...originFetch.cacheStatus, fwdStatus: status, stored, detail: reason }
        hooks.recordCacheStatus(proxyRequest, cacheStatus)
        stream = streamResponse({
          response,
          status,
          head: downstreamFields(rewritten, hooks, cacheStatus),
          withBody: true,
          // A storable response is read at the origin's pace: others may wait for it, and its size is limited.
          exchange: () => (variant ? undefined : exchange),
          stallMs: options.stallMs,
          onClose: onDisconnect
        })
      },
      data(chunk) {
        stream?.data(chunk)
        if (!variant) return
        chunks.push(chunk)
        size += chunk.length
        if (size <= maxEntryBytes) return
        variant = undefined
        chunks = []
        options.onStorable(key, false)
        flight?.settle({ kind: 'not-shared' })
        if (!stream || stream.isOver) abort()
      },
      end() {
        stream?.end()
        if (!variant || !head) return end({ kind: 'not-shared' })
        const entry = createSharedEntry(head.status, head.fields, head.fields, Buffer.concat(chunks), times, options)
        storeEntry(entry, variant)
        end({ kind: 'shared', entry, ...variant })
      },
      fail
    }
  )
  if (!originFetch.background) response.once('close', onDisconnect)
}

/** The statuses of stale-if-error (RFC 5861, section 4). */
function isServerError(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504
}

/** True for statuses of a response that replaces the stored one even though it is not storable itself. */
function supersedesStored(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410
}
