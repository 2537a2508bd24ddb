/**
 * Sends an entry of the cache, with Age and Cache-Status as volatile fields, recomputed once a second (RFC 9111, section
 * 5.1; RFC 9211).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { appendCacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { type FieldLines, serializeFields } from '../http/response-head.ts'
import { sendStored } from '../http/stored-response.ts'
import { type CacheEntry, currentAge, type HitFields, type Lifetimes, remainingTtl } from './entry.ts'

/** Age and Cache-Status of a hit at `now` (milliseconds). Returns the same object until one of their values changes. */
export function hitAgeAndStatus(
  hit: HitFields,
  lifetimes: Lifetimes,
  now: number,
  detail: string | undefined
): FieldLines {
  const age = currentAge(lifetimes, now)
  const ttl = remainingTtl(lifetimes, now)
  if (hit.age === age && hit.ttl === ttl && hit.detail === detail) return hit.ageAndStatus
  hit.age = age
  hit.ttl = ttl
  hit.detail = detail
  hit.ageAndStatus =
    hit.upstreamCacheStatus === undefined && detail === undefined
      ? commonAgeAndStatus(age, ttl)
      : ageAndStatusFields(hit.upstreamCacheStatus, age, formatCacheStatus({ ttl, detail }))
  return hit.ageAndStatus
}

/** Age (seconds), and Cache-Status: `member` appended to the value received from caches nearer to the origin. */
export function ageAndStatusFields(received: string | undefined, age: number, member: string): FieldLines {
  return serializeFields(['Age', String(age), 'Cache-Status', appendCacheStatus(received, member)])
}

/** Shared by all entries with equal values, so that not every entry references lines of its own for one second. */
const memo = new LRUCache<string, FieldLines>({ max: 2000 })

function commonAgeAndStatus(age: number, ttl: number): FieldLines {
  const key = `${age} ${ttl}`
  const memoized = memo.get(key)
  if (memoized) return memoized
  const ageAndStatus = ageAndStatusFields(undefined, age, formatCacheStatus({ ttl }))
  memo.set(key, ageAndStatus)
  return ageAndStatus
}

/**
 * Sends an entry at `now` (milliseconds). `cacheStatus` is the serialized Cache-Status member of a response that is not
 * a hit; `detail` is added to that of a hit.
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  now: number,
  detail?: string,
  cacheStatus?: string
): void {
  const { hitFields, lifetimes } = entry
  const ageAndStatus =
    cacheStatus === undefined
      ? hitAgeAndStatus(hitFields, lifetimes, now, detail)
      : ageAndStatusFields(hitFields.upstreamCacheStatus, currentAge(lifetimes, now), cacheStatus)
  sendStored(request, response, entry, now, ageAndStatus)
}
