/** A fetch whose result collapsed requests wait for (RFC 9111, section 4; RFC 9211, section 2.6). */

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
