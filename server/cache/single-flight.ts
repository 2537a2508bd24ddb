/** A fetch that collapsed requests wait for (RFC 9111, section 4; RFC 9211, section 2.6). */
import type { CacheEntry } from './entry.ts'
import type { OriginFailure } from './transport.ts'

/** What collapsed requests receive. */
export type FlightResult =
  /** An entry for every request that has this secondary key for these field names. */
  | { kind: 'shared'; entry: CacheEntry; names: readonly string[]; secondaryKey: string }
  /** The stale entry, in place of an error; `detail` is the reason for Cache-Status. */
  | { kind: 'stale'; entry: CacheEntry; detail: string }
  | { kind: 'failed'; failure: OriginFailure }
  /** The response must not be shared: each request is forwarded by itself. */
  | { kind: 'not-shared' }

export interface SingleFlight {
  /** Number of requests that wait. */
  readonly waiterCount: number
  /** Calls back with the result: immediately when there is one, else as soon as there is. */
  wait(onResult: (result: FlightResult) => void): void
  /** Passes the result to all waiters. Calls after the first have no effect. */
  settle(result: FlightResult): void
}

/** Creates a flight without a result. */
export function createSingleFlight(): SingleFlight {
  let waiters: ((result: FlightResult) => void)[] = []
  let settled: FlightResult | undefined
  return {
    get waiterCount() {
      return waiters.length
    },
    wait(onResult) {
      if (settled) onResult(settled)
      else waiters.push(onResult)
    },
    settle(result) {
      if (settled) return
      settled = result
      const notified = waiters
      waiters = []
      for (const onResult of notified) onResult(result)
    }
  }
}
