/** What happened, counted as plain numbers: nobody pays for metrics on the way of a hit. */

export interface Counter {
  readonly label: string
  /** Answered from what is kept and fresh. */
  hits: number
  /** Answered from what is kept though stale. */
  stale: number
  /** Asked of the origin for this visitor. */
  misses: number
  /** Waited for another visitor's question to the origin. */
  collapsed: number
  /** Asked of the origin in the background. */
  refreshes: number
  /** Questions to the origin that failed. */
  errors: number
}

export interface Counts {
  /** The counter of a label, made on first use. Labels come from a table, never from a request. */
  of(label: string): Counter
  all(): Iterable<Counter>
}

/** Counters by label, all at zero. */
export function createCounts(): Counts {
  const counters = new Map<string, Counter>()
  return {
    of(label) {
      let counter = counters.get(label)
      if (!counter) {
        counter = { label, hits: 0, stale: 0, misses: 0, collapsed: 0, refreshes: 0, errors: 0 }
        counters.set(label, counter)
      }
      return counter
    },
    all: () => counters.values()
  }
}
