/**
 * The cache of declared API calls, by rules of the site (shared/README.md#caching): one response per key for all
 * clients, request collapsing (RFC 9111, section 4), stale-while-revalidate and stale-if-error (RFC 5861), hit-for-miss
 * and back-off.
 */
import { LRUCache } from 'lru-cache'
import { boundedText } from '../http/bounded-text.ts'
import type { CacheStatus } from '../http/cache-status.ts'
import { revalidationFields } from '../http/validators.ts'
import { isDue } from './back-off.ts'
import type { CacheRequest, CacheResult } from './cache-request.ts'
import { allowsStaleWhileRevalidate, type CacheEntry, isFresh } from './entry.ts'
import { handleOriginResponse, type OriginResponseOptions, type PendingFetch } from './handle-origin-response.ts'
import { readBody } from './read-body.ts'
import { entryOf } from './store.ts'
import type { Send } from './transport.ts'

export interface PolicyCacheOptions extends OriginResponseOptions {
  send: Send
  /** Called with internal errors; they are logged and never sent to clients. */
  onInternalError(error: unknown): void
}

/** An entry that may be served now. */
export interface CacheHit {
  entry: CacheEntry
  /** Milliseconds for which the entry stays fresh unless it is purged or replaced; 0 when stale. */
  freshMs: number
  /** Detail for Cache-Status. */
  detail: string | undefined
}

export interface PolicyCache {
  /**
   * The entry if it may be served now: fresh, stale-while-revalidate, or stale during back-off; else undefined. Starts
   * a background revalidation of a stale entry.
   */
  lookup(request: CacheRequest): CacheHit | undefined
  /**
   * Like `lookup`, but fetches from the origin, or waits for a fetch in flight, where there is no hit. Never rejects.
   */
  fetch(request: CacheRequest): Promise<CacheResult>
  /**
   * Purges the entries with the tag, or all without one: softly, or by dropping them (`hard`). Responses of fetches in
   * flight are not stored. Returns the number of entries.
   */
  purge(tag: string | undefined, hard: boolean): number
  /** Invalidates a key after an unsafe request (RFC 9111, section 4.4): its entry must be revalidated before reuse. */
  invalidate(key: string): void
}

/** How long requests of a key are not collapsed after an uncacheable response (Varnish's hit-for-miss). */
const hitForMissMs = 10_000
/** Bytes up to which the body of an error response is served again during back-off. */
const maxFailureBodyBytes = 65_536

interface InFlightFetch {
  pending: PendingFetch
  /** Never rejects. */
  result: Promise<CacheResult>
}

/** Creates the cache of declared calls over the stores in `options`. */
export function createPolicyCache(options: PolicyCacheOptions): PolicyCache {
  const { validStore, missingStore, counters, backOff, now } = options
  /** Fetches that other requests of the same key may be collapsed with. */
  const inFlight = new Map<string, InFlightFetch>()
  /** All fetches, those after a hit-for-miss included. */
  const pendingFetches = new Set<PendingFetch>()
  /** Until when a key, bounded by `boundedText`, is hit-for-miss. */
  const hitForMiss = new LRUCache<string, number>({ max: 5000 })
  /** The last failure of a key, served again during back-off. */
  const failures = new LRUCache<string, Extract<CacheResult, { kind: 'failure' }>>({
    maxSize: 1_048_576,
    sizeCalculation: (failure) => 500 + (failure.response?.body.length ?? 0)
  })

  const storedEntry = (key: string): CacheEntry | undefined => {
    const missing = entryOf(missingStore.get(key), '')
    if (missing && now() < missing.lifetimes.staleIfUnreachableUntil) return missing
    return entryOf(validStore.get(key), '')
  }

  const startFetch = (request: CacheRequest): InFlightFetch => {
    const stored = request.cacheable ? storedEntry(request.key) : undefined
    const pending: PendingFetch = { request, stored, requestTime: now(), outdated: false }
    pendingFetches.add(pending)
    const headers = stored ? [...request.headers, ...revalidationFields(stored.fields)] : request.headers
    const result = readBody(
      options.send,
      { method: 'GET', target: request.target, headers, client: request.client },
      options.maxEntryBytes
    )
      .then((received) => handleOriginResponse(pending, received, options))
      .catch((error): CacheResult => internalFailure(error))
      .then((cacheResult) => {
        recordResult(request, cacheResult)
        return cacheResult
      })
      .finally(() => pendingFetches.delete(pending))
    return { pending, result }
  }

  const internalFailure = (error: unknown): CacheResult => {
    options.onInternalError(error)
    return {
      kind: 'failure',
      failure: { status: 502, reason: 'internal' },
      personal: true,
      retryAfterS: 1,
      cacheStatus: { refused: true, detail: 'internal' }
    }
  }

  const recordResult = (request: CacheRequest, result: CacheResult) => {
    const key = boundedText(request.key)
    if (result.kind === 'uncacheable' || result.kind === 'oversized') hitForMiss.set(key, now() + hitForMissMs)
    else hitForMiss.delete(key)
    if (result.kind !== 'failure') {
      failures.delete(key)
      return
    }
    const { response, personal } = result
    const isReusable = !personal && (response?.body.length ?? 0) <= maxFailureBodyBytes
    failures.set(key, { ...result, response: isReusable ? response : undefined, personal: false })
  }

  /** Starts a fetch that other requests of the key may be collapsed with. */
  const startCollapsibleFetch = (request: CacheRequest): Promise<CacheResult> => {
    const started = startFetch(request)
    inFlight.set(request.key, started)
    void started.result.finally(() => {
      if (inFlight.get(request.key) === started) inFlight.delete(request.key)
    })
    return started.result
  }

  const revalidateInBackground = (request: CacheRequest, at: number) => {
    if (inFlight.has(request.key) || !isDue(backOff.get(request.key), at)) return
    counters.of(request.label).refreshes += 1
    void startCollapsibleFetch({ ...request, client: undefined }).then((result) => {
      if (result.kind === 'oversized') result.oversized.discard()
    })
  }

  const lookup = (request: CacheRequest): CacheHit | undefined => {
    if (!request.cacheable) return undefined
    const entry = storedEntry(request.key)
    if (!entry) return undefined
    const at = now()
    if (isFresh(entry, at)) return { entry, freshMs: entry.lifetimes.freshUntil - at, detail: undefined }
    if (allowsStaleWhileRevalidate(entry, at)) {
      revalidateInBackground(request, at)
      return { entry, freshMs: 0, detail: undefined }
    }
    const { alwaysRevalidate, staleIfUnreachableUntil } = entry.lifetimes
    if (!backOff.get(request.key) || alwaysRevalidate || at >= staleIfUnreachableUntil) return undefined
    revalidateInBackground(request, at)
    return { entry, freshMs: 0, detail: 'backoff' }
  }

  /** What a request receives from the fetch that it was collapsed with; undefined: it must be forwarded by itself. */
  const collapsedResult = (result: CacheResult): CacheResult | undefined => {
    if (result.kind === 'entry') {
      const { fwd, detail }: CacheStatus = result.cacheStatus ?? {}
      return { ...result, cacheStatus: { fwd: fwd ?? 'stale', collapsed: true, detail } }
    }
    if (result.personal) return undefined
    return { ...result, cacheStatus: { ...result.cacheStatus, fwdStatus: undefined, collapsed: true } }
  }

  return {
    lookup,

    async fetch(request) {
      const hit = lookup(request)
      if (hit) return { kind: 'entry', entry: hit.entry, detail: hit.detail }
      const counter = counters.of(request.label)

      const failure = failures.get(boundedText(request.key))
      const backOffState = backOff.get(request.key)
      if (failure && backOffState && !isDue(backOffState, now())) {
        const retryAfterS = Math.ceil((backOffState.until - now()) / 1000)
        return { ...failure, retryAfterS, cacheStatus: { refused: true, detail: 'backoff' } }
      }
      const leader = inFlight.get(request.key)
      if (leader) {
        counter.collapsed += 1
        const collapsed = collapsedResult(await leader.result)
        if (collapsed) return collapsed
      } else if (request.cacheable && now() >= (hitForMiss.get(boundedText(request.key)) ?? 0)) {
        counter.misses += 1
        return startCollapsibleFetch(request)
      }
      counter.misses += 1
      return startFetch(request).result
    },

    purge(tag, hard) {
      const matches = (entry: CacheEntry) => tag === undefined || entry.tag === tag
      for (const pending of pendingFetches) {
        if (tag === undefined || pending.request.tag === tag) pending.outdated = true
      }
      // Requests from now on must not receive a response from before the purge.
      for (const [key, { pending }] of inFlight) if (pending.outdated) inFlight.delete(key)
      return validStore.purge(matches, hard) + missingStore.purge(matches, hard)
    },

    invalidate(key) {
      for (const pending of pendingFetches) if (pending.request.key === key) pending.outdated = true
      inFlight.delete(key)
      validStore.softPurge(key)
      missingStore.softPurge(key)
    }
  }
}
