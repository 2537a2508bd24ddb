/**
 * What the failures of an origin mean: which error clients receive and who shares it. They are kept by cache key: when
 * the next fetch is allowed, after 1 s, 2 s, then 4 s, or what the origin's Retry-After requests; and for keys whose rule has a check the error that requests are answered with until then.
 */
import { LRUCache } from 'lru-cache'
import { cacheControlOf } from '../http/cache-control.ts'
import { parseDate } from '../http/dates.ts'
import { boundedText, type Fields, field, hasField } from '../http/fields.ts'
import type { OriginFailure } from '../http/transport.ts'
import type { CacheRequest, CacheResult, CompleteResponse } from './cache-request.ts'
import type { PurgeCandidate } from './entry.ts'

const firstDelayMs = 1000
const maxDelayMs = 4000
/** Longest Retry-After that is honored. */
const maxRetryAfterMs = 60_000
const maxStates = 5000
/** Bytes of all error responses that are served again, and of the body of one. */
const maxResponseBytes = 1_048_576
const maxBodyBytes = 65_536

export interface BackOffState {
  /** When the next fetch is allowed, in milliseconds since the epoch. */
  until: number
  /** Failures since the last success. */
  failures: number
}

/**
 * True when a fetch is allowed at `now` (milliseconds). A delay of over a minute can only result from a clock that has
 * been set back, and is ignored.
 */
export function isDue(state: BackOffState | undefined, now: number): boolean {
  return state === undefined || now >= state.until || state.until - now > maxRetryAfterMs
}

/** A request whose fetches fail, as purges select it. */
export type FailedRequest = Pick<PurgeCandidate, 'tag' | 'label' | 'url'>

export type Failure = Extract<CacheResult, { kind: 'failure' }>

export interface Failures {
  /** The back-off of a key that has failed since its last success, else undefined. */
  get(key: string): BackOffState | undefined
  /**
   * What requests of a key are answered with at `now` while its back-off runs, and the milliseconds until the next fetch
   * is allowed; undefined while one is allowed.
   */
  known(key: string, now: number): { failure: Failure; retryMs: number } | undefined
  /**
   * Records a failed fetch at `now`. `servedStale` says that a stale response was served in place of the error. Without
   * one the first failure causes no delay, so that a single failed fetch means an error for one client only.
   * `retryAfterMs` is the origin's Retry-After; at most 60 s of it are honored. `request` is what `forget` selects by.
   */
  recordFailure(
    key: string,
    now: number,
    servedStale: boolean,
    retryAfterMs?: number,
    request?: FailedRequest
  ): BackOffState
  recordSuccess(key: string): void
  /** Records the result of a failed request that has been sent; without a failure, forgets that of its key. */
  recordResult(request: Pick<CacheRequest, 'key' | 'rule'>, result: CacheResult | undefined): void
  /** Takes over what another replica has recorded. */
  learn(key: string, state: BackOffState | undefined, failure: OriginFailure): void
  /**
   * Forgets the failures of the requests that `selects` selects, and those of requests that are not known, because
   * another replica has recorded them: the next request of each is sent.
   */
  forget(selects: (request: FailedRequest) => boolean): void
}

interface State extends BackOffState {
  request?: FailedRequest | undefined
  /** Without its response. */
  failure?: Failure | undefined
}

/** Creates the failures of the 5,000 keys that failed most recently. */
export function createFailures(): Failures {
  const states = new LRUCache<string, State>({ max: maxStates })
  const responses = new LRUCache<string, CompleteResponse>({
    maxSize: maxResponseBytes,
    sizeCalculation: ({ body }) => 500 + body.length
  })
  return {
    get: (key) => states.get(boundedText(key)),
    known(key, now) {
      const state = states.get(boundedText(key))
      if (!state?.failure || isDue(state, now)) return undefined
      const retryMs = state.until - now
      const cacheStatus = { refused: true, detail: 'backoff' }
      const response = responses.get(boundedText(key))
      return { failure: { ...state.failure, response, retryAfterS: Math.ceil(retryMs / 1000), cacheStatus }, retryMs }
    },
    recordFailure(key, now, servedStale, retryAfterMs = 0, request = undefined) {
      const boundedKey = boundedText(key)
      const failures = (states.get(boundedKey)?.failures ?? 0) + 1
      const step = servedStale ? failures : failures - 1
      const delayMs = step === 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (step - 1))
      const state = { failures, until: now + Math.max(delayMs, Math.min(retryAfterMs, maxRetryAfterMs)) }
      states.set(boundedKey, { ...state, request: request && { ...request, url: boundedText(request.url) } })
      return state
    },
    recordSuccess(key) {
      states.delete(boundedText(key))
    },
    recordResult({ key, rule }, result) {
      const state = states.get(boundedText(key))
      if (!rule.check || !state) return
      responses.delete(boundedText(key))
      state.failure = result?.kind === 'failure' ? { ...result, response: undefined, personal: false } : undefined
      const isReusable = result?.kind === 'failure' && !result.personal
      const response = isReusable ? result.response : undefined
      if (response && response.body.length <= maxBodyBytes) responses.set(boundedText(key), response)
    },
    learn(key, state, failure) {
      const known = state ?? states.get(boundedText(key))
      const cacheStatus = { refused: true, detail: failure.reason }
      const learned: Failure = { kind: 'failure', failure, personal: false, retryAfterS: undefined, cacheStatus }
      responses.delete(boundedText(key))
      if (known) states.set(boundedText(key), { ...known, failure: learned })
    },
    forget(selects) {
      for (const [key, { request }] of [...states]) if (!request || selects(request)) states.delete(key)
    }
  }
}

/** The statuses of stale-if-error (RFC 5861, section 4). */
export function isServerError(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504
}

/** The status of the error response that takes the place of an unusable response with this status. */
export function failureStatus(status: number | undefined): OriginFailure['status'] {
  if (status === 504) return 504
  return status === 503 || status === 429 ? 503 : 502
}

/** The failure of a response whose Location is not passed on. */
export function redirectFailure(status: number, fields: Fields): OriginFailure {
  return { status: 502, reason: 'location', redirect: { status, location: field(fields, 'location') ?? '' } }
}

/** False where the origin was reached but failed with this request, so that others may succeed. */
export function failsForAll({ status, reason }: OriginFailure): boolean {
  return status !== 502 || /^(?:E(?!CONNRESET|PIPE|RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason)
}

/** True for an error response that may be meant for one client alone. */
export function isForOneClient(fields: Fields): boolean {
  return hasField(fields, 'set-cookie') || cacheControlOf(fields).directives.has('private')
}

/** Retry-After of a response in milliseconds (RFC 9110, section 10.2.3); 0 without a valid one. */
export function retryAfterMs(fields: Fields | undefined, now: number): number {
  const value = fields && field(fields, 'retry-after')
  if (value === undefined) return 0
  if (/^\d+$/.test(value)) return Number(value) * 1000
  return Math.max(0, (parseDate(value, now) ?? now) - now)
}
