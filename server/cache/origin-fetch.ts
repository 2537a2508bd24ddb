/**
 * One fetch of the cache: sends a request to the origin, passes the response to the client, and stores it. Implements
 * storing (RFC 9111, section 3), revalidation (section 4.3) and stale-if-error (RFC 5861, section 4).
 */
import type { CacheStatus } from '../http/cache-status.ts'
import { type Fields, without } from '../http/fields.ts'
import { createTraceContext } from '../http/trace-context.ts'
import { type Exchange, internalFailure, type OriginFailure, type Send } from '../http/transport.ts'
import { conditionalFieldNames, revalidationFields } from '../http/validators.ts'
import type { BackOff } from './back-off.ts'
import type { CacheResult, CompleteResponse } from './cache-request.ts'
import type { Counter } from './counters.ts'
import { type CacheEntry, remainingTtl } from './entry.ts'
import type { ExchangeTimes } from './lifetimes.ts'
import {
  failsForAll,
  failureStatus,
  isForOneClient,
  isServerError,
  redirectFailure,
  retryAfterMs
} from './origin-failure.ts'
import { createResponseBody } from './response-body.ts'
import type { CacheRule, CheckedBody, NotStorable, RefusedResponse } from './rule.ts'
import type { Selection } from './selection.ts'
import type { SingleFlight } from './single-flight.ts'
import type { Store } from './store.ts'
import { decideStoring, isTooLarge, newEntry, type StoredContent, storeEntry, type Variant } from './storing.ts'
import { identifiesStored, updateStoredFields } from './update-stored-fields.ts'

/** What collapsed requests receive; undefined: the response must not be shared, each request is forwarded by itself. */
export type SharedResult =
  | {
      result: Extract<CacheResult, { kind: 'entry' | 'complete' | 'failure' }>
      /** Only requests that select this variant receive the result; undefined: all of them. */
      variant?: Variant | undefined
    }
  | undefined

export interface OriginFetch extends Selection {
  /** The flight by which other requests wait for the result; undefined: the fetch is not collapsible. */
  flight: SingleFlight<SharedResult> | undefined
  /** Receives the result once; undefined: a background revalidation. */
  receive: ((result: CacheResult) => void) | undefined
  /** True: purged or invalidated since the start, so the response is served but not stored. */
  outdated: boolean
  /** True: purged since the start, so a failure causes no back-off. */
  purged: boolean
}

export interface OriginFetchOptions {
  send: Send
  store: Store
  counter: Counter
  backOff: BackOff
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

/** Fields not forwarded when revalidating: the client's preconditions are evaluated here, against the result. */
const replacedByRevalidation = new Set([...conditionalFieldNames, 'range'])
const found = { missing: false, doubtful: false }
const contentCodingFields = new Set(['content-encoding', 'content-length'])

/**
 * Sends the request once. Returns a function to call when the client disconnects: without a client, the fetch goes on
 * only if its response may be stored or other requests wait for it.
 */
export function fetchFromOrigin(originFetch: OriginFetch, options: OriginFetchOptions): () => void {
  const { request, stored, directives, flight, fwd } = originFetch
  const { rule, key } = request
  const { now, maxEntryBytes, store, backOff, counter } = options
  // A refresh in the background belongs to no request, whichever has started it.
  const trace = (originFetch.receive && request.trace) ?? createTraceContext()
  const times: ExchangeTimes = { requestTime: now(), responseTime: 0 }
  let { receive } = originFetch
  let head = { status: 0, fields: [] as Fields } // empty until it is received
  /** Where the response will be stored; undefined: it is not storable, or that is not known yet. */
  let variant: Variant | undefined
  /** True: sent without preconditions, because a 304 was not about the stored response. */
  let isUnconditional = false
  let isOver = false
  let exchange: Exchange

  const deliver = (result: CacheResult) => {
    const receiver = receive
    receive = undefined
    receiver?.(result)
  }
  const end = (shared: SharedResult) => {
    if (isOver) return
    isOver = true
    try {
      options.onEnd(shared)
    } finally {
      flight?.settle(shared)
    }
  }
  const abort = () => {
    end(undefined)
    exchange.abort()
  }
  const cancel = () => {
    receive = undefined
    body.unpipe()
    if (!isOver && !body.isCollected && !(flight && flight.waiterCount > 0)) abort()
  }
  /** Passes the response to the client while it arrives; one that is neither wanted nor storable is aborted. */
  const stream = (cacheStatus: CacheStatus) => {
    deliver({
      kind: 'stream',
      ...head,
      cacheStatus,
      pipe(to) {
        body.pipe(to)
        // A storable response is read at the origin's pace: others may wait for it, and its size is limited.
        return { exchange: () => (body.isCollected ? undefined : exchange), discard: cancel }
      }
    })
    if (!body.isPiped && !body.isCollected) abort()
  }
  const tooLarge = () => {
    variant = undefined
    body.isCollected = false
    options.onStorable(false)
    flight?.settle(undefined)
    if (rule.check) {
      backOff.recordSuccess(key)
      rule.onTooLarge()
      stream({ fwd, fwdStatus: head.status, detail: 'too-large' })
    } else if (!body.isPiped) abort()
  }
  const body = createResponseBody(maxEntryBytes, tooLarge)
  body.isCollected = rule.check !== undefined

  /** Serves the stored entry if that is allowed, at most `until` (milliseconds). Counts an error in either case. */
  const serveStale = (
    until: number | undefined,
    failure: OriginFailure,
    { status, fields }: { status?: number; fields?: Fields } = {},
    refused?: RefusedResponse
  ): boolean => {
    const at = now()
    counter.errors += 1
    const isAllowed = until !== undefined && at < until && !stored?.lifetimes.alwaysRevalidate && !directives.noCache
    const { target, cacheable, url } = request
    // What has failed since before a purge says nothing about what the origin answers now.
    if ((rule.check || isAllowed) && !originFetch.purged) {
      const { tag, label } = rule
      backOff.recordFailure(key, at, isAllowed, retryAfterMs(fields, at), { tag, label, url })
    }
    const milliseconds = Math.max(0, at - times.requestTime)
    rule.onFailure({ target, cacheable, trace, milliseconds, servedStale: isAllowed, refused }, failure)
    options.onFailure()
    if (!stored || !isAllowed) return false
    const ttl = remainingTtl(stored.lifetimes, at)
    const cacheStatus: CacheStatus = {
      fwd: 'stale',
      fwdStatus: status,
      ttl,
      detail: stored.restored ? 'restored' : `stale-if-error ${failure.reason}`
    }
    const result = { kind: 'entry' as const, entry: stored, cacheStatus }
    deliver(result)
    end({ result })
    return true
  }
  /** Ends with the stored entry or an error. `response` is the origin's, sent to clients if it is `readable`. */
  const fail = (failure: OriginFailure, response?: CompleteResponse, readable = false, refused?: RefusedResponse) => {
    if (isOver) return
    const isPiped = body.isPiped
    if (isPiped) body.fail(failure)
    // A response that was too large for its check has been recorded as a success.
    if (isPiped && rule.check) return end(undefined)
    const { staleIfErrorUntil, staleIfUnreachableUntil } = stored?.lifetimes ?? {}
    const until = response ? staleIfErrorUntil : staleIfUnreachableUntil
    // The client of a response that breaks off gets nothing more, but others may wait for it if it is storable.
    if ((!isPiped || variant) && serveStale(until, failure, response, refused)) return
    const backOffState = rule.check && backOff.get(key)
    const result = {
      kind: 'failure' as const,
      failure,
      response: readable ? response : undefined,
      personal: response ? isForOneClient(response.fields) : !rule.check && !failsForAll(failure),
      retryAfterS: backOffState && Math.max(1, Math.ceil((backOffState.until - now()) / 1000)),
      cacheStatus: { fwd, fwdStatus: response?.status, detail: failure.reason }
    }
    deliver(result)
    end({ result })
  }
  const failInternally = (error: unknown) => {
    options.onInternalError(error)
    fail(internalFailure)
  }
  const decide = (status: number, fields: Fields): NotStorable | undefined => {
    const decision = decideStoring(originFetch, store, status, fields, maxEntryBytes)
    variant = decision.variant
    if (!decision.reason?.isByRequest) options.onStorable(variant !== undefined)
    return decision.reason
  }
  /** Creates the entry of the response, and stores it where `variant` says. */
  const createStored = (content: StoredContent, fields: Fields, received: Fields): CacheEntry => {
    const entry = newEntry(rule, counter, content, fields, received, times)
    if (variant && !originFetch.outdated) {
      storeEntry(request, store, entry, variant)
      rule.onStored?.(entry)
      options.onStored?.(entry, variant, times)
    }
    return entry
  }
  /** Ends with an entry that is stored now, or served once where `reason` says why it is not. */
  const finish = (entry: CacheEntry, fwdStatus: number, reason?: NotStorable) => {
    const ttl = remainingTtl(entry.lifetimes, times.responseTime)
    const cacheStatus: CacheStatus = originFetch.outdated
      ? { fwd, fwdStatus, detail: 'purged-meanwhile' }
      : { fwd, fwdStatus, stored: variant !== undefined, ttl, detail: rule.forced ? 'forced' : undefined }
    const result = { kind: 'entry' as const, entry, cacheStatus }
    deliver(result)
    end(reason?.personal ? undefined : { result, variant })
  }
  /** Updates and serves the stored entry after a 304 (RFC 9111, section 4.3.4). */
  const freshen = (entry: CacheEntry, received: Fields) => {
    backOff.recordSuccess(key)
    const fields = updateStoredFields(entry.fields, received)
    const reason = decide(entry.status, fields)
    if (reason && !reason.isByRequest) store.dropVariant(key, originFetch.secondaryKey)
    finish(createStored(entry, fields, received), 304, reason)
  }
  /** Ends with a response that has been read completely, according to its check. */
  const finishChecked = (checked: CheckedBody) => {
    const { status } = head
    const fields = without(head.fields, contentCodingFields)
    const response = checked.body && { status, fields, body: checked.body }
    if (checked.kind === 'invalid') {
      const failure = failureOf(checked, response && status)
      return fail(failure, response, checked.readable, { ...head, body: checked.body })
    }
    const missing = checked.kind === 'missing' ? checked : undefined
    if (missing && stored && !maySupersede(missing, stored, rule) && allowsStaleIfError(stored, now())) {
      return fail(failureOf(missing, status), response, true)
    }
    backOff.recordSuccess(key)
    const doubtful = missing?.doubtful === true
    const reason = decide(status, head.fields)
    if (doubtful && rule.keepsDoubtful?.() === false) variant = undefined
    const { value, size: valueSize } = checked.kind === 'valid' ? checked : { value: undefined, size: 0 }
    const { bodyHash } = checked
    if (variant) {
      // The same bytes need not be compressed again.
      const bodies = stored?.bodyHash === bodyHash ? stored.bodies : { identity: checked.body }
      const content = { status, bodies, bodyHash, value, valueSize, missing: missing !== undefined, doubtful }
      finish(createStored(content, head.fields, head.fields), status)
      return reportContent(value, bodyHash)
    }
    const result = {
      kind: 'complete' as const,
      response: { status, fields, body: checked.body },
      bodyHash,
      value,
      personal: reason?.personal ?? false,
      cacheStatus: { fwd, fwdStatus: status, detail: reason?.why ?? 'not-kept' }
    }
    deliver(result)
    end({ result })
    reportContent(value, undefined)
  }
  const reportContent = (value: unknown, bodyHash: string | undefined) => {
    if (value !== undefined && request.cacheable) rule.onContent?.(request.target, value, bodyHash)
  }

  const onHead = (status: number, fields: Fields) => {
    times.responseTime = now()
    if (!rule.check && !isServerError(status)) backOff.recordSuccess(key)
    if (!rule.check && isServerError(status)) {
      const failure = { status: failureStatus(status), reason: String(status) }
      if (serveStale(stored?.lifetimes.staleIfErrorUntil, failure, { status, fields })) return exchange.abort()
    }
    const rewritten = rule.rewriteLocations(fields, request.target)
    if (!rewritten) {
      exchange.abort()
      return fail(redirectFailure(status, fields))
    }
    if (status === 304 && stored) {
      if (!isUnconditional && identifiesStored(stored.fields, fields)) return freshen(stored, rewritten)
      exchange.abort()
      if (isUnconditional) return fail({ status: 502, reason: 'unexpected-304' })
      isUnconditional = true
      return send()
    }
    head = { status, fields: rewritten }
    if (rule.check) return isTooLarge(rewritten, maxEntryBytes) ? tooLarge() : undefined
    const why = decide(status, rewritten)?.why
    body.isCollected = variant !== undefined
    if (!variant) flight?.settle(undefined)
    stream({ fwd, fwdStatus: status, stored: body.isCollected && !originFetch.outdated, detail: why })
  }
  const onEnd = () => {
    if (isOver) return
    if (rule.check && body.isCollected) {
      void rule.check(head.status, head.fields, body.bytes()).then(finishChecked).catch(failInternally)
      return
    }
    body.end()
    if (!variant) return end(undefined)
    const bodies = { identity: body.bytes() }
    const content = { ...head, bodies, bodyHash: '', value: undefined, valueSize: 0, ...found }
    const entry = createStored(content, head.fields, head.fields)
    end({ result: { kind: 'entry', entry, cacheStatus: { fwd } }, variant })
  }

  const send = () => {
    const preconditions = stored && !isUnconditional ? revalidationFields(stored.fields) : []
    const headers = stored ? [...without(request.headers, replacedByRevalidation), ...preconditions] : request.headers
    exchange = options.send(
      { method: 'GET', target: request.target, headers, client: receive ? request.client : undefined, trace },
      {
        informational: (status, fields) => receive && request.onInformational?.(status, fields),
        head: onHead,
        data: body.data,
        end: onEnd,
        fail
      }
    )
  }
  try {
    send()
  } catch (error) {
    failInternally(error)
  }
  return cancel
}

function failureOf({ reason, code }: { reason: string; code?: number | undefined }, status?: number): OriginFailure {
  return { status: failureStatus(status), reason, ...(code === undefined ? {} : { code }) }
}

/** Whether a "not found" takes the place of what is stored; it is a failure else. */
function maySupersede({ doubtful }: { doubtful: boolean }, stored: CacheEntry, rule: CacheRule): boolean {
  return doubtful ? stored.doubtful : rule.missingReplacesStored || stored.missing
}

function allowsStaleIfError({ lifetimes }: CacheEntry, now: number): boolean {
  return now < lifetimes.staleIfErrorUntil && !lifetimes.alwaysRevalidate
}
