/** Rates of what one client may do: a token bucket for bursts, and a maximum within any 60 seconds. */

import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Trust } from '../http/trusted-proxies.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { clientOf, loggedAddress } from './client-address.ts'

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
  // With `max` the places of all addresses would be allocated before the first form.
  const accounts = new LRUCache<string, Account>({ maxSize: options.addresses ?? 20_000, sizeCalculation: () => 1 })

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

/** For one client; each process counts by itself. */
const clientRate = { perMinute: 10, burst: 5 }

interface FailedAttempt {
  /** The value of `audit` in the log line. */
  audit: string
  message: string
  trust: Trust
  log: ThrottledLog
}

/**
 * Returns a function that counts and logs an attempt with a wrong token, at the page for editors and at the purge
 * endpoint. Only failures count, and each client by itself: the right token is accepted whatever others, or the same
 * address, have tried before. So a limit cannot stop guesses; the length of a token does (`setting-values.ts`). It gives the seconds until the client may try again, or
 * undefined while the client is within its limit; its second argument takes the place of `message`.
 */
export function createFailedAttempts(
  options: FailedAttempt
): (request: IncomingMessage, message?: string) => number | undefined {
  const { audit, trust, log } = options
  const rate = createFormRate(clientRate)
  return (request, message = options.message) => {
    log.warn(`${audit} refused`, { audit, from: loggedAddress(request, trust), allowed: false }, message)
    const decision = rate.take(clientOf(request, trust)?.key ?? 'unknown')
    return decision.passes ? undefined : Math.ceil(decision.waitMs / 1000)
  }
}
