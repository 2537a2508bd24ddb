/** The last failures of keys whose rule has a check: while their back-off runs, requests are answered with them. */
import { LRUCache } from 'lru-cache'
import { boundedText } from '../http/fields.ts'
import type { OriginFailure } from '../http/transport.ts'
import { type BackOff, isDue } from './back-off.ts'
import type { CacheRequest, CacheResult } from './cache-request.ts'
import type { SharedResult } from './origin-fetch.ts'

export type Failure = Extract<CacheResult, { kind: 'failure' }>

/** A failure, and the milliseconds until the next fetch is allowed. */
export interface KnownFailure {
  failure: Failure
  retryMs: number
}

export interface KnownFailures {
  /** The failure of a key while its back-off runs; undefined while a fetch is allowed. */
  get(key: string): KnownFailure | undefined
  /** Records how a fetch has ended: with a failure, or without one, which removes that of its key. */
  record(request: CacheRequest, shared: SharedResult): void
  /** Records the failure of another replica's fetch; `key` is bounded by `boundedText`. */
  learn(key: string, failure: OriginFailure): void
  /** Removes the failure of a key that is bounded by `boundedText`. */
  remove(key: string): void
}

/** Bytes up to which the body of an error response is served again. */
const maxBodyBytes = 65_536

/** Creates the failures, 1 MiB of them at most. `now` gives milliseconds. */
export function createKnownFailures(backOff: BackOff, now: () => number): KnownFailures {
  const failures = new LRUCache<string, Failure>({
    maxSize: 1_048_576,
    sizeCalculation: (failure) => 500 + (failure.response?.body.length ?? 0)
  })
  return {
    get(key) {
      const failure = failures.get(boundedText(key))
      const state = backOff.get(key)
      if (!failure || !state || isDue(state, now())) return undefined
      const retryMs = state.until - now()
      const retryAfterS = Math.ceil(retryMs / 1000)
      return { failure: { ...failure, retryAfterS, cacheStatus: { refused: true, detail: 'backoff' } }, retryMs }
    },
    record({ rule, key }, shared) {
      if (!rule.check) return
      const name = boundedText(key)
      const result = shared?.result
      if (result?.kind !== 'failure') {
        failures.delete(name)
        return
      }
      const { response, personal } = result
      const isReusable = !personal && (response?.body.length ?? 0) <= maxBodyBytes
      failures.set(name, { ...result, response: isReusable ? response : undefined, personal: false })
    },
    learn(key, failure) {
      const cacheStatus = { refused: true, detail: failure.reason }
      failures.set(key, {
        kind: 'failure',
        failure,
        response: undefined,
        personal: false,
        retryAfterS: undefined,
        cacheStatus
      })
    },
    remove: (key) => void failures.delete(key)
  }
}
