/** How long to leave an origin alone that has just failed: 1 s, 2 s, then 4 s, per key. */
import { LRUCache } from 'lru-cache'
import { boundedText } from './bounded-text.ts'

const first = 1000
const most = 4000
const mostAsked = 60_000

export interface Wait {
  /** When the next try is due, in milliseconds. */
  until: number
  failures: number
}

/** True when a try is due; also when the clock has been set back, so that no wait outlives itself. */
export function isDue(wait: Wait | undefined, now: number): boolean {
  return wait === undefined || now >= wait.until || wait.until - now > mostAsked
}

export interface BackOff {
  /** The wait of a key that has failed and not succeeded since. */
  of(key: string): Wait | undefined
  /**
   * Notes a failure. Where nothing covers it, the first one is forgiven at once, so that a single slip costs one
   * visitor only. `askedMs` is what the origin's Retry-After asks for; at most a minute is granted.
   */
  failed(key: string, now: number, covered: boolean, askedMs?: number): Wait
  succeeded(key: string): void
}

/** Remembers the waits of the last 5,000 keys that have failed; of a long key its hash alone. */
export function createBackOff(): BackOff {
  const waits = new LRUCache<string, Wait>({ max: 5000 })
  return {
    of: (key) => waits.get(boundedText(key)),
    failed(longKey, now, covered, askedMs = 0) {
      const key = boundedText(longKey)
      const failures = (waits.get(key)?.failures ?? 0) + 1
      const step = covered ? failures : failures - 1
      const own = step === 0 ? 0 : Math.min(most, first * 2 ** (step - 1))
      const wait = { failures, until: now + Math.max(own, Math.min(askedMs, mostAsked)) }
      waits.set(key, wait)
      return wait
    },
    succeeded(key) {
      waits.delete(boundedText(key))
    }
  }
}
