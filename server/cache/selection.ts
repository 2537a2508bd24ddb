/**
 * Selects the stored response for a request (RFC 9111, sections 4 and 4.1), or the fetch whose result it waits for with
 * others (RFC 9211, section 2.6).
 */
import type { CacheStatus } from '../http/cache-status.ts'
import { parseRequestDirectives, type RequestDirectives } from '../http/directives.ts'
import { secondaryKey } from '../http/vary.ts'
import type { CacheRequest } from './cache-request.ts'
import { type CacheEntry, isForOthers } from './entry.ts'
import { entryOf, type Store } from './store.ts'

export interface Selection {
  request: CacheRequest
  /** The directives of the request. */
  directives: RequestDirectives
  /** The selected entry; it may be stale. Undefined also where the request's credentials may select another response. */
  stored: CacheEntry | undefined
  /** Secondary key of the request among the stored responses. */
  secondaryKey: string
  /** Why the request is forwarded, if the entry may not be reused. */
  fwd: CacheStatus['fwd']
}

/** Selects the entry of a request. */
export function select(request: CacheRequest, store: Store): Selection {
  const { key, clientHeaders, cacheable } = request
  const directives = parseRequestDirectives(clientHeaders)
  const resource = cacheable ? store.get(key) : undefined
  const selectedKey = resource ? secondaryKey(resource.names, clientHeaders) : ''
  const selected = entryOf(resource, selectedKey)
  // What visitors without a cookie get may be wrong for one who has logged in.
  const isOfNoUse = selected !== undefined && isForOthers(selected, clientHeaders)
  const stored = isOfNoUse ? undefined : selected
  const missed = resource ? 'vary-miss' : 'uri-miss'
  const isByRequest = isOfNoUse || directives.noCache || directives.noStore
  const fwd = selected ? (isByRequest ? 'request' : 'stale') : missed
  return { request, directives, stored, secondaryKey: selectedKey, fwd }
}

/**
 * Requests with the same flight key select the same stored response, so they are collapsed. Those with `no-cache` have
 * another key where there is a stored response: only the others may be served it in place of an error.
 */
export function flightKey({ request, secondaryKey: selectedKey, stored, directives }: Selection): string {
  const mayServeStale = stored === undefined || !directives.noCache
  return `${request.key}\n${selectedKey}${mayServeStale ? '' : '\nno-cache'}`
}

/** A fetch whose result collapsed requests wait for. */
export interface SingleFlight<Result> {
  /** Number of requests that wait. */
  readonly waiterCount: number
  /** True once there is a result. */
  readonly isSettled: boolean
  /** Calls back with the result: immediately when there is one, else as soon as there is. */
  wait(onResult: (result: Result) => void): void
  /** Passes the result to all waiters. Calls after the first have no effect. */
  settle(result: Result): void
}

/** Creates a flight without a result. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  let waiters: ((result: Result) => void)[] = []
  let settled: { result: Result } | undefined
  return {
    get waiterCount() {
      return waiters.length
    },
    get isSettled() {
      return settled !== undefined
    },
    wait(onResult) {
      if (settled) onResult(settled.result)
      else waiters.push(onResult)
    },
    settle(result) {
      if (settled) return
      settled = { result }
      const notified = waiters
      waiters = []
      for (const onResult of notified) onResult(result)
    }
  }
}
