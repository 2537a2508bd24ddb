/** A cache entry: a complete stored response (RFC 9111, section 3), frozen, with its lifetimes and prebuilt heads. */

import { cacheControlOf } from '../http/cache-control.ts'
import type { EncodedBodies } from '../http/encode-content.ts'
import { type Fields, field } from '../http/fields.ts'
import type { Counter } from './counters.ts'
import type { Lifetimes } from './lifetimes.ts'
import { createPrebuiltHeads, type DownstreamHeaders, type PrebuiltHeads } from './prebuilt-heads.ts'
import { mayDependOnCookie } from './storable.ts'

export interface CacheEntry {
  readonly status: number
  /** End-to-end fields as the origin sent them. */
  readonly fields: Fields
  /** Fields as clients receive them. */
  readonly downstreamHeaders: DownstreamHeaders
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
  /** Of no use for a request with Cookie, unless the request sends none of its client's fields. */
  readonly mayDependOnCookie: boolean
  /** Soft-purged: must be revalidated before reuse, but still serves as stale-if-error. */
  readonly purged: boolean
  /** Read from a file of an earlier process, and not confirmed by the origin since. */
  readonly restored: boolean
  /** Purge tag of the rule; may be empty. */
  readonly tag: string
  readonly counter: Counter
  /** Validators as clients receive them. */
  readonly etag: string | undefined
  readonly lastModified: string | undefined
  readonly prebuiltHeads: PrebuiltHeads
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

/** Creates a frozen entry; derives its validators, its empty prebuilt heads and its size. */
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
    mayDependOnCookie: mayDependOnCookie(parts.fields, cacheControlOf(parts.fields)),
    purged: false,
    restored: false,
    tag: parts.tag,
    counter: parts.counter,
    etag: field(downstreamHeaders.own, 'etag'),
    lastModified: field(downstreamHeaders.own, 'last-modified'),
    prebuiltHeads: createPrebuiltHeads(downstreamHeaders),
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
export function isFresh({ lifetimes, purged }: CacheEntry, now: number): boolean {
  return (
    now < lifetimes.freshUntil &&
    now >= lifetimes.generatedAt - maxClockSkewMs &&
    !lifetimes.alwaysRevalidate &&
    !purged
  )
}

/** True when the entry could be reused without asking the origin first when it was received; false for `max-age=0`. */
export function isReusable({ lifetimes }: CacheEntry): boolean {
  const { freshUntil, staleWhileRevalidateUntil, generatedAt, alwaysRevalidate } = lifetimes
  return !alwaysRevalidate && Math.max(freshUntil, staleWhileRevalidateUntil) > generatedAt
}

/** True when the entry may be reused during background revalidation (RFC 5861, section 3). `now` in milliseconds. */
export function allowsStaleWhileRevalidate({ lifetimes, purged }: CacheEntry, now: number): boolean {
  return (
    now < lifetimes.staleWhileRevalidateUntil &&
    now >= lifetimes.generatedAt - maxClockSkewMs &&
    !lifetimes.alwaysRevalidate &&
    !purged
  )
}
