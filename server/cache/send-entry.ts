/**
 * Sends a stored response to a client, or a part of it (RFC 9110, sections 13.2.2, 14.2, 15.3.7 and 15.5.17; RFC 9111,
 * sections 4.3.2 and 5.1).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateCoding } from '../http/accept-encoding.ts'
import { type ByteRange, contentRange, matchesIfRange, selectByteRange } from '../http/byte-ranges.ts'
import { field, listMembers, without } from '../http/fields.ts'
import { createPrebuiltHead, type FieldLines, writeResponse } from '../http/response-head.ts'
import { isNotModified, matchesEtag } from '../http/validators.ts'
import type { CacheEntry } from './entry.ts'
import { currentAge } from './lifetimes.ts'
import { ageAndStatusFields, generatedFields, hitAgeAndStatus, prebuiltHeadFor } from './prebuilt-heads.ts'

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
