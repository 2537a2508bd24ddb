/** Rate limits of form posts: per client address, per address that may be shared, and for all clients together. */
import type { IncomingMessage } from 'node:http'
import type { FormStore } from '../../cache/redis/shared-cache.ts'
import type { Trust } from '../../http/trusted-proxies.ts'
import { clientOf } from '../../limits/client-address.ts'
import { createFormRate, type FormRateOptions, type RateDecision } from '../../limits/form-rate.ts'
import type { ThrottledLog } from '../../observe/throttled-log.ts'
import { createSharedFormRate } from './shared-form-rate.ts'

/** The limit that a form post exceeds. */
export interface ExceededLimit {
  /** 429: the limit of the sender; 503: the limit of all senders together. */
  status: 429 | 503
  /** Seconds until the next post passes, at least 1. */
  waitS: number
  /** True after so many refusals in a row that the response should be the cheapest one. */
  isFlood: boolean
}

/** For one address; an IPv6 /56 network counts as one address. */
const senderRate = { perMinute: 60, burst: 30 }
/** For an untrusted address that sends X-Forwarded-For: it may be a proxy in front of many visitors. */
const sharedRate = { perMinute: 300, burst: 150, addresses: 5000 }
/**
 * For all senders together: 50 posts a second. The embedded store commits one form at a time, each with an fsync: 168
 * posts a second from one sequential sender on an ordinary disk (4 ms each, p99 23 ms), 450 to 1,350 from 16 to 64
 * concurrent senders. At the slowest of these rates the burst is stored within two seconds.
 */
const overallRate = { perMinute: 3000, burst: 300, addresses: 1 }
/** The limits by their names in the shared store. */
const rates = { sender: senderRate, shared: sharedRate, overall: overallRate } satisfies Record<string, FormRateOptions>
type LimitName = keyof typeof rates
/** After so many refusals in a row the response is the plain failure page. */
const maxFullRefusals = 10

/** The store in which replicas count together, and where it is logged that it does not answer. */
export interface SharedLimits {
  store: FormStore
  log: ThrottledLog
}

/**
 * Returns a function that counts a form and returns the limit that it exceeds. With `shared` all replicas count together;
 * without it, and while the store does not answer, this process counts by itself.
 */
export function createFormLimits(
  trust: Trust,
  shared?: SharedLimits
): (request: IncomingMessage) => Promise<ExceededLimit | undefined> {
  const takeOfSender = createTake('sender', shared)
  const takeOfShared = createTake('shared', shared)
  const takeOverall = createTake('overall', shared)
  const exceeded = (status: ExceededLimit['status'], decision: RateDecision): ExceededLimit | undefined => {
    if (decision.passes) return undefined
    const { waitMs, refusals } = decision
    return { status, waitS: Math.max(1, Math.ceil(waitMs / 1000)), isFlood: refusals > maxFullRefusals }
  }

  return async (request) => {
    // Without a client its connection is closed.
    const client = clientOf(request, trust) ?? { key: 'unknown', isShared: false }
    const take = client.isShared ? takeOfShared : takeOfSender
    return exceeded(429, await take(client.key)) ?? exceeded(503, await takeOverall('all'))
  }
}

/** Counts a form of an address: in the shared store, else in this process. Never rejects. */
function createTake(name: LimitName, shared: SharedLimits | undefined): (address: string) => Promise<RateDecision> {
  const rate = rates[name]
  const local = createFormRate(rate)
  if (!shared) return async (address) => local.take(address)
  const { perMinute, burst } = rate
  return createSharedFormRate({ name, perMinute, burst, local, ...shared })
}
