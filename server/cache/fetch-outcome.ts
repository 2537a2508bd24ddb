/**
 * What comes of a fetch of the cache, phase by phase: `decide` whether its response is stored, `finish` with an entry,
 * `fail` with the stored response or an error. Implements storing (RFC 9111, section 3), revalidation (section 4.3) and
 * stale-if-error (RFC 5861, section 4).
 */
import type { CacheStatus } from '../http/cache-status.ts'
import { credentialNames } from '../http/directives.ts'
import { type Fields, firstField, without } from '../http/fields.ts'
import type { TraceContext } from '../http/trace-context.ts'
import { type Exchange, internalFailure, type OriginFailure, type Send } from '../http/transport.ts'
import type { CacheResult, CompleteResponse } from './cache-request.ts'
import type { Counter } from './counters.ts'
import { type CacheEntry, remainingTtl } from './entry.ts'
import { type Failures, failsForAll, failureStatus, isForOneClient, retryAfterMs } from './failures.ts'
import { updateStoredFields } from './freshen.ts'
import type { ExchangeTimes } from './lifetimes.ts'
import type { CheckedBody, NotStorable, RefusedResponse } from './rule.ts'
import type { Selection, SingleFlight } from './selection.ts'
import type { Store } from './store.ts'
import { contentOf, newEntry, type StoredContent, storeEntry, type Variant, variantOf } from './storing.ts'
import type { ResponseBody } from './stream-response.ts'

/** What collapsed requests receive; undefined: the response must not be shared, each request is forwarded by itself. */
export type SharedResult =
  | {
      result: Extract<CacheResult, { kind: 'entry' | 'complete' | 'failure' }>
      /** Only requests that select this variant receive the result; undefined: all of them. */
      variant?: Variant | undefined
    }
  | undefined

/** What a fetch is started with. */
export interface FetchStart extends Selection {
  /** The flight by which other requests wait for the result; undefined: the fetch is not collapsible. */
  flight: SingleFlight<SharedResult> | undefined
  /** Receives the result once; undefined: a background revalidation. */
  receive: ((result: CacheResult) => void) | undefined
  /**
   * What has happened since the start. `outdated`: purged or invalidated, so the response is served but not stored;
   * `purged`: purged, so a failure causes no back-off.
   */
  since: { outdated: boolean; purged: boolean }
}

export interface OriginFetchOptions {
  send: Send
  store: Store
  counter: Counter
  failures: Failures
  /** Maximum bytes of a stored body, decoded. */
  maxEntryBytes: number
  /** The current time in milliseconds. */
  now: () => number
  /** Called with internal errors; they are logged and never sent to clients. */
  onInternalError(error: unknown): void
  /** Called once, when the fetch has ended in whatever way. */
  onEnd(shared: SharedResult): void
  /** Called when the origin has failed, before its result is known to anyone. */
  onFailure(): void
  /** Called when it is known whether the responses of the request's key are storable. */
  onStorable(isStorable: boolean): void
  /** Called with each entry that has been stored, where it is stored, and the times of its exchange. */
  onStored?(entry: CacheEntry, variant: Variant, times: ExchangeTimes): void
}

/** A fetch in progress. */
export interface OriginFetch extends FetchStart {
  readonly options: OriginFetchOptions
  readonly trace: TraceContext
  readonly times: ExchangeTimes
  readonly body: ResponseBody
  /** Undefined until the request is sent. */
  exchange: Exchange | undefined
  /** Empty until it is received. */
  head: { status: number; fields: Fields }
  /** Where the response will be stored; undefined: it is not storable, or that is not known yet. */
  variant: Variant | undefined
  /** True: sent without preconditions, because a 304 was not about the stored response. */
  isUnconditional: boolean
  isOver: boolean
}

const contentCodingFields = new Set(['content-encoding', 'content-length'])
const tooLarge: NotStorable = { why: 'too-large', isByRequest: false, personal: true }

/** Gives the result to the client that has caused the fetch, once. */
export function deliver(fetch: OriginFetch, result: CacheResult): void {
  const { receive } = fetch
  fetch.receive = undefined
  receive?.(result)
}

/** Ends the fetch, once: `shared` is the result of the requests that wait for it. */
export function end(fetch: OriginFetch, shared: SharedResult): void {
  if (fetch.isOver) return
  fetch.isOver = true
  try {
    fetch.options.onEnd(shared)
  } finally {
    fetch.flight?.settle(shared)
  }
}

function endWith(fetch: OriginFetch, result: NonNullable<SharedResult>['result']): void {
  deliver(fetch, result)
  end(fetch, { result })
}

/** True when Content-Length announces a body of more than `maxBytes`. */
export function isTooLarge(fields: Fields, maxBytes: number): boolean {
  return Number(firstField(fields, 'content-length')) > maxBytes
}

/**
 * Decides whether the response is stored, and where. Returns the reason why not; undefined also where the request is
 * declared as not cacheable. A response that is not stored, but takes the place of the stored one, drops that.
 */
export function decide(fetch: OriginFetch, status: number, fields: Fields): NotStorable | undefined {
  const { request, stored, directives, secondaryKey, options } = fetch
  const { rule, clientHeaders, cacheable } = request
  const reasonOfRule = rule.whyNotStorable({
    status,
    fields,
    hasAuthorization: clientHeaders.authorization !== undefined,
    credentials: credentialNames(clientHeaders),
    requestNoStore: directives.noStore
  })
  if (reasonOfRule && cacheable) rule.onNotStorable(reasonOfRule, fields)
  const isLarge = !rule.forced && isTooLarge(fields, options.maxEntryBytes)
  const reason = reasonOfRule ?? (isLarge ? tooLarge : undefined)
  fetch.variant = cacheable && !reason ? variantOf(fields, clientHeaders, rule) : undefined
  // A reason in the request says nothing about the response that is stored for other clients. A checked one that is
  // stored still serves while the origin fails.
  if (reason && stored && !rule.check && !reason.isByRequest && supersedesStored(status))
    options.store.dropVariant(request.key, secondaryKey)
  if (!reason?.isByRequest) options.onStorable(fetch.variant !== undefined)
  return reason
}

/** True for statuses of a response that replaces the stored one even though it is not storable itself. */
function supersedesStored(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410
}

/** Creates the entry of the response, and stores it where `decide` has said. `received`: see `newEntry`. */
export function store(fetch: OriginFetch, content: StoredContent, fields: Fields, received: Fields): CacheEntry {
  const { request, variant, times, options } = fetch
  const entry = newEntry(request.rule, options.counter, content, fields, received, times)
  if (variant && !fetch.since.outdated) {
    storeEntry(request, options.store, entry, variant)
    request.rule.onStored?.(entry)
    options.onStored?.(entry, variant, times)
  }
  return entry
}

/** Ends with an entry that is stored now, or served once where `reason` says why it is not. */
function finish(fetch: OriginFetch, entry: CacheEntry, fwdStatus: number, reason?: NotStorable): void {
  const { fwd, variant, request } = fetch
  const ttl = remainingTtl(entry.lifetimes, fetch.times.responseTime)
  const cacheStatus: CacheStatus = fetch.since.outdated
    ? { fwd, fwdStatus, detail: 'purged-meanwhile' }
    : { fwd, fwdStatus, stored: variant !== undefined, ttl, detail: request.rule.forced ? 'forced' : undefined }
  const result = { kind: 'entry' as const, entry, cacheStatus }
  deliver(fetch, result)
  end(fetch, reason?.personal ? undefined : { result, variant })
}

/** Updates and serves the stored entry after a 304 (RFC 9111, section 4.3.4). */
export function freshen(fetch: OriginFetch, entry: CacheEntry, received: Fields): void {
  const { key } = fetch.request
  const { failures, store: entries } = fetch.options
  failures.recordSuccess(key)
  const fields = updateStoredFields(entry.fields, received)
  const reason = decide(fetch, entry.status, fields)
  if (reason && !reason.isByRequest) entries.dropVariant(key, fetch.secondaryKey)
  finish(fetch, store(fetch, entry, fields, received), 304, reason)
}

/** Ends with a response that has been read completely, according to its check. */
export function finishChecked(fetch: OriginFetch, checked: CheckedBody) {
  const { request, stored, head, options } = fetch
  const { rule, key } = request
  const { status } = head
  const fields = without(head.fields, contentCodingFields)
  const response = checked.body && { status, fields, body: checked.body }
  if (checked.kind === 'invalid') {
    const failure = failureOf(checked, response && status)
    return fail(fetch, failure, response, checked.readable, { ...head, body: checked.body })
  }
  const missing = checked.kind === 'missing' ? checked : undefined
  if (missing && stored && !maySupersede(missing, fetch) && allowsStaleIfError(stored, options.now())) {
    return fail(fetch, failureOf(missing, status), response, true)
  }
  options.failures.recordSuccess(key)
  const doubtful = missing?.doubtful === true
  const reason = decide(fetch, status, head.fields)
  if (doubtful && rule.keepsDoubtful?.() === false) fetch.variant = undefined
  const { body, bodyHash } = checked
  const content = contentOf(status, checked)
  const { value } = content
  if (fetch.variant) {
    // The same bytes need not be compressed again.
    const bodies = stored?.bodyHash === bodyHash ? stored.bodies : content.bodies
    finish(fetch, store(fetch, { ...content, bodies }, head.fields, head.fields), status)
  } else {
    const cacheStatus = { fwd: fetch.fwd, fwdStatus: status, detail: reason?.why ?? 'not-kept' }
    const personal = reason?.personal ?? false
    endWith(fetch, { kind: 'complete', response: { status, fields, body }, bodyHash, value, personal, cacheStatus })
  }
  if (value === undefined || !request.cacheable) return
  rule.onContent?.(request.target, value, fetch.variant && bodyHash)
}

/** Serves the stored entry if that is allowed, at most `until` (milliseconds). Counts an error in either case. */
export function serveStale(
  fetch: OriginFetch,
  until: number | undefined,
  failure: OriginFailure,
  { status, fields }: { status?: number; fields?: Fields } = {},
  refused?: RefusedResponse
): boolean {
  const { request, stored, directives, trace, options } = fetch
  const { rule, key, target, cacheable, url } = request
  const at = options.now()
  options.counter.errors += 1
  const isAllowed = until !== undefined && at < until && !stored?.lifetimes.alwaysRevalidate && !directives.noCache
  // What has failed since before a purge says nothing about what the origin answers now.
  if ((rule.check || isAllowed) && !fetch.since.purged) {
    const { tag, label } = rule
    options.failures.recordFailure(key, at, isAllowed, retryAfterMs(fields, at), { tag, label, url })
  }
  const milliseconds = Math.max(0, at - fetch.times.requestTime)
  rule.onFailure({ target, cacheable, trace, milliseconds, servedStale: isAllowed, refused }, failure)
  options.onFailure()
  if (!stored || !isAllowed) return false
  const detail = stored.restored ? 'restored' : `stale-if-error ${failure.reason}`
  const ttl = remainingTtl(stored.lifetimes, at)
  endWith(fetch, { kind: 'entry', entry: stored, cacheStatus: { fwd: 'stale', fwdStatus: status, ttl, detail } })
  return true
}

/** Ends with the stored entry or an error. `response` is the origin's, sent to clients if it is `readable`. */
export function fail(
  fetch: OriginFetch,
  failure: OriginFailure,
  response?: CompleteResponse,
  readable = false,
  refused?: RefusedResponse
) {
  if (fetch.isOver) return
  const { request, stored, body, fwd, options } = fetch
  const { rule, key } = request
  const { isPiped } = body
  if (isPiped) body.fail(failure)
  // A response that was too large for its check has been recorded as a success.
  if (isPiped && rule.check) return end(fetch, undefined)
  const until = response ? stored?.lifetimes.staleIfErrorUntil : stored?.lifetimes.staleIfUnreachableUntil
  // The client of a response that breaks off gets nothing more, but others may wait for it if it is storable.
  if ((!isPiped || fetch.variant) && serveStale(fetch, until, failure, response, refused)) return
  const backOffState = rule.check && options.failures.get(key)
  endWith(fetch, {
    kind: 'failure',
    failure,
    response: readable ? response : undefined,
    personal: response ? isForOneClient(response.fields) : !rule.check && !failsForAll(failure),
    retryAfterS: backOffState && Math.max(1, Math.ceil((backOffState.until - options.now()) / 1000)),
    cacheStatus: { fwd, fwdStatus: response?.status, detail: failure.reason }
  })
}

/** Ends with an error of this server. */
export function failInternally(fetch: OriginFetch, error: unknown): void {
  fetch.options.onInternalError(error)
  fail(fetch, internalFailure)
}

function failureOf({ reason, code }: { reason: string; code?: number | undefined }, status?: number): OriginFailure {
  return { status: failureStatus(status), reason, ...(code === undefined ? {} : { code }) }
}

/** Whether a "not found" takes the place of what is stored; it is a failure else. */
function maySupersede({ doubtful }: { doubtful: boolean }, { stored, request }: OriginFetch): boolean {
  return doubtful ? stored?.doubtful === true : request.rule.missingReplacesStored || stored?.missing === true
}

function allowsStaleIfError({ lifetimes }: CacheEntry, now: number): boolean {
  return now < lifetimes.staleIfErrorUntil && !lifetimes.alwaysRevalidate
}
