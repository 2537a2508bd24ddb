/**
 * The cache of a replica that shares its responses with others: one replica asks the origin for all of them, and each
 * repeats what the others do. The store decides nothing by itself: without it, and whenever it is late, each replica
 * asks as if it were alone.
 */
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { boundedText } from '../../http/fields.ts'
import type { CacheRequest } from '../cache-request.ts'
import { CacheEngine, type CacheEngineOptions } from '../engine.ts'
import { type CacheEntry, purgedEntry, reuseDecision } from '../entry.ts'
import { type DecodedEntry, decodeEntry, encodeEntry } from '../entry-codec.ts'
import type { FetchStart, OriginFetchOptions, SharedResult } from '../fetch-outcome.ts'
import type { ExchangeTimes } from '../lifetimes.ts'
import { fetchFromOrigin } from '../origin-fetch.ts'
import { entryOf } from '../store.ts'
import { storeEntry } from '../storing.ts'
import type { SharedCache, SharedLock, SharedValue } from './shared-cache.ts'

interface ReplicatedFetch {
  start: typeof fetchFromOrigin
  /** Takes over the response that another replica has stored, if this one has an older response of the key. */
  update(key: string, stamp: string): void
  /** Compares the stored responses with those of the store after events may have been lost. */
  resynchronize(): Promise<void>
  /** Ends the wait of fetches for the replica that asks for them. */
  ended(key: string, isStored: boolean): void
}

/** How often the owner of a lock renews it, in milliseconds. */
const renewalMs = 400
/** How often a waiting replica looks for the response although no event has come, in milliseconds. */
const pollMs = 250
/** How long a response stays in the store at most, in milliseconds. */
const maxStoredMs = 7 * 86_400_000
/** Keys whose requests are remembered, so that their responses can be read again. */
const maxKnownKeys = 20_000
const stampBatch = 100

type KnownOptions = Pick<OriginFetchOptions, 'store' | 'counter' | 'maxEntryBytes' | 'now' | 'onInternalError'>

interface KnownKey {
  request: CacheRequest
  options: KnownOptions
  /** Identifies the response that this replica has; undefined: it is not from the store and not in it. */
  stamp: string | undefined
}

/**
 * Creates the cache over the store in `options` and the one that the replicas share. Whoever purges or invalidates here
 * tells the others by way of `shared`.
 */
export function createReplicatedEngine(options: CacheEngineOptions, shared: SharedCache): CacheEngine {
  const { start, update, resynchronize, ended } = createReplicatedFetch(shared, () => engine.invalidations)
  const engine = new CacheEngine({ ...options, start })
  const { failures } = options
  shared.listen((event) => {
    if (event.type === 'purged') engine.purge(event.selects, event.hard)
    else if (event.type === 'invalidated') engine.invalidate(event.key, event.hard)
    else if (event.type === 'hit-for-miss') engine.setStorable(event.key, false)
    else if (event.type === 'failed') failures.learn(event.key, event.backOff, event.failure)
    else if (event.type === 'reconnected') void resynchronize().catch(options.onInternalError)
    else {
      const { key, stamp } = event
      if (stamp !== undefined) {
        failures.recordSuccess(key)
        engine.setStorable(key, true)
        update(key, stamp)
      }
      ended(key, stamp !== undefined)
    }
  })
  return engine
}

/** Creates the fetches over a store; `invalidations` counts the purges and invalidations of this replica's cache. */
function createReplicatedFetch(shared: SharedCache, invalidations: () => number): ReplicatedFetch {
  const known = new LRUCache<string, KnownKey>({ max: maxKnownKeys })
  /** Called when the fetch of another replica has ended, by key. */
  const waiting = new Map<string, Set<(isStored: boolean) => void>>()

  const knownKey = (request: CacheRequest, options: OriginFetchOptions): KnownKey => {
    const key = boundedText(request.key)
    const { store, counter, maxEntryBytes, now, onInternalError } = options
    const value = known.get(key) ?? {
      request: withoutClient(request),
      options: { store, counter, maxEntryBytes, now, onInternalError },
      stamp: undefined
    }
    known.set(key, value)
    return value
  }
  /** The entry in `bytes`, if it is usable for the request and no purge since has removed it. */
  const decode = async (bytes: Buffer, request: CacheRequest, options: KnownOptions) => {
    const decoded = await decodeEntry(bytes, request, options.counter, options.maxEntryBytes, options.now())
    if (!decoded || decoded.variant.names.length > 0) return undefined
    const { tag, label } = request.rule
    const candidate = { tag, label, url: boundedText(request.url), entry: decoded.entry }
    const purged = shared.purgedSince(decoded.generation, candidate)
    if (purged === 'hard') return undefined
    return purged === 'soft' ? { ...decoded, entry: purgedEntry(decoded.entry) } : decoded
  }
  /** Stores an entry of another replica unless this replica has a newer one. */
  const adopt = ({ entry, variant }: DecodedEntry, { request, options }: KnownKey) => {
    const stored = entryOf(options.store.get(request.key), variant.secondaryKey)
    if (stored && stored.lifetimes.generatedAt > entry.lifetimes.generatedAt && !stored.purged) return
    storeEntry(request, options.store, entry, variant)
  }
  const readAndAdopt = async (key: string) => {
    const value = known.get(key)
    const found = value && (await shared.read(key))
    if (!value || !found || value.stamp === found.stamp) return
    const before = invalidations()
    const decoded = await decode(found.bytes, value.request, value.options)
    if (!decoded || invalidations() !== before) return
    value.stamp = found.stamp
    adopt(decoded, value)
  }
  const update = (key: string, stamp: string) => {
    const value = known.get(key)
    if (!value || value.stamp === stamp || !value.options.store.get(value.request.key)) return
    readAndAdopt(key).catch(value.options.onInternalError)
  }

  const start: typeof fetchFromOrigin = (originFetch, options) => {
    const { request, flight, directives } = originFetch
    const isShareable =
      request.cacheable && flight && !directives.noCache && !directives.noStore && request.method === 'GET'
    if (!isShareable) return fetchFromOrigin(originFetch, options)
    const value = knownKey(request, options)
    return shared.isUp
      ? startShared(originFetch, options, value, shared, { waiting, decode, adopt })
      : fetchFromOrigin(originFetch, withoutStore(options, value))
  }

  return {
    start,
    update,
    async resynchronize() {
      const keys = [...known.keys()]
      for (let i = 0; i < keys.length; i += stampBatch) {
        const batch = keys.slice(i, i + stampBatch)
        const stamps = await shared.stamps(batch)
        for (const [index, stamp] of stamps.entries()) if (stamp !== undefined) update(batch[index]!, stamp) // same length
      }
    },
    ended(key, isStored) {
      for (const resume of waiting.get(key) ?? []) resume(isStored)
    }
  }
}

interface SharedFetchParts {
  waiting: Map<string, Set<(isStored: boolean) => void>>
  decode(bytes: Buffer, request: CacheRequest, options: KnownOptions): Promise<DecodedEntry | undefined>
  adopt(decoded: DecodedEntry, value: KnownKey): void
}

/** A fetch by way of the store. Returns a function to call when the client disconnects. */
function startShared(
  originFetch: FetchStart,
  options: OriginFetchOptions,
  value: KnownKey,
  shared: SharedCache,
  { waiting, decode, adopt }: SharedFetchParts
): () => void {
  const { request, directives, flight } = originFetch
  const key = boundedText(request.key)
  let cancelOrigin: (() => void) | undefined
  let isCancelled = false
  let isOver = false
  /** The stale response of the store, where this replica has none. */
  let revalidated: CacheEntry | undefined
  /** True once another replica's fetch has ended without a response in the store. */
  let hasFailedElsewhere = false

  const end = (result: SharedResult) => {
    options.onEnd(result)
    flight?.settle(result)
  }
  /** True when nobody waits for the result any more. */
  const isUnwanted = () => isCancelled && !(flight && flight.waiterCount > 0)
  const fetchByMyself = (lock?: SharedLock) => {
    isOver = true
    if (isUnwanted()) {
      if (lock) shared.release(lock, undefined)
      return end(undefined)
    }
    const fetchOptions = lock ? withLock(request, options, value, shared, lock) : withoutStore(options, value)
    const start = revalidated ? { ...originFetch, stored: revalidated, fwd: 'stale' as const } : originFetch
    cancelOrigin = fetchFromOrigin(start, fetchOptions)
    if (isCancelled) cancelOrigin()
  }
  const serve = ({ entry, variant }: DecodedEntry) => {
    isOver = true
    options.counter.shared += 1
    const result = { kind: 'entry' as const, entry, detail: 'shared' }
    if (!isCancelled) originFetch.receive?.(result)
    end({ result, variant })
  }
  /** Serves a response of the store where it may be reused; else revalidates it. */
  const attempt = async (isAfterWait: boolean): Promise<void> => {
    const acquired = await shared.acquire(key, isAfterWait ? undefined : value.stamp)
    if (acquired.kind === 'unavailable') return fetchByMyself()
    if (acquired.kind === 'busy') return hasFailedElsewhere ? fetchByMyself() : waitFor(acquired.endsInMs)
    const bytes = acquired.kind === 'stored' ? acquired.bytes : acquired.stale
    const decoded = bytes && (await decode(bytes, request, options))
    const lock = acquired.kind === 'locked' ? acquired.lock : undefined
    if (originFetch.since.outdated) return fetchByMyself(lock)
    if (acquired.kind === 'stored') value.stamp = acquired.stamp
    if (decoded) {
      adopt(decoded, value)
      if (!lock && reuseDecision(decoded.entry, directives, options.now()) === 'reuse') return serve(decoded)
      if (!originFetch.stored) revalidated = decoded.entry
    }
    if (lock) return fetchByMyself(lock)
    // What is stored cannot be used although it is fresh by its own account: one replica after the other asks.
    const retried = await shared.acquire(key, value.stamp)
    if (retried.kind === 'busy') return waitFor(retried.endsInMs)
    fetchByMyself(retried.kind === 'locked' ? retried.lock : undefined)
  }
  const waitFor = (endsInMs: number) =>
    onceEnded(waiting, key, endsInMs, (isStored) => {
      hasFailedElsewhere ||= !isStored
      if (isUnwanted()) end(undefined)
      else run(true)
    })
  const run = (isAfterWait: boolean) => {
    attempt(isAfterWait).catch((error: unknown) => {
      options.onInternalError(error)
      if (!isOver) fetchByMyself()
    })
  }
  run(false)
  return () => {
    isCancelled = true
    cancelOrigin?.()
  }
}

/** Calls back when the fetch of another replica has ended, or its lock has: whether there may be a response. */
function onceEnded(
  waiting: SharedFetchParts['waiting'],
  key: string,
  endsInMs: number,
  onEnded: (isStored: boolean) => void
): void {
  const resumers = waiting.get(key) ?? new Set()
  waiting.set(key, resumers)
  const resume = (isStored: boolean) => {
    clearTimeout(timer)
    resumers.delete(resume)
    if (resumers.size === 0) waiting.delete(key)
    onEnded(isStored)
  }
  const timer = setTimeout(() => resume(true), Math.min(endsInMs + 1, pollMs))
  resumers.add(resume)
}

/** The options of a fetch by this replica alone: what it stores is not in the shared store. */
function withoutStore(options: OriginFetchOptions, value: KnownKey): OriginFetchOptions {
  return {
    ...options,
    onStored() {
      value.stamp = undefined
    }
  }
}

/** The options of a fetch for all replicas: it renews its lock, and stores and tells what comes of it. */
function withLock(
  request: CacheRequest,
  options: OriginFetchOptions,
  value: KnownKey,
  shared: SharedCache,
  lock: SharedLock
): OriginFetchOptions {
  const { generation } = shared
  const renewal = setInterval(() => shared.renew(lock), renewalMs)
  let stored: SharedValue | undefined
  return {
    ...options,
    onStored(entry, variant, times) {
      value.stamp = undefined
      if (variant.names.length > 0 || entry.doubtful) return
      stored = sharedValue(request, entry, times, generation)
      value.stamp = stored.stamp
    },
    onStorable(isStorable) {
      options.onStorable(isStorable)
      if (!isStorable) shared.send({ type: 'hit-for-miss', key: lock.key })
    },
    onEnd(result) {
      clearInterval(renewal)
      shared.release(lock, stored)
      options.onEnd(result)
      const failed = result?.result
      if (failed?.kind === 'failure' && request.rule.check) {
        shared.send({
          type: 'failed',
          key: lock.key,
          failure: failed.failure,
          backOff: options.failures.get(request.key)
        })
      }
    }
  }
}

function sharedValue(request: CacheRequest, entry: CacheEntry, times: ExchangeTimes, generation: number): SharedValue {
  const { freshUntil, staleIfUnreachableUntil, alwaysRevalidate } = entry.lifetimes
  const until = Math.max(staleIfUnreachableUntil, freshUntil, times.responseTime + 1000)
  return {
    bytes: encodeEntry(request.key, request.rule.label, entry, times, generation),
    stamp: randomUUID(),
    freshUntil: alwaysRevalidate ? 0 : freshUntil,
    expiresAt: Math.min(until, times.responseTime + maxStoredMs)
  }
}

/** The part of a request that all clients have in common. */
function withoutClient({ rule, key, url, partition, method, target, headers, cacheable }: CacheRequest): CacheRequest {
  return { rule, key, url, partition, method, target, headers, clientHeaders: {}, cacheable }
}
