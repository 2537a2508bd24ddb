/**
 * A cache entry: a complete stored response (RFC 9111, section 3), frozen, with its lifetimes and prebuilt heads. It is
 * sent with Age and Cache-Status as volatile fields, recomputed once a second (RFC 9111, section 5.1; RFC 9211).
 */

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { cacheControlOf, explicitLifetimeS, type ResponseCacheControl } from '../http/cache-control.ts'
import { appendCacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import type { EncodedBodies } from '../http/content-coding.ts'
import { credentialNames, type RequestDirectives } from '../http/directives.ts'
import { type Fields, field } from '../http/fields.ts'
import { type FieldLines, serializeFields } from '../http/response-head.ts'
import { type StoredResponse, sendStored } from '../http/stored-response.ts'
import { varyNames } from '../http/vary.ts'
import type { Counter } from './counters.ts'

export interface CacheEntry extends StoredResponse {
  /** End-to-end fields as the origin sent them. */
  readonly fields: Fields
  readonly bodies: EncodedBodies
  /** Hash of the body; empty where the rule has no check. */
  readonly bodyHash: string
  /** The parsed body, frozen; undefined for a `missing` response and where the rule has no check. */
  readonly value: unknown
  /** Estimated bytes of `value` in memory. */
  readonly valueSize: number
  /** The requested record does not exist: such entries are stored apart from all others. */
  readonly missing: boolean
  /** It may exist all the same (`CheckedBody`): such entries are of use for ten seconds, in this process alone. */
  readonly doubtful: boolean
  readonly lifetimes: Lifetimes
  /** See `namesOfVary`. */
  readonly variesBy: readonly string[] | undefined
  /** Soft-purged: must be revalidated before reuse, but still serves as stale-if-error. */
  readonly purged: boolean
  /** Read from a file of an earlier process, and not confirmed by the origin since. */
  readonly restored: boolean
  /** Purge tag of the rule; may be empty. */
  readonly tag: string
  readonly counter: Counter
  /** Cache-Status as received from caches nearer to the origin. */
  readonly upstreamCacheStatus: string | undefined
  /** Estimated bytes in memory, `valueSize` included. */
  readonly size: number
}

/** What an entry is created from. */
export interface CacheEntryParts
  extends Pick<CacheEntry, 'status' | 'fields' | 'downstreamHeaders' | 'bodies' | 'lifetimes' | 'tag' | 'counter'> {
  bodyHash?: string
  value?: unknown
  valueSize?: number
  missing?: boolean
  doubtful?: boolean
}

/** Estimated bytes of an entry apart from its bodies, fields and value: objects, keys and its slot in the store. */
const overheadBytes = 1500

/** Creates a frozen entry; derives its validators and its size. */
export function createEntry(parts: CacheEntryParts): CacheEntry {
  const { bodies, downstreamHeaders, valueSize = 0 } = parts
  let size = overheadBytes + valueSize + bodies.identity.length
  size += (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0)
  for (const text of parts.fields) size += text.length + 24
  // Prebuilt heads reference the same strings; usually two of them also contain the serialized text.
  for (const text of downstreamHeaders.own) size += 32 + 2 * text.length
  return Object.freeze({
    status: parts.status,
    fields: parts.fields,
    downstreamHeaders,
    bodies,
    bodyHash: parts.bodyHash ?? '',
    value: parts.value,
    valueSize,
    missing: parts.missing ?? false,
    doubtful: parts.doubtful ?? false,
    lifetimes: Object.freeze(parts.lifetimes),
    variesBy: namesOfVary(parts.fields, cacheControlOf(parts.fields)),
    purged: false,
    restored: false,
    tag: parts.tag,
    counter: parts.counter,
    etag: field(downstreamHeaders.own, 'etag'),
    lastModified: field(downstreamHeaders.own, 'last-modified'),
    prebuiltHeads: {},
    upstreamCacheStatus: field(downstreamHeaders.own, 'cache-status'),
    size
  })
}

/** A copy of the entry, marked as soft-purged. */
export function purgedEntry(entry: CacheEntry): CacheEntry {
  return Object.freeze({ ...entry, purged: true })
}

/** A copy of the entry, marked as read from a file: it must be revalidated before reuse. */
export function restoredEntry(entry: CacheEntry): CacheEntry {
  return Object.freeze({ ...entry, purged: true, restored: true })
}

/** An entry generated further in the future than this shows that the clock has been set back. */
const maxClockSkewMs = 5000

/** True when the entry may be reused without revalidation (RFC 9111, section 4.2). `now` in milliseconds. */
export function isFresh(entry: CacheEntry, now: number): boolean {
  return needsNoRevalidation(entry, entry.lifetimes.freshUntil, now)
}

/** True when the entry could be reused without asking the origin first when it was received; false for `max-age=0`. */
export function isReusable({ lifetimes }: CacheEntry): boolean {
  const { freshUntil, staleWhileRevalidateUntil, generatedAt, alwaysRevalidate } = lifetimes
  return !alwaysRevalidate && Math.max(freshUntil, staleWhileRevalidateUntil) > generatedAt
}

/** True when the entry may be reused during background revalidation (RFC 5861, section 3). `now` in milliseconds. */
export function allowsStaleWhileRevalidate(entry: CacheEntry, now: number): boolean {
  return needsNoRevalidation(entry, entry.lifetimes.staleWhileRevalidateUntil, now)
}

function needsNoRevalidation({ lifetimes, purged }: CacheEntry, until: number, now: number): boolean {
  return now < until && now >= lifetimes.generatedAt - maxClockSkewMs && !lifetimes.alwaysRevalidate && !purged
}

/**
 * The request fields that Vary names, of a response with a validator alone: that is no word that others may have what a
 * cookie or a token may have selected. Undefined for a response that everybody may have: the origin says so by a lifetime
 * or `public`.
 */
export function namesOfVary(fields: Fields, cacheControl: ResponseCacheControl): readonly string[] | undefined {
  if (cacheControl.directives.has('public') || explicitLifetimeS(fields, cacheControl) !== undefined) return undefined
  return varyNames(fields) ?? []
}

/** True where another request may have caused the response than one with these credentials (`credentialNames`). */
export function mayBeForOthers(variesBy: readonly string[] | undefined, credentials: readonly string[]): boolean {
  return variesBy !== undefined && credentials.some((name) => !variesBy.includes(name))
}

/** True for an entry that another request may have caused than one with these fields. */
export function isForOthers({ variesBy }: CacheEntry, headers: IncomingHttpHeaders): boolean {
  return variesBy !== undefined && mayBeForOthers(variesBy, credentialNames(headers))
}

/** Times in milliseconds since the epoch. */
export interface Lifetimes {
  /** When the response was generated, according to its age: the response time minus the initial age. */
  readonly generatedAt: number
  readonly freshUntil: number
  /** Until when it may be served stale while it is revalidated (RFC 5861, section 3). */
  readonly staleWhileRevalidateUntil: number
  /** Until when it may be served stale in place of a 500, 502, 503 or 504 (RFC 5861, section 4). */
  readonly staleIfErrorUntil: number
  /** Until when it may be served stale while the origin is unreachable (RFC 9111, section 4.2.4). */
  readonly staleIfUnreachableUntil: number
  /** True: each reuse needs a successful revalidation, even when fresh (`no-cache`; RFC 9111, section 5.2.2.4). */
  readonly alwaysRevalidate: boolean
}

/** The current age in whole seconds (RFC 9111, section 4.2.3). `now` in milliseconds. */
export function currentAge(lifetimes: Lifetimes, now: number): number {
  return Math.max(0, Math.floor((now - lifetimes.generatedAt) / 1000))
}

/** The remaining freshness in whole seconds; negative when stale (RFC 9211, section 2.4). `now` in milliseconds. */
export function remainingTtl(lifetimes: Lifetimes, now: number): number {
  return Math.floor((lifetimes.freshUntil - now) / 1000)
}

/**
 * `reuse`: serve the stored response. `reuse-and-revalidate`: serve it and revalidate it in the background.
 * `revalidate`: contact the origin first.
 */
export type ReuseDecision = 'reuse' | 'reuse-and-revalidate' | 'revalidate'

/** Decides how a stored response may satisfy a request with these directives at `now` (milliseconds). */
export function reuseDecision(entry: CacheEntry, directives: RequestDirectives, now: number): ReuseDecision {
  if (directives.noCache || directives.noStore) return 'revalidate'
  if (directives.maxAgeS !== undefined && currentAge(entry.lifetimes, now) >= directives.maxAgeS) return 'revalidate'
  const { freshUntil, staleIfUnreachableUntil, alwaysRevalidate } = entry.lifetimes
  if (isFresh(entry, now)) return now + directives.minFreshS * 1000 <= freshUntil ? 'reuse' : 'revalidate'
  // With max-age alone or min-fresh the client accepts no stale response (RFC 9111, sections 5.2.1.1 and 5.2.1.3).
  const wantsFresh =
    directives.minFreshS > 0 || (directives.maxAgeS !== undefined && directives.maxStaleS === undefined)
  if (!wantsFresh && allowsStaleWhileRevalidate(entry, now)) return 'reuse-and-revalidate'
  if (directives.maxStaleS === undefined || alwaysRevalidate || entry.purged || now >= staleIfUnreachableUntil) {
    return 'revalidate'
  }
  return now <= freshUntil + directives.maxStaleS * 1000 ? 'reuse' : 'revalidate'
}

/** What a purge selects by: a stored entry, or the request of a fetch in flight. */
export interface PurgeCandidate {
  /** Purge tag and label of the rule. */
  tag: string
  label: string
  /** The URL of the request, bounded by `boundedText`. */
  url: string
  /** Undefined for a fetch in flight. */
  entry: CacheEntry | undefined
}

export type PurgeSelector = (candidate: PurgeCandidate) => boolean

/** Age (seconds), and Cache-Status: `member` appended to the value received from caches nearer to the origin. */
function ageAndStatusFields(received: string | undefined, age: number, member: string): FieldLines {
  return serializeFields(['Age', String(age), 'Cache-Status', appendCacheStatus(received, member)])
}

/** Of hits: entries with equal values share one object. */
const memo = new LRUCache<string, FieldLines>({ max: 2000 })

/**
 * Age and Cache-Status of an entry at `now` (milliseconds). `cacheStatus` is the serialized member of a response that is
 * not a hit; `detail` is added to that of a hit.
 */
export function ageAndStatusOf(
  { lifetimes, upstreamCacheStatus }: Pick<CacheEntry, 'lifetimes' | 'upstreamCacheStatus'>,
  now: number,
  detail?: string,
  cacheStatus?: string
): FieldLines {
  const age = currentAge(lifetimes, now)
  const ttl = remainingTtl(lifetimes, now)
  if (cacheStatus !== undefined || detail !== undefined || upstreamCacheStatus !== undefined)
    return ageAndStatusFields(upstreamCacheStatus, age, cacheStatus ?? formatCacheStatus({ ttl, detail }))
  const key = `${age} ${ttl}`
  const known = memo.get(key)
  if (known) return known
  const fields = ageAndStatusFields(undefined, age, formatCacheStatus({ ttl }))
  memo.set(key, fields)
  return fields
}

/** Sends an entry; the other arguments are those of `ageAndStatusOf`. */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  now: number,
  detail?: string,
  cacheStatus?: string
): void {
  sendStored(request, response, entry, now, ageAndStatusOf(entry, now, detail, cacheStatus))
}
