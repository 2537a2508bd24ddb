/** How many forms one address may send: so many at once, and so many in any minute. Knows nothing of HTTP. */
import { LRUCache } from 'lru-cache'

export interface FormRateOptions {
  /** Most in any 60 seconds. */
  perMinute: number
  /** Most at once; after that one more each `60 / perMinute` seconds. */
  burst: number
  /** Addresses that are remembered, the busiest and latest. */
  addresses?: number
  /** Milliseconds of a clock that never jumps. */
  now?: () => number
}

/** `waitMs` until the next one passes; `refused` is how many in a row have not passed, this one counted. */
export type Turn = { passes: true } | { passes: false; waitMs: number; refused: number }

export interface FormRate {
  /** Counts one form of an address (rulings, section 6). */
  take(address: string): Turn
}

interface Account {
  tokens: number
  at: number
  /** When those of the last minute passed, the oldest first. */
  passed: number[]
  refused: number
}

const minuteMs = 60_000

/** A bucket that holds the burst and fills at the rate, and beside it the list of the last minute. */
export function createFormRate(options: FormRateOptions): FormRate {
  const { perMinute, burst } = options
  const now = options.now ?? (() => performance.now())
  const eachMs = minuteMs / perMinute
  const accounts = new LRUCache<string, Account>({ max: options.addresses ?? 20_000 })

  return {
    take(address) {
      const at = now()
      const account = accounts.get(address) ?? { tokens: burst, at, passed: [], refused: 0 }
      accounts.set(address, account)
      account.tokens = Math.min(burst, account.tokens + (at - account.at) / eachMs)
      account.at = at
      while (account.passed.length > 0 && at - account.passed[0]! >= minuteMs) account.passed.shift()

      const full = account.passed.length >= perMinute ? account.passed[0]! + minuteMs - at : 0
      const empty = account.tokens < 1 ? (1 - account.tokens) * eachMs : 0
      const waitMs = Math.max(full, empty)
      if (waitMs > 0) {
        account.refused += 1
        return { passes: false, waitMs, refused: account.refused }
      }
      account.tokens -= 1
      account.passed.push(at)
      account.refused = 0
      return { passes: true }
    }
  }
}
