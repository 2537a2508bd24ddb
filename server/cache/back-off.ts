/** Back-off per cache key after failed fetches: 1 s, 2 s, then 4 s, or what the origin's Retry-After requests. */
import { LRUCache } from 'lru-cache'
import { boundedText } from '../http/fields.ts'
import type { PurgeCandidate } from './purge-selector.ts'

const firstDelayMs = 1000
const maxDelayMs = 4000
/** Longest Retry-After that is honored. */
const maxRetryAfterMs = 60_000

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

export interface BackOff {
  /** The state of a key that has failed since its last success, else undefined. */
  get(key: string): BackOffState | undefined
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
  /** Takes over the state that another replica has recorded. */
  learn(key: string, state: BackOffState): void
  /**
   * Forgets the failures of the requests that `selects` selects, and those of requests that are not known, because
   * another replica has recorded them: the next request of each is sent.
   */
  forget(selects: (request: FailedRequest) => boolean): void
}

/** Creates the back-off of the 5,000 keys that failed most recently. */
export function createBackOff(): BackOff {
  const states = new LRUCache<string, BackOffState & { request?: FailedRequest | undefined }>({ max: 5000 })
  return {
    get: (key) => states.get(boundedText(key)),
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
    learn(key, state) {
      states.set(boundedText(key), state)
    },
    forget(selects) {
      for (const [key, { request }] of [...states]) if (!request || selects(request)) states.delete(key)
    }
  }
}
