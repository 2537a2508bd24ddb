/**
 * One fetch of the cache: sends a request to the origin, passes the response to the client, and stores it. Implements
 * storing (RFC 9111, section 3), revalidation (section 4.3) and stale-if-error (RFC 5861, section 4).
 */
import { createHash } from 'node:crypto'
import { cacheControlOf } from '../http/cache-control.ts'
import type { CacheStatus } from '../http/cache-status.ts'
import { encodeContent } from '../http/encode-content.ts'
import { type Fields, firstField, without } from '../http/fields.ts'
import type { RequestDirectives } from '../http/request-directives.ts'
import { conditionalFieldNames, revalidationFields } from '../http/validators.ts'
import type { BackOff } from './back-off.ts'
import type { BodyListener, CacheRequest, CacheResult, CompleteResponse } from './cache-request.ts'
import type { Counter } from './counters.ts'
import { type CacheEntry, createEntry } from './entry.ts'
import { type ExchangeTimes, remainingTtl } from './lifetimes.ts'
import { newEntry, type StoredContent, type Variant, variantOf } from './new-entry.ts'
import { failsForAll, failureStatus, isForOneClient, isServerError, retryAfterMs } from './origin-failure.ts'
import type { CheckedBody, NotStorable } from './rule.ts'
import type { SingleFlight } from './single-flight.ts'
import { entryOf, type Store } from './store.ts'
import type { OriginFailure, Send } from './transport.ts'
import { updateStoredFields } from './update-stored-fields.ts'

/** What collapsed requests receive; undefined: the response must not be shared, each request is forwarded by itself. */
export type SharedResult =
  | {
      result: Extract<CacheResult, { kind: 'entry' | 'complete' | 'failure' }>
      /** Only requests that select this variant receive the result; undefined: all of them. */
      variant?: Variant | undefined
    }
  | undefined

export interface OriginFetch {
  request: CacheRequest
  directives: RequestDirectives
  /** The entry to revalidate. */
  stored: CacheEntry | undefined
  /** Secondary key of the request among the stored responses. */
  secondaryKey: string
  /** Why the request is forwarded. */
  fwd: CacheStatus['fwd']
  /** The flight by which other requests wait for the result; undefined: the fetch is not collapsible. */
  flight: SingleFlight<SharedResult> | undefined
  /** Receives the result once; undefined: a background revalidation. */
  receive: ((result: CacheResult) => void) | undefined
  /** True: purged or invalidated since the start, so the response is served but not stored. */
  outdated: boolean
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
  /** Called when it is known whether the responses of the request's key are storable. */
  onStorable(isStorable: boolean): void
}

/** Fields not forwarded when revalidating: the client's preconditions are evaluated here, against the result. */
const replacedByRevalidation = new Set([...conditionalFieldNames, 'range'])
const contentCodingFields = new Set(['content-encoding', 'content-length'])
const unvaried: Variant = { names: [], secondaryKey: '' }

/**
 * Sends the request once. Returns the function by which the client leaves: without it, the fetch goes on only if its
 * response may be stored or other requests wait for it.
 */
export function fetchFromOrigin(originFetch: OriginFetch, options: OriginFetchOptions): () => void {
  const { request, stored, directives, flight, fwd } = originFetch
  const { rule, key } = request
  const { now, maxEntryBytes, store, backOff } = options
  const times: ExchangeTimes = { requestTime: now(), responseTime: 0 }
  let { receive } = originFetch
  let head = { status: 0, fields: [] as Fields } // empty until it is received
  /** Where the response will be stored; undefined: it is not storable, or that is not known yet. */
  let variant: Variant | undefined
  /** The client's end of a response in progress. */
  let listener: BodyListener | undefined
  let isReadCompletely = rule.check !== undefined
  let chunks: Buffer[] = []
  let size = 0
  let isOver = false

  const deliver = (result: CacheResult) => {
    const receiver = receive
    receive = undefined
    receiver?.(result)
  }
  const end = (shared: SharedResult) => {
    if (isOver) return
    isOver = true
    options.onEnd(shared)
    flight?.settle(shared)
  }
  /** Ends the fetch with a result for the client and for all requests that wait. */
  const finish = (result: Exclude<CacheResult, { kind: 'stream' | 'forward' }>, selected?: Variant) => {
    deliver(result)
    end({ result, variant: selected })
  }
  const abort = () => {
    end(undefined)
    exchange.abort()
  }
  const leave = () => {
    receive = undefined
    listener = undefined
    const mayBeStored = isReadCompletely || variant !== undefined
    if (!isOver && !mayBeStored && !(flight && flight.waiterCount > 0)) abort()
  }
  /** Passes the response to the client while it arrives; one that is neither wanted nor storable is aborted. */
  const stream = (cacheStatus: CacheStatus) => {
    const received = chunks
    if (!variant) chunks = []
    deliver({
      kind: 'stream',
      ...head,
      cacheStatus,
      pipe(to) {
        listener = to
        for (const chunk of received) to.data(chunk)
        // A storable response is read at the origin's pace: others may wait for it, and its size is limited.
        return { exchange: () => (variant ? undefined : exchange), discard: leave }
      }
    })
    if (!listener && !variant) abort()
  }

  /** Serves the stored entry if that is allowed at this time (`until`). Counts an error in either case. */
  const serveStale = (
    until: number | undefined,
    failure: OriginFailure,
    response?: Omit<CompleteResponse, 'body'>
  ): boolean => {
    const at = now()
    options.counter.errors += 1
    const isAllowed = until !== undefined && at < until && !stored?.lifetimes.alwaysRevalidate && !directives.noCache
    if (rule.check || isAllowed) backOff.recordFailure(key, at, isAllowed, retryAfterMs(response?.fields, at))
    rule.onFailure(request, failure, isAllowed)
    if (!stored || !isAllowed) return false
    const cacheStatus: CacheStatus = {
      fwd: 'stale',
      fwdStatus: response?.status,
      detail: `stale-if-error ${failure.reason}`
    }
    finish({
      kind: 'entry',
      entry: stored,
      cacheStatus: { ...cacheStatus, ttl: remainingTtl(stored.lifetimes, at) }
    })
    return true
  }
  /** Ends with the stored entry or an error. `response` is the origin's, sent to clients if it is `readable`. */
  const fail = (failure: OriginFailure, response?: CompleteResponse, readable = false) => {
    if (isOver) return
    const result: Extract<CacheResult, { kind: 'failure' }> = {
      kind: 'failure',
      failure,
      response: readable ? response : undefined,
      personal: response ? isForOneClient(response.fields) : !rule.check && !failsForAll(failure),
      retryAfterS: undefined,
      cacheStatus: { fwd, fwdStatus: response?.status, detail: failure.reason }
    }
    if (listener) {
      listener.fail(failure)
      return end({ result })
    }
    const lifetimes = stored?.lifetimes
    const until = response ? lifetimes?.staleIfErrorUntil : lifetimes?.staleIfUnreachableUntil
    if (serveStale(until, failure, response)) return
    const backOffState = rule.check && backOff.get(key)
    if (backOffState) result.retryAfterS = Math.max(1, Math.ceil((backOffState.until - now()) / 1000))
    finish(result)
  }
  const candidate = (status: number, fields: Fields) => ({
    status,
    fields,
    cacheControl: cacheControlOf(fields),
    hasAuthorization: request.clientHeaders.authorization !== undefined,
    requestNoStore: directives.noStore
  })
  /** Decides whether the response will be stored and sets `variant`; returns the reason if it will not. */
  const decideStoring = (status: number, fields: Fields): NotStorable | undefined => {
    const reason = rule.forced ? undefined : rule.whyNotStorable(candidate(status, fields))
    if (reason) {
      rule.onNotStorable(reason, fields)
      // `no-store` in a request concerns this response only, not the one stored for other clients. A checked one that is
      // stored still serves while the origin fails.
      if (stored && !rule.check && !directives.noStore && supersedesStored(status))
        store.dropVariant(key, originFetch.secondaryKey)
    } else if (request.cacheable) {
      variant = rule.forced ? unvaried : variantOf(fields, request.clientHeaders, rule.keyFields)
    }
    if (!reason?.isByRequest) options.onStorable(variant !== undefined)
    return reason
  }
  const storeEntry = (content: StoredContent, fields: Fields, received: Fields): CacheEntry => {
    const entry = newEntry(rule, options.counter, content, fields, received, times)
    if (!variant || originFetch.outdated) return entry
    store.put(request, variant.names, variant.secondaryKey, entry)
    if (rule.check && !entry.missing && entry.bodies.br === undefined) void addEncodedBodies(request, entry, store)
    return entry
  }
  /** Ends with an entry that is stored now, or with one that is served once. */
  const finishWith = (entry: CacheEntry, fwdStatus: number) => {
    const ttl = remainingTtl(entry.lifetimes, times.responseTime)
    const cacheStatus: CacheStatus = originFetch.outdated
      ? { fwd, fwdStatus, detail: 'purged-meanwhile' }
      : { fwd, fwdStatus, stored: variant !== undefined, ttl, detail: rule.forced ? 'forced' : undefined }
    deliver({ kind: 'entry', entry, cacheStatus })
    end(variant ? { result: { kind: 'entry', entry, cacheStatus }, variant } : undefined)
  }
  /** Updates and serves the stored entry after a 304 (RFC 9111, section 4.3.4). */
  const freshen = (entry: CacheEntry, received: Fields) => {
    backOff.recordSuccess(key)
    const fields = updateStoredFields(entry.fields, received)
    decideStoring(entry.status, fields)
    finishWith(storeEntry(entry, fields, received), 304)
  }
  /** Ends with a response that has been read completely, according to its check. */
  const finishChecked = (checked: CheckedBody) => {
    const { status } = head
    const fields = without(head.fields, contentCodingFields)
    const response = checked.body && { status, fields, body: checked.body }
    if (checked.kind === 'invalid') {
      return fail({ status: failureStatus(response && status), reason: checked.reason }, response, checked.readable)
    }
    if (checked.kind === 'missing' && !rule.missingReplacesStored && stored && allowsStaleIfError(stored, now())) {
      return fail({ status: failureStatus(status), reason: 'missing' }, response, true)
    }
    backOff.recordSuccess(key)
    const reason = decideStoring(status, head.fields)
    const { body } = checked
    const { value, size: valueSize } = checked.kind === 'valid' ? checked : { value: undefined, size: 0 }
    if (!variant) {
      const detail = reason?.why ?? 'not-kept'
      const cacheStatus = { fwd, fwdStatus: status, detail }
      const personal = reason?.personal ?? false
      return finish({ kind: 'complete', response: { status, fields, body }, value, personal, cacheStatus })
    }
    const bodyHash = createHash('sha1').update(body).digest('base64url')
    const content = {
      status,
      bodies: { identity: body },
      bodyHash,
      value,
      valueSize,
      missing: checked.kind === 'missing'
    }
    finishWith(storeEntry(content, head.fields, head.fields), status)
  }
  const tooLarge = () => {
    backOff.recordSuccess(key)
    variant = undefined
    options.onStorable(false)
    flight?.settle(undefined)
    if (isReadCompletely) {
      isReadCompletely = false
      rule.onTooLarge()
      stream({ fwd, fwdStatus: head.status, detail: 'too-large' })
    } else {
      chunks = []
      if (!listener) abort()
    }
  }

  const exchange = options.send(
    {
      method: 'GET',
      target: request.target,
      headers: stored
        ? [...without(request.headers, replacedByRevalidation), ...revalidationFields(stored.fields)]
        : request.headers,
      client: receive ? request.client : undefined
    },
    {
      head(status, fields) {
        times.responseTime = now()
        if (!rule.check) {
          const failure = { status: failureStatus(status), reason: String(status) }
          if (!isServerError(status)) backOff.recordSuccess(key)
          else if (serveStale(stored?.lifetimes.staleIfErrorUntil, failure, { status, fields })) return exchange.abort()
        }
        if (status === 304 && stored) return freshen(stored, fields)
        const rewritten = rule.rewriteLocations(fields, request.target)
        if (!rewritten) {
          exchange.abort()
          return fail({ status: 502, reason: 'location' })
        }
        head = { status, fields: rewritten }
        const isTooLarge = Number(firstField(rewritten, 'content-length')) > maxEntryBytes
        if (rule.check) return isTooLarge ? tooLarge() : undefined
        let why = decideStoring(status, rewritten)?.why
        if (variant && isTooLarge) {
          variant = undefined
          why = 'too-large'
          options.onStorable(false)
        }
        if (!variant) flight?.settle(undefined)
        const isStored = variant !== undefined && !originFetch.outdated
        stream({ fwd, fwdStatus: status, stored: isStored, detail: why })
      },
      data(chunk) {
        listener?.data(chunk)
        if (isOver || (!variant && !isReadCompletely)) return
        chunks.push(chunk)
        size += chunk.length
        if (size > maxEntryBytes) tooLarge()
      },
      end() {
        if (isOver) return
        if (rule.check && isReadCompletely) {
          const [only] = chunks
          const body = only && chunks.length === 1 ? only : Buffer.concat(chunks)
          const failInternally = (error: unknown) => {
            options.onInternalError(error)
            fail({ status: 502, reason: 'internal' })
          }
          void rule.check(head.status, head.fields, body).then(finishChecked).catch(failInternally)
          return
        }
        listener?.end()
        if (!variant) return end(undefined)
        const content = {
          status: head.status,
          bodies: { identity: Buffer.concat(chunks) },
          bodyHash: '',
          value: undefined,
          valueSize: 0,
          missing: false
        }
        const entry = storeEntry(content, head.fields, head.fields)
        end({ result: { kind: 'entry', entry, cacheStatus: { fwd } }, variant })
      },
      fail
    }
  )
  return leave
}

/** Compresses the body of a stored entry and replaces the entry, unless another one has been stored meanwhile. */
async function addEncodedBodies(request: CacheRequest, entry: CacheEntry, store: Store): Promise<void> {
  const bodies = await encodeContent(entry.bodies.identity)
  if (!bodies.br && !bodies.gzip) return
  const resource = store.get(request.key)
  if (!resource || entryOf(resource, unvaried.secondaryKey) !== entry) return
  store.put(request, resource.names, unvaried.secondaryKey, createEntry({ ...entry, bodies }))
}

function allowsStaleIfError({ lifetimes }: CacheEntry, now: number): boolean {
  return now < lifetimes.staleIfErrorUntil && !lifetimes.alwaysRevalidate
}

/** True for statuses of a response that replaces the stored one even though it is not storable itself. */
function supersedesStored(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410
}
