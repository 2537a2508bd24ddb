/** How many forms may be sent: by one address, by what looks like a proxy for many, and by all together. */
import { isIP } from 'node:net'
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createFormRate } from './form-rate.ts'
import type { Trust } from './security.ts'

/** A form too many: `waitS` seconds until the next one passes. */
export interface Excess {
  /** 429 where the sender has used up an allowance, 503 where all together have. */
  status: 429 | 503
  waitS: number
  /** True where so many in a row were refused that the answer should cost next to nothing. */
  flood: boolean
}

/** One address, an IPv6 network of 64 bits counting as one. */
const rate = { perMinute: 60, burst: 30 }
/** An address that sends X-Forwarded-For but is not trusted: perhaps a proxy with many visitors behind it. */
const sharedRate = { perMinute: 300, burst: 150, addresses: 5000 }
/**
 * All together: 50 a second. The embedded store commits one form after the other, each with a sync of the disk: 168 a
 * second of one sender after the other on an ordinary disk (4 ms each, p99 23 ms), 450 to 1,350 of 16 to 64 at once.
 * The burst is stored within two seconds at the slowest of these.
 */
const overallRate = { perMinute: 3000, burst: 300, addresses: 1 }
/** Refusals in a row that are answered with the whole page. */
const courtesies = 10

export interface Sender {
  /** Address, an IPv6 one cut to its network; `unknown` where the connection has gone already. */
  key: string
  /** True where many people may share the address. */
  isShared: boolean
}

/** Whose allowance a form is counted against. Never throws, whatever a header says and whether the socket is open. */
export function senderOf(request: FastifyRequest, trust: Trust): Sender {
  const address = request.raw.socket.remoteAddress
  if (address === undefined) return { key: 'unknown', isShared: false }
  const isNamed = request.raw.headers['x-forwarded-for'] !== undefined
  if (!trust(address, 0)) return { key: normalizeIP(address), isShared: isNamed }
  const named = request.ip
  // What a trusted proxy calls an address may be none: then the proxy's own counts, with many behind it.
  return isIP(named) ? { key: normalizeIP(named), isShared: false } : { key: normalizeIP(address), isShared: true }
}

/** Makes the limits of an app. `excess` counts a form and gives nothing where it may pass. */
export async function formLimits(
  app: FastifyInstance,
  trust: Trust
): Promise<(request: FastifyRequest) => Promise<Excess | undefined>> {
  const single = createFormRate(rate)
  const shared = createFormRate(sharedRate)
  const overall = createFormRate(overallRate)
  const store = {
    incr(key: string, done: (error: null, result: { current: number; ttl: number }) => void) {
      const turn = key.startsWith('shared ') ? shared.take(key) : single.take(key)
      done(null, turn.passes ? { current: 0, ttl: 0 } : { current: rate.perMinute + turn.refused, ttl: turn.waitMs })
    },
    child: () => store
  }
  // The plugin makes its store with `new`; one account serves both ways in.
  function Store() {
    return store
  }
  await app.register(fastifyRateLimit, {
    global: false,
    max: rate.perMinute,
    ban: courtesies,
    store: Store as unknown as new () => typeof store,
    keyGenerator(request) {
      const { key, isShared } = senderOf(request, trust)
      return isShared ? `shared ${key}` : key
    }
  })
  const count = app.createRateLimit()

  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      return { status: 429, waitS: Math.max(1, counted.ttlInSeconds), flood: counted.isBanned }
    const turn = overall.take('all')
    if (turn.passes) return undefined
    return { status: 503, waitS: Math.max(1, Math.ceil(turn.waitMs / 1000)), flood: turn.refused > courtesies }
  }
}
