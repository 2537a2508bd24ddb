/**
 * A rate limit with two bounds: a token bucket for bursts, and a maximum within any 60 seconds. Independent of HTTP.
 */
import { LRUCache } from 'lru-cache'

export interface FormRateOptions {
  /** Maximum within any 60 seconds. */
  perMinute: number
  /** Maximum at once; afterwards one more every `60 / perMinute` seconds. */
  burst: number
  /** Maximum number of addresses that are remembered; the least recently used ones are forgotten. */
  addresses?: number
  /** Monotonic time in milliseconds. */
  now?: () => number
}

/** `waitMs`: milliseconds until the next form passes; `refusals`: refused forms in a row, this one included. */
export type RateDecision = { passes: true } | { passes: false; waitMs: number; refusals: number }

export interface FormRate {
  /** Counts one form of an address (shared/README.md#forms). */
  take(address: string): RateDecision
}

interface Account {
  tokens: number
  updatedAt: number
  /** Times of the forms that passed in the last minute, oldest first. */
  passedAt: number[]
  refusals: number
}

const minuteMs = 60_000

/** Creates a limit for any number of addresses, each with its own token bucket and its own last minute. */
export function createFormRate(options: FormRateOptions): FormRate {
  const { perMinute, burst } = options
  const now = options.now ?? (() => performance.now())
  const tokenMs = minuteMs / perMinute
  const accounts = new LRUCache<string, Account>({ max: options.addresses ?? 20_000 })

  return {
    take(address) {
      const at = now()
      const account = accounts.get(address) ?? { tokens: burst, updatedAt: at, passedAt: [], refusals: 0 }
      accounts.set(address, account)
      account.tokens = Math.min(burst, account.tokens + (at - account.updatedAt) / tokenMs)
      account.updatedAt = at
      const { passedAt } = account
      while (passedAt[0] !== undefined && at - passedAt[0] >= minuteMs) passedAt.shift()

      const oldest = passedAt[0]
      const minuteWaitMs = oldest !== undefined && passedAt.length >= perMinute ? oldest + minuteMs - at : 0
      const tokenWaitMs = account.tokens < 1 ? (1 - account.tokens) * tokenMs : 0
      const waitMs = Math.max(minuteWaitMs, tokenWaitMs)
      if (waitMs > 0) {
        account.refusals += 1
        return { passes: false, waitMs, refusals: account.refusals }
      }
      account.tokens -= 1
      passedAt.push(at)
      account.refusals = 0
      return { passes: true }
    }
  }
}
