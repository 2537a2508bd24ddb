/** Rate limits of form posts: per client address, per address that may be shared, and for all clients together. */
import type { IncomingMessage } from 'node:http'
import type { FormStore } from '../../cache/redis/shared-cache.ts'
import type { Trust } from '../../http/trusted-proxies.ts'
import { clientOf } from '../../limits/client-address.ts'
import { createFormRate, type FormRate, type FormRateOptions, type RateDecision } from '../../limits/form-rate.ts'
import type { ThrottledLog } from '../../observe/log.ts'

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

const minuteMs = 60_000

/**
 * KEYS: account, times. ARGV: forms per minute, burst. An account is a hash: `tokens`, `at` (when they were counted),
 * `refusals` in a row; times are those of the forms that passed in the last minute. The store's clock counts, so that
 * the clocks of replicas need not agree. What is there and cannot be an account counts as missing. After a minute
 * without a form an account is as new: it expires then.
 */
const takeScript = `
  local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
  local tokenMs = ${minuteMs} / rate
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if redis.call('TYPE', KEYS[1]).ok ~= 'hash' then redis.call('DEL', KEYS[1]) end
  if redis.call('TYPE', KEYS[2]).ok ~= 'list' or redis.call('LLEN', KEYS[2]) > rate then redis.call('DEL', KEYS[2]) end
  local found = redis.call('HMGET', KEYS[1], 'tokens', 'at', 'refusals')
  local tokens, at, refusals = tonumber(found[1]), tonumber(found[2]), tonumber(found[3])
  if not (tokens and tokens >= 0 and at and at >= 0 and at <= now) then tokens, at = burst, now end
  if not (refusals and refusals >= 0 and refusals < 1e9) then refusals = 0 end
  tokens = math.min(burst, tokens + (now - at) / tokenMs)
  local oldest = redis.call('LINDEX', KEYS[2], 0)
  while oldest do
    local passed = tonumber(oldest)
    if passed and passed <= now and now - passed < ${minuteMs} then break end
    redis.call('LPOP', KEYS[2])
    oldest = redis.call('LINDEX', KEYS[2], 0)
  end
  local wait = 0
  if oldest and redis.call('LLEN', KEYS[2]) >= rate then wait = oldest + ${minuteMs} - now end
  if tokens < 1 then wait = math.max(wait, (1 - tokens) * tokenMs) end
  if wait > 0 then
    refusals = refusals + 1
  else
    refusals = 0
    tokens = tokens - 1
    redis.call('RPUSH', KEYS[2], string.format('%.0f', now))
    redis.call('PEXPIRE', KEYS[2], ${minuteMs})
  end
  redis.call('HSET', KEYS[1], 'tokens', string.format('%.6f', tokens), 'at', string.format('%.0f', now),
    'refusals', string.format('%.0f', refusals))
  redis.call('PEXPIRE', KEYS[1], ${minuteMs})
  return {wait > 0 and 'refused' or 'passes', string.format('%.0f', math.ceil(wait)), string.format('%.0f', refusals)}`

interface SharedFormRateOptions extends Pick<FormRateOptions, 'perMinute' | 'burst'> {
  /** Tells this limit from the others of the store. */
  name: string
  store: FormStore
  /** Counts in this process while the store does not answer as expected. */
  local: FormRate
  log: ThrottledLog
}

/** Gives a function that counts one form of an address as `FormRate.take` does. Never rejects. */
function createSharedFormRate(options: SharedFormRateOptions): (address: string) => Promise<RateDecision> {
  const { name, store, local, log } = options
  const limits = [String(options.perMinute), String(options.burst)]
  return async (address) => {
    const id = store.hash(`rate ${name} ${address}`).toString('base64url')
    const reply = await store.runScript(takeScript, [`form-rate:${id}`, `form-times:${id}`], limits)
    const decision = readDecision(reply)
    if (decision) return decision
    log.warn('form limits', {}, 'this replica limits forms by itself: the shared cache does not (see SHARED_CACHE_URL)')
    return local.take(address)
  }
}

/** The decision in a reply of the store; undefined for anything that the script does not give. */
function readDecision(reply: unknown): RateDecision | undefined {
  if (!Array.isArray(reply)) return undefined
  const [kind, wait, count]: unknown[] = reply
  if (kind === 'passes') return { passes: true }
  const waitMs = Number(wait)
  const refusals = Number(count)
  const isValid = waitMs > 0 && waitMs <= minuteMs && Number.isSafeInteger(refusals) && refusals > 0
  return kind === 'refused' && isValid ? { passes: false, waitMs, refusals } : undefined
}
