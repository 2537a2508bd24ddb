/** What stands before every form call: posts of other sites are refused, and one address sends only so many a minute. */
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { editionNames } from '../shared/editions.ts'
import { forms } from '../shared/forms.ts'
import { sendEnvelope } from './api/envelope.ts'
import { languageOf } from './api/language.ts'
import { readTarget } from './api/target.ts'
import { createFormRate } from './form-rate.ts'
import type { HeaderList, Trust } from './security.ts'

/** A form too many: `waitS` seconds until the next one passes. */
export interface Excess {
  waitS: number
  /** True where so many in a row were refused that the answer should cost next to nothing. */
  flood: boolean
}

export interface FormGuard {
  /** True for a post that another site caused (rulings, section 6). */
  isForeign(request: FastifyRequest): boolean
  /** Counts a form call; gives nothing where it may pass. */
  excess(request: FastifyRequest): Promise<Excess | undefined>
}

/** 60 a minute an address, 30 at once (rulings, section 6). */
const rate = { perMinute: 60, burst: 30 }
/** Refusals in a row that are answered with the whole page. */
const courtesies = 10
const mount = '/api'
const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'SEARCH', 'QUERY'])

const formCalls = new Set([
  '/removesubscribe',
  ...editionNames.flatMap((edition) => Object.values(forms[edition]).map((form) => form.call.toLowerCase()))
])

/** Makes the guard of an app. Where X-Forwarded-For comes from somebody untrusted, nobody knows the visitor's address
 * and there is no limit by it. `siteHost` is the public host, which a proxy may have replaced in Host. */
export async function formGuard(
  app: FastifyInstance,
  { trust, siteHost }: { trust: Trust; siteHost: string }
): Promise<FormGuard> {
  const accounts = createFormRate(rate)
  const store = {
    incr(address: string, done: (error: null, result: { current: number; ttl: number }) => void) {
      const turn = accounts.take(address)
      done(null, turn.passes ? { current: 0, ttl: 0 } : { current: rate.perMinute + turn.refused, ttl: turn.waitMs })
    },
    child: () => store
  }
  // The plugin makes its store with `new`; one account serves both doors.
  function Store() {
    return store
  }
  await app.register(fastifyRateLimit, {
    global: false,
    max: rate.perMinute,
    ban: courtesies,
    store: Store as unknown as new () => typeof store,
    allowList: ({ raw }) => raw.headers['x-forwarded-for'] !== undefined && !trust(raw.socket.remoteAddress ?? '', 0)
  })
  const count = app.createRateLimit()

  return {
    isForeign(request) {
      const site = request.headers['sec-fetch-site']
      if (site !== undefined) return site === 'cross-site'
      const { origin, host } = request.headers
      if (origin === undefined || origin === 'null') return false
      const named = URL.canParse(origin) ? new URL(origin).host : undefined
      return named === undefined || (named !== host?.toLowerCase() && named !== siteHost)
    },
    async excess(request) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return undefined
      return { waitS: Math.max(1, counted.ttlInSeconds), flood: counted.isBanned }
    }
  }
}

/** Guards the API's door: unsafe methods of other sites are refused there, form calls are counted. */
export function guardApi(scope: FastifyInstance, guard: FormGuard, security: HeaderList): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: 403 | 429, more: string[] = []) => {
    reply.hijack()
    sendEnvelope(reply.raw, { status, locale: languageOf(request.headers.lang), security, more })
  }
  scope.addHook('onRequest', (request, reply, done) => {
    if (safe.has(request.method)) return done()
    if (guard.isForeign(request)) return refuse(request, reply, 403)
    if (!isFormCall(request.raw.url!)) return done()
    guard.excess(request).then((excess) => {
      if (excess) refuse(request, reply, 429, ['Retry-After', String(excess.waitS)])
      else done()
    }, done)
  })
}

/** True for every spelling of a form call's address that a lenient backend might take for it. */
export function isFormCall(url: string): boolean {
  const path = readTarget(url, mount)?.path
  if (path === undefined) return false
  return formCalls.has(
    path
      .toLowerCase()
      .replace(/;[^/]*/g, '')
      .replace(/\/+$/, '')
  )
}
