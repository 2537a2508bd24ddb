/** Sends a stored response to a client (RFC 9110, sections 13.2.2 and 14.2; RFC 9111, sections 4.3.2 and 5.1). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateCoding } from '../http/accept-encoding.ts'
import { field } from '../http/fields.ts'
import { writeResponse } from '../http/prebuilt-head.ts'
import { isNotModified, matchesEtag } from '../http/validators.ts'
import type { CacheEntry } from './entry.ts'
import { currentAge } from './lifetimes.ts'
import { ageAndStatusFields, hitAgeAndStatus, prebuiltHeadFor } from './prebuilt-heads.ts'
import { requestedRange, sendRange } from './send-range.ts'

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
