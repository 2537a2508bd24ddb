/**
 * Sends a stored response to a client, or a part of it (RFC 9110, sections 13.2.2, 14.2, 15.3.7 and 15.5.17; RFC 9111,
 * sections 4.3.2 and 5.1). An entry has a prebuilt head for each content coding and one for 304 (RFC 9110, section
 * 15.4.5), created when it is first sent. Age and Cache-Status follow as volatile fields, recomputed once a second.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type ByteRange, contentRange, matchesIfRange, selectByteRange } from '../http/byte-ranges.ts'
import { appendCacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import { type EncodedBodies, negotiateCoding } from '../http/content-coding.ts'
import { field, hasField, listMembers, without } from '../http/fields.ts'
import {
  createPrebuiltHead,
  type FieldLines,
  type PrebuiltHead,
  serializeFields,
  writeResponse
} from '../http/response-head.ts'
import { isNotModified, matchesEtag, weakEtag } from '../http/validators.ts'
import {
  type CacheEntry,
  currentAge,
  type DownstreamHeaders,
  type Lifetimes,
  type PrebuiltHeads,
  type PrebuiltHeadVariant,
  remainingTtl
} from './entry.ts'

/** Content fields that a 304 omits (RFC 9110, section 15.4.5). */
const omittedFrom304 = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-range',
  'content-language'
])
/** Fields that this server generates itself. */
const generatedFields = new Set(['age', 'cache-status', 'content-length'])
const statusesWithoutBody = new Set([204, 304])

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

/** Fields of the stored response that do not describe a 416, or would let other caches store it in its place. */
const omittedFrom416 = new Set([
  ...generatedFields,
  'accept-ranges',
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-language',
  'content-location',
  'content-md5',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'link',
  'pragma'
])

/**
 * The part of an entry's identity body that a request asks for; undefined when the complete response is to be sent:
 * without Range, to methods other than GET, for an entry that is no 200, where the origin supports other units or none
 * (Accept-Ranges), and when If-Range does not match. `now` in milliseconds.
 */
function requestedRange(
  { method, headers }: IncomingMessage,
  entry: CacheEntry,
  now: number
): ByteRange | 'unsatisfiable' | undefined {
  const { range } = headers
  if (range === undefined || method !== 'GET' || entry.status !== 200) return undefined
  const { own } = entry.downstreamHeaders
  const acceptRanges = field(own, 'accept-ranges')
  if (acceptRanges !== undefined && !listMembers(acceptRanges.toLowerCase()).includes('bytes')) return undefined
  const ifRange = headers['if-range']
  const validators = { etag: entry.etag, lastModified: entry.lastModified, date: field(own, 'date') }
  // A repeated If-Range arrives as one text with a comma, which matches nothing.
  if (ifRange !== undefined && !matchesIfRange(String(ifRange), validators, now)) return undefined
  return selectByteRange(range, entry.bodies.identity.length)
}

/** Sends 206 with the part of the entry's identity body, or 416. `ageAndStatus`: the fields Age and Cache-Status. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { downstreamHeaders, bodies }: CacheEntry,
  range: ByteRange | 'unsatisfiable',
  ageAndStatus: FieldLines
): void {
  const { own, shared } = downstreamHeaders
  const { identity } = bodies
  const rangeFields = ['Content-Range', contentRange(range, identity.length)]
  if (range === 'unsatisfiable') {
    const fields = [...without(own, omittedFrom416), 'Cache-Control', 'no-store', ...rangeFields, 'Content-Length', '0']
    writeResponse(request, response, 416, createPrebuiltHead(fields, shared), undefined, ageAndStatus)
    return
  }
  const part = identity.subarray(range.first, range.last + 1)
  const fields = [...without(own, generatedFields), ...rangeFields, 'Content-Length', String(part.length)]
  writeResponse(request, response, 206, createPrebuiltHead(fields, shared), part, ageAndStatus)
}

/**
 * Sends an entry at `now` (milliseconds): 304 where the request's validators match, no body to HEAD, in the client's
 * preferred coding where coded bodies are stored; to a range request the part that it asks for, unless the client
 * prefers a coded body. `cacheStatus` is the serialized Cache-Status member of a response that is not a hit; `detail`
 * is added to that of a hit.
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  now: number,
  detail?: string,
  cacheStatus?: string
): void {
  const { prebuiltHeads, bodies } = entry
  const { headers } = request
  const ageAndStatus =
    cacheStatus === undefined
      ? hitAgeAndStatus(prebuiltHeads, entry.lifetimes, now, detail)
      : ageAndStatusFields(prebuiltHeads.upstreamCacheStatus, currentAge(entry.lifetimes, now), cacheStatus)

  if (
    entry.status === 200 &&
    isUnchanged(headers['if-none-match'], headers['if-modified-since'], entry, request, now)
  ) {
    writeResponse(request, response, 304, prebuiltHeadFor(entry, 'notModified'), undefined, ageAndStatus)
    return
  }
  const isEncoded = bodies.br !== undefined || bodies.gzip !== undefined
  const preferred = isEncoded ? negotiateCoding(headers['accept-encoding']) : 'identity'
  const coding = bodies[preferred] ? preferred : 'identity'
  const range = coding === 'identity' ? requestedRange(request, entry, now) : undefined
  if (range !== undefined) {
    sendRange(request, response, entry, range, ageAndStatus)
    return
  }
  writeResponse(request, response, entry.status, prebuiltHeadFor(entry, coding), bodies[coding], ageAndStatus)
}

/** `isNotModified` with shortcuts for the two usual cases: a matching ETag, and no precondition. */
function isUnchanged(
  tags: string | undefined,
  since: string | undefined,
  entry: CacheEntry,
  request: IncomingMessage,
  now: number
): boolean {
  if (tags !== undefined && entry.etag !== undefined) return matchesEtag(tags, entry.etag)
  if (tags === undefined && since === undefined) return false
  // Without Last-Modified, Date is compared with If-Modified-Since (RFC 9111, section 4.3.2).
  const lastModified = entry.lastModified ?? field(entry.downstreamHeaders.own, 'date')
  return isNotModified(request.headers, { etag: entry.etag, lastModified }, now)
}
