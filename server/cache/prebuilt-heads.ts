/**
 * The prebuilt heads of a cache entry, one for each content coding and one for 304 (RFC 9110, section 15.4.5). Each is
 * created when it is first sent. Age and Cache-Status follow as volatile fields, recomputed once a second.
 */
import { LRUCache } from 'lru-cache'
import type { ContentCoding } from '../http/accept-encoding.ts'
import { appendCacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import type { EncodedBodies } from '../http/encode-content.ts'
import { type Fields, field, hasField, without } from '../http/fields.ts'
import {
  createPrebuiltHead,
  type FieldLines,
  noFields,
  type PrebuiltHead,
  serializeFields
} from '../http/response-head.ts'
import { weakEtag } from '../http/validators.ts'
import { currentAge, type Lifetimes, remainingTtl } from './lifetimes.ts'

/** The fields of a response as clients receive them: its own, followed by those that all responses share. */
export interface DownstreamHeaders {
  readonly own: Fields
  readonly shared: FieldLines
}

export type PrebuiltHeadVariant = ContentCoding | 'notModified'

export interface PrebuiltHeads extends Record<PrebuiltHeadVariant, PrebuiltHead | undefined> {
  /** Cache-Status as received from caches nearer to the origin. */
  readonly upstreamCacheStatus: string | undefined
  /** Age and Cache-Status of the last hit, and the values that they were serialized from. */
  ageAndStatus: FieldLines
  age: number
  ttl: number
  detail: string | undefined
}

/** Content fields that a 304 omits (RFC 9110, section 15.4.5). */
const omittedFrom304 = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'content-language'
])
/** Fields that this server generates itself. */
export const generatedFields = new Set(['age', 'cache-status', 'content-length'])
const statusesWithoutBody = new Set([204, 304])

/** Creates the slots for an entry's prebuilt heads, all empty. */
export function createPrebuiltHeads({ own }: DownstreamHeaders): PrebuiltHeads {
  return {
    identity: undefined,
    gzip: undefined,
    br: undefined,
    notModified: undefined,
    upstreamCacheStatus: field(own, 'cache-status'),
    ageAndStatus: noFields,
    age: -1,
    ttl: 0,
    detail: undefined
  }
}

/** The part of a CacheEntry that a prebuilt head is created from. */
export interface PrebuiltHeadSource {
  readonly status: number
  readonly downstreamHeaders: DownstreamHeaders
  readonly bodies: EncodedBodies
  readonly prebuiltHeads: PrebuiltHeads
}

/** The prebuilt head for a content coding, which `bodies` must have, or for 304; created on first use. */
export function prebuiltHeadFor(entry: PrebuiltHeadSource, variant: PrebuiltHeadVariant): PrebuiltHead {
  const { prebuiltHeads } = entry
  prebuiltHeads[variant] ??= buildPrebuiltHead(entry, variant)
  return prebuiltHeads[variant]
}

function buildPrebuiltHead(
  { status, downstreamHeaders, bodies }: PrebuiltHeadSource,
  variant: PrebuiltHeadVariant
): PrebuiltHead {
  const { own, shared } = downstreamHeaders
  const fields = without(own, generatedFields)
  if (variant === 'notModified') return createPrebuiltHead(without(fields, omittedFrom304), shared)
  // The caller has checked that there is a body in this coding.
  const length = statusesWithoutBody.has(status) ? [] : ['Content-Length', String(bodies[variant]!.length)]
  if (variant === 'identity') {
    const acceptRanges = status === 200 && !hasField(fields, 'accept-ranges') ? ['Accept-Ranges', 'bytes'] : []
    return createPrebuiltHead([...fields, ...acceptRanges, ...length], shared)
  }
  const etag = field(fields, 'etag')
  const others = without(fields, new Set(['etag']))
  // Coded bodies differ byte by byte from the one that the origin's ETag names, so theirs is weak.
  const weak = etag === undefined ? [] : ['ETag', weakEtag(etag)]
  return createPrebuiltHead([...others, ...weak, 'Content-Encoding', variant, ...length], shared)
}

/** Age and Cache-Status of a hit at `now` (milliseconds). Returns the same object until one of their values changes. */
export function hitAgeAndStatus(
  prebuiltHeads: PrebuiltHeads,
  lifetimes: Lifetimes,
  now: number,
  detail: string | undefined
): FieldLines {
  const age = currentAge(lifetimes, now)
  const ttl = remainingTtl(lifetimes, now)
  if (prebuiltHeads.age === age && prebuiltHeads.ttl === ttl && prebuiltHeads.detail === detail) {
    return prebuiltHeads.ageAndStatus
  }
  prebuiltHeads.age = age
  prebuiltHeads.ttl = ttl
  prebuiltHeads.detail = detail
  prebuiltHeads.ageAndStatus =
    prebuiltHeads.upstreamCacheStatus === undefined && detail === undefined
      ? commonAgeAndStatus(age, ttl)
      : ageAndStatusFields(prebuiltHeads.upstreamCacheStatus, age, formatCacheStatus({ ttl, detail }))
  return prebuiltHeads.ageAndStatus
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
