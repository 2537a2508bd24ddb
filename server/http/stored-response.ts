/**
 * A complete response that is sent many times, and how it is sent: 304, a part of it, or whole in the coding that the
 * client prefers (RFC 9110, sections 12.5.3, 13.2.2, 14.2, 15.3.7 and 15.5.17). It has a prebuilt head for each coding and
 * one for 304, created when it is first sent.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { ContentCoding, EncodedBodies } from './content-coding.ts'
import { parseDate } from './dates.ts'
import { type Fields, field, hasField, listMembers, without } from './fields.ts'
import { createPrebuiltHead, type FieldLines, noFields, type PrebuiltHead, writeResponse } from './response-head.ts'
import { isNotModified, matchesEtag, type Validators, weakEtag } from './validators.ts'

/** The fields of a response as clients receive them: its own, followed by those that all responses share. */
export interface DownstreamHeaders {
  readonly own: Fields
  readonly shared: FieldLines
}

export type PrebuiltHeadVariant = ContentCoding | 'notModified'

/** By variant; one that is absent is created at its first use. */
export type PrebuiltHeads = Partial<Record<PrebuiltHeadVariant, PrebuiltHead>>

export interface StoredResponse extends Readonly<Validators> {
  readonly status: number
  readonly downstreamHeaders: DownstreamHeaders
  /** Bodies by coding: one at least. */
  readonly bodies: Partial<EncodedBodies>
  readonly prebuiltHeads: PrebuiltHeads
  /** Creates the body in a coding that is absent, and at least the one in `identity`; undefined: none can be created. */
  readonly encode?: ((coding: ContentCoding) => void) | undefined
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
const generatedFields = new Set(['age', 'cache-status', 'content-length'])
const statusesWithoutBody = new Set([204, 304])

/** The prebuilt head for a content coding, which `bodies` must have, or for 304; created on first use. */
export function prebuiltHeadFor(stored: StoredResponse, variant: PrebuiltHeadVariant): PrebuiltHead {
  const { prebuiltHeads } = stored
  prebuiltHeads[variant] ??= buildPrebuiltHead(stored, variant)
  return prebuiltHeads[variant]
}

function buildPrebuiltHead(
  { status, downstreamHeaders, bodies }: StoredResponse,
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

/**
 * Sends it at `now` (milliseconds): 304 where the request's validators match, no body to HEAD, in the client's
 * preferred coding where coded bodies are stored; to a range request the part that it asks for, unless the client
 * prefers a coded body. `volatileFields`: those that change between two responses, such as Age.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  now: number,
  volatileFields: FieldLines = noFields
): void {
  const { status, bodies } = stored
  if (status === 200 && isUnchanged(request, stored, now)) {
    writeResponse(request, response, 304, prebuiltHeadFor(stored, 'notModified'), undefined, volatileFields)
    return
  }
  const isEncoded = bodies.br !== undefined || bodies.gzip !== undefined
  const preferred = isEncoded ? negotiateCoding(request.headers['accept-encoding']) : 'identity'
  if (!bodies[preferred]) stored.encode?.(preferred)
  const coding = bodies[preferred] ? preferred : 'identity'
  const range = coding === 'identity' ? requestedRange(request, stored, now) : undefined
  if (range !== undefined) sendRange(request, response, stored, range, volatileFields)
  else writeResponse(request, response, status, prebuiltHeadFor(stored, coding), bodies[coding], volatileFields)
}

/** Browsers send a handful of different values of Accept-Encoding, so the result of each is memoized. */
const codings = new LRUCache<string, ContentCoding>({ max: 200 })

/**
 * Selects `br` or `gzip` by an Accept-Encoding value, whichever has the higher weight, `br` at equal weight; `identity`
 * where neither is acceptable. A missing value and a value of more than 200 characters select `identity`.
 */
export function negotiateCoding(value: string | string[] | undefined): ContentCoding {
  if (value === undefined || typeof value !== 'string' || value.length > 200) return 'identity'
  const memoized = codings.get(value)
  if (memoized !== undefined) return memoized
  const weights = new Map<string, number>()
  for (const member of value.toLowerCase().split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: ContentCoding) => weights.get(name) ?? weights.get('*') ?? 0
  const br = weight('br')
  const gzip = weight('gzip')
  const coding = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity'
  codings.set(value, coding)
  return coding
}

/** `isNotModified` with shortcuts for the two usual cases: a matching ETag, and no precondition. */
function isUnchanged({ headers }: IncomingMessage, stored: StoredResponse, now: number): boolean {
  const tags = headers['if-none-match']
  const { etag } = stored
  if (tags !== undefined && etag !== undefined) return matchesEtag(tags, etag)
  if (tags === undefined && headers['if-modified-since'] === undefined) return false
  // Without Last-Modified, Date is compared with If-Modified-Since (RFC 9111, section 4.3.2).
  const lastModified = stored.lastModified ?? field(stored.downstreamHeaders.own, 'date')
  return isNotModified(headers, { etag, lastModified }, now)
}

/**
 * The part of the identity body that a request asks for; undefined when the complete response is to be sent: without
 * Range, to methods other than GET, for a response that is no 200, where the origin supports other units or none
 * (Accept-Ranges), and when If-Range does not match. `now` in milliseconds.
 */
function requestedRange(
  { method, headers }: IncomingMessage,
  { status, downstreamHeaders, bodies, etag, lastModified }: StoredResponse,
  now: number
): ByteRange | 'unsatisfiable' | undefined {
  const { range } = headers
  if (range === undefined || method !== 'GET' || status !== 200 || !bodies.identity) return undefined
  const { own } = downstreamHeaders
  const acceptRanges = field(own, 'accept-ranges')
  if (acceptRanges !== undefined && !listMembers(acceptRanges.toLowerCase()).includes('bytes')) return undefined
  const ifRange = headers['if-range']
  const validators = { etag, lastModified, date: field(own, 'date') }
  // A repeated If-Range arrives as one text with a comma, which matches nothing.
  if (ifRange !== undefined && !matchesIfRange(String(ifRange), validators, now)) return undefined
  return selectByteRange(range, bodies.identity.length)
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

/** Sends 206 with the part of the identity body, or 416. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { downstreamHeaders, bodies }: StoredResponse,
  range: ByteRange | 'unsatisfiable',
  volatileFields: FieldLines
): void {
  const { own, shared } = downstreamHeaders
  // `requestedRange` has found one.
  const identity = bodies.identity!
  const rangeFields = ['Content-Range', contentRange(range, identity.length)]
  if (range === 'unsatisfiable') {
    const fields = [...without(own, omittedFrom416), 'Cache-Control', 'no-store', ...rangeFields, 'Content-Length', '0']
    writeResponse(request, response, 416, createPrebuiltHead(fields, shared), undefined, volatileFields)
    return
  }
  const part = identity.subarray(range.first, range.last + 1)
  const fields = [...without(own, generatedFields), ...rangeFields, 'Content-Length', String(part.length)]
  writeResponse(request, response, 206, createPrebuiltHead(fields, shared), part, volatileFields)
}

/** Positions of the first and the last byte, counted from 0; the last is included. */
interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The part of `length` bytes that a Range value asks for. `unsatisfiable`: no byte of it exists, so the response is 416
 * (RFC 9110, section 15.5.17). Undefined for a value that is ignored, as section 14.2 permits for each of these:
 * another unit, invalid syntax, several ranges, and a suffix of an empty representation, which no Content-Range can
 * describe.
 */
export function selectByteRange(value: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(value)
  if (!match) return undefined
  const [, start, end, suffix] = match
  if (suffix !== undefined) {
    const count = Math.min(Number(suffix), length)
    if (count > 0) return { first: length - count, last: length - 1 }
    return Number(suffix) === 0 ? 'unsatisfiable' : undefined
  }
  const first = Number(start)
  const last = end ? Number(end) : Number.POSITIVE_INFINITY
  if (last < first) return undefined
  return first < length ? { first, last: Math.min(last, length - 1) } : 'unsatisfiable'
}

/** The value of Content-Range for a part of `length` bytes, or for none of them (RFC 9110, section 14.4). */
export function contentRange(range: ByteRange | 'unsatisfiable', length: number): string {
  return range === 'unsatisfiable' ? `bytes */${length}` : `bytes ${range.first}-${range.last}/${length}`
}

/** The fields of a response that If-Range is compared with. */
interface RangeValidators {
  etag: string | undefined
  lastModified: string | undefined
  date: string | undefined
}

/** Clocks of the origin may differ by less than this. */
const maxClockDifferenceMs = 60_000

/**
 * Evaluates If-Range (RFC 9110, section 13.1.5): true when the client's validator is strong and equals that of the
 * stored response, so that a part of it belongs to what the client has. Last-Modified is strong when Date is at least a
 * minute later (section 8.8.2.2). `now` in milliseconds.
 */
export function matchesIfRange(value: string, stored: RangeValidators, now: number): boolean {
  if (value.startsWith('"')) return value === stored.etag
  const since = parseDate(value, now)
  const modified = parseDate(stored.lastModified, now)
  const date = parseDate(stored.date, now)
  if (since === undefined || modified === undefined || date === undefined) return false
  return since === modified && date - modified >= maxClockDifferenceMs
}
