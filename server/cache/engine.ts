/**
 * The HTTP cache: a shared cache by RFC 9111 with request collapsing (section 4), stale-while-revalidate and
 * stale-if-error (RFC 5861), hit-for-miss and back-off. What differs between requests is their rule.
 */
import { LRUCache } from 'lru-cache'
import { isPersonal, requiresOrigin } from '../http/directives.ts'
import { boundedText } from '../http/fields.ts'
import { internalFailure } from '../http/transport.ts'
import { secondaryKey } from '../http/vary.ts'
import type { CacheRequest, CacheResult } from './cache-request.ts'
import type { Counter, Counters } from './counters.ts'
import { type CacheEntry, type PurgeSelector, reuseDecision } from './entry.ts'
import { type Failure, isDue } from './failures.ts'
import type { FetchStart, OriginFetchOptions, SharedResult } from './fetch-outcome.ts'
import { freshenByHead } from './freshen.ts'
import { fetchFromOrigin } from './origin-fetch.ts'
import type { CacheRule } from './rule.ts'
import { createSingleFlight, flightKey, type Selection, type SingleFlight, select } from './selection.ts'

export interface CacheEngineOptions
  extends Omit<OriginFetchOptions, 'counter' | 'onEnd' | 'onFailure' | 'onStorable' | 'onStored'> {
  /** By the label and the language of a request's rule. */
  counters: Counters
  /** Starts a fetch; default: `fetchFromOrigin`. */
  start?: typeof fetchFromOrigin
}

/** An entry that may be served now. */
export interface CacheHit {
  entry: CacheEntry
  /** Milliseconds for which the entry stays fresh unless it is purged or replaced; 0 when stale. */
  freshMs: number
  /** Detail for Cache-Status. */
  detail: string | undefined
}

type Flight = SingleFlight<SharedResult>

/** How long requests of a key are not collapsed after a response that is not storable (Varnish's hit-for-miss). */
const hitForMissMs = 10_000

/** The cache over a store. */
export class CacheEngine {
  readonly #options: CacheEngineOptions
  /** Fetches that other requests may be collapsed with, by `flightKey`. */
  readonly #flights = new Map<string, Flight>()
  /** All fetches, those without a flight included. */
  readonly #fetches = new Set<FetchStart>()
  /** Until when a key, bounded by `boundedText`, is hit-for-miss. */
  readonly #hitForMiss = new LRUCache<string, number>({ max: 5000 })
  /** Number of calls of `purge` and `invalidate`: a result that was requested before the last one must not be reused. */
  invalidations = 0
  /** Number of purges: after one, what was derived from a known failure has to be derived anew. */
  purges = 0

  constructor(options: CacheEngineOptions) {
    this.#options = options
  }

  /**
   * The entry if it may be served now: fresh, stale-while-revalidate, or stale during back-off; else undefined. Starts
   * a background revalidation of a stale entry.
   */
  lookup(request: CacheRequest): CacheHit | undefined {
    return this.#reuse(select(request, this.#options.store))
  }

  /**
   * The stored entry, fresh or not, if it may be served while the origin does not answer (RFC 9111, section 4.2.4).
   * Starts nothing.
   */
  lookupStale(request: CacheRequest): CacheEntry | undefined {
    const { stored: entry } = select(request, this.#options.store)
    if (!entry) return undefined
    const { alwaysRevalidate, staleIfUnreachableUntil } = entry.lifetimes
    return alwaysRevalidate || this.#options.now() >= staleIfUnreachableUntil ? undefined : entry
  }

  /**
   * The failure that `handle` answers with while the back-off of the request's key runs, and the milliseconds until
   * the next fetch is allowed; undefined while a fetch is allowed.
   */
  knownFailure({ key }: CacheRequest): { failure: Failure; retryMs: number } | undefined {
    return this.#options.failures.known(key, this.#options.now())
  }

  /**
   * Handles a request. `receive` is called once: before this returns for a hit, else with the result of the request's
   * own fetch or of the one that it is collapsed with. Where it throws, it is called once more, with a failure. Returns
   * a function to call when the client disconnects; after that, `receive` is not called.
   */
  handle(request: CacheRequest, receiveResult: (result: CacheResult) => void): () => void {
    const { store, failures, now } = this.#options
    const { rule, clientHeaders, method, cacheable, key } = request
    // An error in one receiver must not leave its request unanswered, nor keep the result from collapsed requests.
    const receive = (result: CacheResult) => {
      try {
        receiveResult(result)
      } catch (error) {
        this.#options.onInternalError(error)
        if (result !== internalError) receive(internalError)
      }
    }
    const answer = (result: CacheResult) => {
      receive(result)
      return nothingToCancel
    }
    if (requiresOrigin(clientHeaders)) return answer({ kind: 'forward', cacheStatus: { fwd: 'request' } })
    const selection = select(request, store)
    const hit = this.#reuse(selection)
    if (hit) return answer({ kind: 'entry', entry: hit.entry, detail: hit.detail })
    const { directives, fwd, stored } = selection
    if (directives.onlyIfCached) {
      const failure = { status: 504, reason: 'only-if-cached' } as const
      const cacheStatus = { refused: true, detail: failure.reason }
      return answer({ kind: 'failure', failure, personal: true, retryAfterS: undefined, cacheStatus })
    }
    const known = failures.known(key, now())
    if (known) return answer(known.failure)
    const isHitForMiss = now() < (this.#hitForMiss.get(boundedText(key)) ?? 0)
    const isCollapsible = cacheable && !isPersonal(clientHeaders) && !directives.noStore && !isHitForMiss
    const leader = isCollapsible && method === 'GET' ? this.#flights.get(flightKey(selection)) : undefined
    // The flight of an unstorable response is settled while that is still being streamed.
    if (leader && !leader.isSettled) return this.#collapse(selection, leader, receive)
    this.#counterOf(rule).misses += 1
    if (method === 'HEAD') {
      const onHead = stored && freshenByHead(selection, stored, this.#counterOf(rule), store, now)
      return answer({ kind: 'forward', cacheStatus: { fwd }, onHead })
    }
    return this.#startFetch(selection, isCollapsible ? createSingleFlight() : undefined, receive)
  }

  /**
   * Purges the selected entries, or all: softly, or by dropping them (`hard`). Responses of selected fetches in flight
   * are not stored, and the back-off of selected requests ends. Returns the number of entries.
   */
  purge(selects: PurgeSelector = () => true, hard: boolean): number {
    this.#outdate(
      ({ rule: { tag, label }, url }) => selects({ tag, label, url: boundedText(url), entry: undefined }),
      true
    )
    // A failure from before the purge says nothing about what the origin answers now.
    this.purges += 1
    this.#options.failures.forget((failed) => selects({ ...failed, entry: undefined }))
    const matches = (entry: CacheEntry, { url }: { url: string }) =>
      selects({ tag: entry.tag, label: entry.counter.label, url, entry })
    return this.#options.store.purge(matches, hard)
  }

  /**
   * Invalidates a key after an unsafe request (RFC 9111, section 4.4): its entries are dropped (`hard`), or must be
   * revalidated before reuse, and responses of fetches in flight are not stored.
   */
  invalidate(key: string, hard: boolean): void {
    this.#outdate((request) => boundedText(request.key) === boundedText(key), false)
    if (hard) this.#options.store.drop(key)
    else this.#options.store.softPurge(key)
  }

  /**
   * Records whether responses of a key are storable: after one that is not, requests are not collapsed for a while. The
   * key is bounded by `boundedText`.
   */
  setStorable(key: string, isStorable: boolean): void {
    if (isStorable) this.#hitForMiss.delete(key)
    else this.#hitForMiss.set(key, this.#options.now() + hitForMissMs)
  }

  #startFetch(selection: Selection, flight: Flight | undefined, receive: FetchStart['receive']): () => void {
    const { start = fetchFromOrigin } = this.#options
    const { request } = selection
    const originFetch: FetchStart = { ...selection, flight, receive, since: { outdated: false, purged: false } }
    const name = flightKey(selection)
    this.#fetches.add(originFetch)
    if (flight) this.#flights.set(name, flight)
    return start(originFetch, {
      ...this.#options,
      counter: this.#counterOf(request.rule),
      onEnd: (shared) => {
        this.#fetches.delete(originFetch)
        if (flight && this.#flights.get(name) === flight) this.#flights.delete(name)
        this.#options.failures.recordResult(request, shared?.result)
      },
      onFailure: () => {
        // Nothing is known about the next response: a failing origin gets one request at a time.
        if (request.rule.check) this.#hitForMiss.delete(boundedText(request.key))
      },
      onStorable: (isStorable) => this.setStorable(boundedText(request.key), isStorable)
    })
  }

  #revalidateInBackground(selection: Selection, at: number): void {
    const { key, rule } = selection.request
    if (this.#flights.has(flightKey(selection)) || !isDue(this.#options.failures.get(key), at)) return
    this.#counterOf(rule).refreshes += 1
    this.#startFetch({ ...selection, fwd: 'stale' }, createSingleFlight(), undefined)
  }

  /**
   * The selection with no request fields except those that select the stored response. The retry during back-off must
   * not fail because of a field of the client that happens to cause it.
   */
  #withoutClientFields(selection: Selection): Selection {
    const { request } = selection
    const { rule, headers, key } = request
    if (rule.check) return selection
    const names = new Set([...rule.keyFields, ...(this.#options.store.get(key)?.names ?? [])])
    // Fields have an even length.
    const selecting = headers.flatMap((name, i) =>
      i % 2 === 0 && names.has(name.toLowerCase()) ? [name, headers[i + 1]!] : []
    )
    const clientHeaders = Object.fromEntries(Object.entries(request.clientHeaders).filter(([name]) => names.has(name)))
    const withAccept = names.has('accept') ? selecting : [...selecting, 'Accept', '*/*']
    return { ...selection, request: { ...request, headers: withAccept, clientHeaders } }
  }

  /** The stored entry if it may satisfy the request now; revalidates it in the background where that is due. */
  #reuse(selection: Selection): CacheHit | undefined {
    const { stored: entry, directives, request } = selection
    if (!entry) return undefined
    const at = this.#options.now()
    const decision = reuseDecision(entry, directives, at)
    const { freshUntil, alwaysRevalidate, staleIfUnreachableUntil } = entry.lifetimes
    const freshMs = Math.max(0, freshUntil - at)
    if (decision === 'reuse') return { entry, freshMs, detail: undefined }
    if (decision === 'reuse-and-revalidate') {
      this.#revalidateInBackground(selection, at)
      return { entry, freshMs: 0, detail: undefined }
    }
    const isFailing = this.#options.failures.get(request.key) !== undefined
    if (!isFailing || directives.noCache || alwaysRevalidate || at >= staleIfUnreachableUntil) return undefined
    this.#revalidateInBackground(this.#withoutClientFields(selection), at)
    return { entry, freshMs: 0, detail: entry.restored ? 'restored' : 'backoff' }
  }

  /** Waits for the fetch of another request; starts one of its own where the result must not be shared. */
  #collapse(selection: Selection, leader: Flight, receive: (result: CacheResult) => void): () => void {
    const { request, fwd } = selection
    let isCancelled = false
    let cancel = () => {
      isCancelled = true
    }
    this.#counterOf(request.rule).collapsed += 1
    leader.wait((shared) => {
      if (isCancelled) return
      const { result, variant } = shared ?? {}
      const isSelected = !variant || secondaryKey(variant.names, request.clientHeaders) === variant.secondaryKey
      const isShared = result && isSelected && (result.kind === 'entry' || !result.personal)
      if (isShared) {
        const detail = result.cacheStatus?.detail
        return receive({ ...result, cacheStatus: { fwd, collapsed: true, detail } })
      }
      this.#counterOf(request.rule).misses += 1
      cancel = this.#startFetch(selection, undefined, receive)
    })
    return () => cancel()
  }

  #outdate(isMatching: (request: CacheRequest) => boolean, isPurge: boolean): void {
    this.invalidations += 1
    for (const originFetch of this.#fetches) {
      if (!isMatching(originFetch.request)) continue
      originFetch.since.outdated = true
      originFetch.since.purged ||= isPurge
      // Requests from now on must not receive a response from before the purge.
      this.#flights.delete(flightKey(originFetch))
    }
  }

  #counterOf({ label, language }: CacheRule): Counter {
    return this.#options.counters.of(label, language)
  }
}

const nothingToCancel = () => {}

/** The result for a receiver that has thrown. */
const internalError: CacheResult = {
  kind: 'failure',
  failure: internalFailure,
  personal: true,
  retryAfterS: undefined,
  cacheStatus: { detail: internalFailure.reason }
}
