/**
 * A shared cache by RFC 9111 for all other GET requests, governed by the origin's fields: lookup and reuse decision
 * (section 4), request collapsing, stale-while-revalidate and stale-if-error (RFC 5861), and hit-for-miss.
 * Responses are streamed to the client while a copy is collected to be stored.
 */
import { LRUCache } from 'lru-cache'
import { boundedText } from '../http/bounded-text.ts'
import { type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { isPersonal, parseRequestDirectives, requiresOrigin } from '../http/request-directives.ts'
import { secondaryKey } from '../http/vary.ts'
import { isDue } from './back-off.ts'
import type { CacheEntry } from './entry.ts'
import { fetchFromOrigin, type OriginFetch, type OriginFetchOptions } from './origin-fetch.ts'
import { passThrough } from './pass-through.ts'
import { isClosed, type ProxyRequest } from './proxy-request.ts'
import { reuseDecision } from './reuse-decision.ts'
import { sendEntry } from './send-entry.ts'
import { createSingleFlight, type FlightResult, type SingleFlight } from './single-flight.ts'
import { entryOf } from './store.ts'
import type { OriginFailure } from './transport.ts'

export interface SharedCache {
  /** Responds to a GET or HEAD from the cache or by forwarding it. */
  handle(proxyRequest: ProxyRequest): void
  /**
   * Invalidates a key after an unsafe request (RFC 9111, section 4.4): its entries are dropped, and responses of
   * fetches in flight are not stored.
   */
  invalidate(key: string): void
  /** Responses of all fetches in flight will not be stored: everything has been purged. */
  outdateInFlight(): void
}

/** What `handle` knows of a request that may have to be forwarded. */
type FetchPlan = Omit<OriginFetch, 'flight' | 'outdated'>

/** How long requests of a key are not collapsed after a response that is not storable (Varnish's hit-for-miss). */
const hitForMissMs = 10_000

/** Creates the shared cache over the store in `options`. */
export function createSharedCache(options: Omit<OriginFetchOptions, 'onEnd' | 'onStorable'>): SharedCache {
  const { store, counter, backOff, now, hooks } = options
  /** Fetches that other requests may be collapsed with, by `flightKey`. */
  const flights = new Map<string, SingleFlight>()
  /** All fetches, those without a flight included. */
  const pendingFetches = new Set<OriginFetch>()
  /** Until when a key, bounded by `boundedText`, is hit-for-miss. */
  const hitForMiss = new LRUCache<string, number>({ max: 5000 })

  const startFetch = (plan: FetchPlan, flight: SingleFlight | undefined) => {
    const originFetch = { ...plan, flight, outdated: false }
    const name = flightKey(plan)
    pendingFetches.add(originFetch)
    if (flight) flights.set(name, flight)
    fetchFromOrigin(originFetch, {
      ...options,
      onEnd() {
        pendingFetches.delete(originFetch)
        if (flight && flights.get(name) === flight) flights.delete(name)
      },
      onStorable(key, isStorable) {
        if (isStorable) hitForMiss.delete(boundedText(key))
        else hitForMiss.set(boundedText(key), now() + hitForMissMs)
      }
    })
  }
  const revalidateInBackground = (plan: FetchPlan) => {
    if (flights.has(flightKey(plan))) return
    counter.refreshes += 1
    startFetch({ ...plan, cacheStatus: { fwd: 'stale' }, background: true }, createSingleFlight())
  }
  /**
   * The plan with no request fields except those that select the stored response. The retry during back-off must not
   * fail because of a field of the client that happens to cause it.
   */
  const withoutClientFields = (plan: FetchPlan): FetchPlan => {
    const { proxyRequest } = plan
    const names = new Set([...options.keyFields, ...(store.get(proxyRequest.key)?.names ?? [])])
    // Fields have an even length.
    const selecting = proxyRequest.headers.flatMap((name, i) =>
      i % 2 === 0 && names.has(name.toLowerCase()) ? [name, proxyRequest.headers[i + 1]!] : []
    )
    const headers = names.has('accept') ? selecting : [...selecting, 'Accept', '*/*']
    return { ...plan, proxyRequest: { ...proxyRequest, headers } }
  }
  const outdate = (originFetch: OriginFetch) => {
    originFetch.outdated = true
    flights.delete(flightKey(originFetch))
  }

  /** Sends the stored response if it may satisfy the request at this time; returns whether it did. */
  const reuseStored = (plan: FetchPlan, entry: CacheEntry, at: number): boolean => {
    const { proxyRequest, directives } = plan
    const { lifetimes } = entry
    const decision = reuseDecision(entry, directives, at)
    if (decision === 'revalidate') {
      const backOffState = backOff.get(proxyRequest.key)
      const mayServeStale =
        backOffState && !directives.noCache && !lifetimes.alwaysRevalidate && at < lifetimes.staleIfUnreachableUntil
      if (!mayServeStale) return false
      if (isDue(backOffState, at)) revalidateInBackground(withoutClientFields(plan))
      counter.stale += 1
      sendHit(proxyRequest, entry, at, 'backoff')
      return true
    }
    if (at < lifetimes.freshUntil) counter.hits += 1
    else counter.stale += 1
    if (decision === 'reuse-and-revalidate') revalidateInBackground(plan)
    sendHit(proxyRequest, entry, at, undefined)
    return true
  }
  const sendHit = (proxyRequest: ProxyRequest, entry: CacheEntry, at: number, detail: string | undefined) => {
    hooks.recordCacheStatus(proxyRequest, { detail })
    sendEntry(proxyRequest.request, proxyRequest.response, entry, at, detail)
  }

  /** Serves a collapsed request from the leader's result, or forwards it where that must not be shared. */
  const serveWaiter = (plan: FetchPlan, result: FlightResult) => {
    const { proxyRequest } = plan
    if (isClosed(proxyRequest)) return
    const collapsed: CacheStatus = { fwd: plan.cacheStatus.fwd, collapsed: true }
    const send = (entry: CacheEntry, cacheStatus: CacheStatus) => {
      const { request, response } = proxyRequest
      hooks.recordCacheStatus(proxyRequest, cacheStatus)
      sendEntry(request, response, entry, now(), undefined, formatCacheStatus(cacheStatus))
    }
    if (result.kind === 'failed' && failsForAll(result.failure)) {
      hooks.sendError(proxyRequest, result.failure, { ...collapsed, detail: result.failure.reason })
    } else if (result.kind === 'stale') send(result.entry, { ...collapsed, detail: result.detail })
    else if (
      result.kind === 'shared' &&
      secondaryKey(result.names, proxyRequest.request.headers) === result.secondaryKey
    ) {
      send(result.entry, collapsed)
    } else {
      counter.misses += 1
      startFetch(plan, undefined)
    }
  }

  return {
    handle(proxyRequest) {
      const { headers } = proxyRequest.request
      if (requiresOrigin(headers)) return passThrough(proxyRequest, { fwd: 'request' }, options)
      const at = now()
      const directives = parseRequestDirectives(headers)
      const resource = store.get(proxyRequest.key)
      const selectedKey = resource ? secondaryKey(resource.names, headers) : ''
      const stored = entryOf(resource, selectedKey)
      const fwd = stored
        ? directives.noCache || directives.noStore
          ? 'request'
          : 'stale'
        : resource
          ? 'vary-miss'
          : 'uri-miss'
      const plan: FetchPlan = {
        proxyRequest,
        directives,
        stale: stored,
        secondaryKey: selectedKey,
        cacheStatus: { fwd },
        background: false
      }
      if (stored && reuseStored(plan, stored, at)) return
      if (directives.onlyIfCached) {
        const cacheStatus = { refused: true, detail: 'only-if-cached' }
        return hooks.sendError(proxyRequest, { status: 504, reason: 'only-if-cached' }, cacheStatus)
      }
      const isHitForMiss = at < (hitForMiss.get(boundedText(proxyRequest.key)) ?? 0)
      const isCollapsible = !isPersonal(headers) && !directives.noStore && !isHitForMiss
      const leader = isCollapsible && proxyRequest.method === 'GET' ? flights.get(flightKey(plan)) : undefined
      if (leader) {
        counter.collapsed += 1
        return leader.wait((result) => serveWaiter(plan, result))
      }
      counter.misses += 1
      if (proxyRequest.method === 'HEAD') return passThrough(proxyRequest, { fwd }, options)
      startFetch(plan, isCollapsible ? createSingleFlight() : undefined)
    },
    invalidate(key) {
      for (const originFetch of pendingFetches) if (originFetch.proxyRequest.key === key) outdate(originFetch)
      store.drop(key)
    },
    outdateInFlight() {
      for (const originFetch of pendingFetches) outdate(originFetch)
    }
  }
}

/** False where the origin was reached but failed with this request, so that others may succeed. */
function failsForAll({ status, reason }: OriginFailure): boolean {
  return status !== 502 || /^(?:E(?!CONNRESET|PIPE|RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason)
}

/** Requests with the same flight key select the same stored response, so they are collapsed. */
function flightKey({ proxyRequest, secondaryKey: selectedKey }: FetchPlan): string {
  return `${proxyRequest.key}\n${selectedKey}`
}
