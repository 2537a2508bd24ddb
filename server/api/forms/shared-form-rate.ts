/** The limit of `form-rate.ts`, counted in the shared store for all replicas. */

import type { FormStore } from '../../cache/redis/shared-cache.ts'
import type { FormRate, FormRateOptions, RateDecision } from '../../limits/form-rate.ts'
import type { ThrottledLog } from '../../observe/throttled-log.ts'

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

export interface SharedFormRateOptions extends Pick<FormRateOptions, 'perMinute' | 'burst'> {
  /** Tells this limit from the others of the store. */
  name: string
  store: FormStore
  /** Counts in this process while the store does not answer as expected. */
  local: FormRate
  log: ThrottledLog
}

/** Gives a function that counts one form of an address as `FormRate.take` does. Never rejects. */
export function createSharedFormRate(options: SharedFormRateOptions): (address: string) => Promise<RateDecision> {
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
export function readDecision(reply: unknown): RateDecision | undefined {
  if (!Array.isArray(reply)) return undefined
  const [kind, wait, count]: unknown[] = reply
  if (kind === 'passes') return { passes: true }
  const waitMs = Number(wait)
  const refusals = Number(count)
  const isValid = waitMs > 0 && waitMs <= minuteMs && Number.isSafeInteger(refusals) && refusals > 0
  return kind === 'refused' && isValid ? { passes: false, waitMs, refusals } : undefined
}
