/** A question to the origin that several visitors may wait for. */
import type { Entry } from './entry.ts'
import type { Failure } from './transport.ts'

/** How it ended for those who waited. */
export type Landing =
  /** Kept: it fits every request that selects `variant` among `names`. */
  | { kind: 'kept'; entry: Entry; names: readonly string[]; variant: string }
  /** The stale entry stands in; `detail` says for what. */
  | { kind: 'stale'; entry: Entry; detail: string }
  | { kind: 'failed'; failure: Failure }
  /** Nothing to share: each asks alone. */
  | { kind: 'alone' }

export interface Flight {
  readonly waiting: number
  wait(hear: (landing: Landing) => void): void
  /** Tells all who wait; the first landing counts. */
  land(landing: Landing): void
}

/** A question on its way, and all who wait for what comes of it; who comes after it has landed hears at once. */
export function createFlight(): Flight {
  let waiters: ((landing: Landing) => void)[] = []
  let landed: Landing | undefined
  return {
    get waiting() {
      return waiters.length
    },
    wait(hear) {
      if (landed) hear(landed)
      else waiters.push(hear)
    },
    land(landing) {
      if (landed) return
      landed = landing
      const told = waiters
      waiters = []
      for (const hear of told) hear(landing)
    }
  }
}
