/** Sends a part of a stored response to a range request (RFC 9110, sections 14.2, 15.3.7 and 15.5.17). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ByteRange, contentRange, matchesIfRange, selectByteRange } from '../http/byte-ranges.ts'
import { field, listMembers, without } from '../http/fields.ts'
import { createPrebuiltHead, type FieldLines, writeResponse } from '../http/prebuilt-head.ts'
import type { CacheEntry } from './entry.ts'
import { generatedFields } from './prebuilt-heads.ts'

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
export function requestedRange(
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
export function sendRange(
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
