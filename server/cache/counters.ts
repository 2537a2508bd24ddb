/**
 * Counts of cache results by label and language: plain numbers that the metrics read, so that a hit costs one addition.
 */

export interface Counter {
  readonly label: string
  /** The language of the responses; empty where the label has no language. */
  readonly language: string
  /** Requests served with a fresh entry. */
  hits: number
  /** Of `misses` and `refreshes`, those for which another replica had the response: the origin was not asked. */
  shared: number
  /** Requests served with a stale entry. */
  stale: number
  /** Requests that no entry of this process could answer. */
  misses: number
  /** Requests collapsed with a fetch in flight. */
  collapsed: number
  /** Fetches in the background (stale-while-revalidate, retries during back-off). */
  refreshes: number
  /** Fetches that failed. */
  errors: number
}

export interface Counters {
  /**
   * The counter of a label and a language, created on first use. Neither must come from requests: counters are never
   * removed.
   */
  of(label: string, language?: string): Counter
  all(): Iterable<Counter>
}

/** Creates counters that start at zero. */
export function createCounters(): Counters {
  const counters = new Map<string, Counter>()
  return {
    of(label, language = '') {
      const name = `${language} ${label}`
      let counter = counters.get(name)
      if (!counter) {
        counter = { label, language, hits: 0, shared: 0, stale: 0, misses: 0, collapsed: 0, refreshes: 0, errors: 0 }
        counters.set(name, counter)
      }
      return counter
    },
    all: () => counters.values()
  }
}
