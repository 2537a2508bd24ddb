/**
 * Attempts with a wrong token, at the page for editors and at the purge endpoint. Only failures count, and each client
 * by itself: the right token is accepted whatever others, or the same address, have tried before. So a limit cannot
 * stop guesses; the length of a token does (`setting-values.ts`).
 */
import type { IncomingMessage } from 'node:http'
import type { Trust } from '../http/trusted-proxies.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import { clientOf, loggedAddress } from './client-address.ts'
import { createFormRate } from './form-rate.ts'

/** For one client; each process counts by itself. */
const clientRate = { perMinute: 10, burst: 5 }

export interface FailedAttempt {
  /** The value of `audit` in the log line. */
  audit: string
  message: string
  trust: Trust
  log: ThrottledLog
}

/**
 * Returns a function that counts and logs a failed attempt. It gives the seconds until the client may try again, or
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
