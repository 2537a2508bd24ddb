/**
 * The policy cache's handling of an origin response: validation, storing (RFC 9111, section 3), update by 304
 * (section 4.3.4) and stale-if-error (RFC 5861, section 4).
 */
import { createHash } from 'node:crypto'
import { cacheControlOf, type ResponseCacheControl } from '../http/cache-control.ts'
import type { CacheStatus } from '../http/cache-status.ts'
import { parseDate } from '../http/dates.ts'
import { decodeContent } from '../http/decode-content.ts'
import { encodeContent } from '../http/encode-content.ts'
import { type Fields, field, hasField, withDate, without } from '../http/fields.ts'
import { endToEndFields } from '../http/hop-by-hop.ts'
import type { BackOff } from './back-off.ts'
import type { CacheRequest, CacheResult, UncacheableResponse } from './cache-request.ts'
import type { Counters } from './counters.ts'
import { type CacheEntry, createEntry } from './entry.ts'
import { type ExchangeTimes, type LifetimeDefaults, lifetimesOf, remainingTtl } from './lifetimes.ts'
import { type NotStorable, whyNotPolicyStorable } from './policy-storable.ts'
import type { BufferedResponse, ReadResult } from './read-body.ts'
import { entryOf, type Store } from './store.ts'
import type { OriginFailure } from './transport.ts'
import { updateStoredFields } from './update-stored-fields.ts'

export interface OriginResponseOptions {
  /** Stores `valid` responses. */
  validStore: Store
  /** Stores `missing` responses, apart, so that requests for records that do not exist evict no others. */
  missingStore: Store
  counters: Counters
  backOff: BackOff
  defaults: LifetimeDefaults
  /** Maximum bytes of a decoded body. */
  maxEntryBytes: number
  /** The current time in milliseconds. */
  now: () => number
  /** Called when a response must not be stored. */
  onNotStorable(request: CacheRequest, reason: NotStorable): void
  /** Called for each failed fetch; `servedStale`: a stale response is served in place of the error. */
  onFailure(request: CacheRequest, failure: OriginFailure, servedStale: boolean): void
}

/** A fetch in progress. */
export interface PendingFetch {
  request: CacheRequest
  /** The entry that the fetch revalidates. */
  stored: CacheEntry | undefined
  /** When the request was sent, in milliseconds. */
  requestTime: number
  /** True: purged or invalidated since then, so the response is served but not stored. */
  outdated: boolean
}

const noControl: ResponseCacheControl = { directives: new Map(), targeted: false }
const contentCodingFields = new Set(['content-encoding', 'content-length'])
const notStoredFields = new Set(['set-cookie', 'set-cookie2', 'content-encoding', 'content-length'])
/** Detail in Cache-Status for a call that is declared as not cacheable. */
const notCacheableDetail = 'not-kept'

/**
 * Turns an origin response into a stored entry, an uncacheable or oversized response, or a failure. A failure results
 * in the stale entry where stale-if-error allows that.
 */
export async function handleOriginResponse(
  pending: PendingFetch,
  received: ReadResult,
  options: OriginResponseOptions
): Promise<CacheResult> {
  const { request, stored } = pending
  const times: ExchangeTimes = { requestTime: pending.requestTime, responseTime: options.now() }
  if (received.kind === 'failure') return handleFailure(pending, received.failure, undefined, false, options)
  const { status } = received
  const cacheStatus: CacheStatus = { fwd: stored ? 'stale' : 'uri-miss', fwdStatus: status }

  if (received.kind === 'oversized') {
    options.backOff.recordSuccess(request.key)
    return {
      kind: 'oversized',
      oversized: received,
      personal: true,
      cacheStatus: { ...cacheStatus, detail: 'too-large' }
    }
  }
  if (status === 304) {
    if (!stored) return handleFailure(pending, { status: 502, reason: 'unexpected-304' }, undefined, false, options)
    const fields = updateStoredFields(stored.fields, received.fields)
    return storeResponse(pending, stored, fields, received.fields, times, cacheStatus, options)
  }
  const decoded = await decodeContent(received.fields, received.body, options.maxEntryBytes)
  if (!decoded) return handleFailure(pending, { status: 502, reason: 'undecodable' }, undefined, false, options)

  const validation = request.validate(status, received.fields, decoded)
  const body = validation.kind === 'missing' && !validation.readable ? request.missingBody : decoded
  const response: BufferedResponse = { ...received, fields: without(received.fields, contentCodingFields), body }
  if (
    validation.kind === 'invalid' ||
    (validation.kind === 'missing' && !request.missingReplacesStored && allowsStaleIfError(stored, options.now()))
  ) {
    const reason = validation.kind === 'invalid' ? validation.reason : 'missing'
    const readable = validation.kind === 'missing' || validation.readable
    return handleFailure(pending, { status: failureStatus(status), reason }, response, readable, options)
  }

  options.backOff.recordSuccess(request.key)
  const notStorable = request.forced
    ? undefined
    : whyNotPolicyStorable(received.fields, cacheControlOf(received.fields))
  if (notStorable) options.onNotStorable(request, notStorable)
  if (notStorable || !request.cacheable) {
    return {
      kind: 'uncacheable',
      response,
      validation,
      personal: notStorable?.personal ?? false,
      cacheStatus: { ...cacheStatus, detail: notStorable?.why ?? notCacheableDetail }
    }
  }
  const content: StoredContent = {
    status,
    bodies: { identity: body },
    bodyHash: createHash('sha1').update(body).digest('base64url'),
    ...(validation.kind === 'valid' ? { value: validation.value, valueSize: validation.size } : {})
  }
  const fields = without(endToEndFields(received.fields), notStoredFields)
  return storeResponse(pending, content, fields, received.fields, times, cacheStatus, options)
}

/** The status of the error response that replaces an invalid origin response with this status. */
function failureStatus(status: number): OriginFailure['status'] {
  if (status === 504) return 504
  return status === 503 || status === 429 ? 503 : 502
}

/** What a 304 leaves unchanged in a stored response. */
type StoredContent = Pick<CacheEntry, 'status' | 'bodies' | 'bodyHash'> &
  Partial<Pick<CacheEntry, 'value' | 'valueSize'>>

/**
 * Creates an entry and stores it, unless it is outdated. `received` are the fields of the message just received: a
 * 304's, or the response's own.
 */
function storeResponse(
  pending: PendingFetch,
  content: StoredContent,
  fields: string[],
  received: Fields,
  times: ExchangeTimes,
  cacheStatus: CacheStatus,
  options: OriginResponseOptions
): CacheResult {
  const { request } = pending
  const { validStore, missingStore } = options
  const control = request.forced ? noControl : cacheControlOf(fields)
  const storedFields = withDate(
    request.forced ? without(fields, new Set(['expires', 'pragma'])) : fields,
    times.responseTime
  )
  const { status, bodies, bodyHash, value, valueSize = 0 } = content
  const entry = createEntry({
    status,
    fields: storedFields,
    downstreamHeaders: request.downstreamHeaders(status, storedFields, bodyHash, request.forced),
    bodies,
    bodyHash,
    value,
    valueSize,
    lifetimes: lifetimesOf(status, storedFields, received, control, times, options.defaults),
    tag: request.tag,
    counter: options.counters.of(request.label)
  })
  options.backOff.recordSuccess(request.key)
  if (pending.outdated) return { kind: 'entry', entry, cacheStatus: { ...cacheStatus, detail: 'purged-meanwhile' } }

  if (entry.value === undefined) {
    // If this entry is evicted before the valid one, that one must be revalidated before it is reused.
    validStore.softPurge(request.key)
    missingStore.put(request, [], '', entry)
  } else {
    missingStore.drop(request.key)
    validStore.put(request, [], '', entry)
    if (entry.bodies.br === undefined) void addEncodedBodies(request, entry, validStore)
  }
  const ttl = remainingTtl(entry.lifetimes, times.responseTime)
  const detail = request.forced ? 'forced' : undefined
  return { kind: 'entry', entry, cacheStatus: { ...cacheStatus, stored: true, ttl, detail } }
}

/** Compresses the body of a stored entry and replaces the entry, unless another one has been stored meanwhile. */
async function addEncodedBodies(request: CacheRequest, entry: CacheEntry, store: Store): Promise<void> {
  const bodies = await encodeContent(entry.bodies.identity)
  if (!bodies.br && !bodies.gzip) return
  if (entryOf(store.get(request.key), '') !== entry) return
  store.put(request, [], '', createEntry({ ...entry, bodies }))
}

function allowsStaleIfError(entry: CacheEntry | undefined, now: number): boolean {
  return entry !== undefined && now < entry.lifetimes.staleIfErrorUntil && !entry.lifetimes.alwaysRevalidate
}

/**
 * Records a failed fetch and returns the stale entry where stale-if-error allows that, else a failure. `response` is
 * the origin's error response, undefined without one; it reaches clients only if it is `readable`.
 */
function handleFailure(
  pending: PendingFetch,
  failure: OriginFailure,
  response: UncacheableResponse | undefined,
  readable: boolean,
  options: OriginResponseOptions
): CacheResult {
  const { request, stored } = pending
  const now = options.now()
  const until = response ? stored?.lifetimes.staleIfErrorUntil : stored?.lifetimes.staleIfUnreachableUntil
  const servesStale = stored !== undefined && until !== undefined && now < until && !stored.lifetimes.alwaysRevalidate
  const backOffState = options.backOff.recordFailure(request.key, now, servesStale, retryAfterMs(response, now))
  options.counters.of(request.label).errors += 1
  options.onFailure(request, failure, servesStale)

  const cacheStatus: CacheStatus = { fwd: stored ? 'stale' : 'uri-miss', fwdStatus: response?.status }
  if (servesStale) {
    const detail = `stale-if-error ${failure.reason}`
    return {
      kind: 'entry',
      entry: stored,
      cacheStatus: { ...cacheStatus, detail, ttl: remainingTtl(stored.lifetimes, now) }
    }
  }
  return {
    kind: 'failure',
    failure,
    response: readable ? response : undefined,
    personal:
      response !== undefined &&
      (hasField(response.fields, 'set-cookie') || cacheControlOf(response.fields).directives.has('private')),
    retryAfterS: Math.max(1, Math.ceil((backOffState.until - now) / 1000)),
    cacheStatus: { ...cacheStatus, detail: failure.reason }
  }
}

/** Retry-After of a response in milliseconds (RFC 9110, section 10.2.3); 0 without a valid one. */
function retryAfterMs(response: UncacheableResponse | undefined, now: number): number {
  const value = response && field(response.fields, 'retry-after')
  if (value === undefined) return 0
  if (/^\d+$/.test(value)) return Number(value) * 1000
  return Math.max(0, (parseDate(value, now) ?? now) - now)
}
