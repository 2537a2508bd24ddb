/** What stands before every form call: posts of other sites are refused, and only so many are sent a minute. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { editionNames } from '../shared/editions.ts'
import { type AnyFormName, forms } from '../shared/forms.ts'
import { sendEnvelope } from './api/envelope.ts'
import { lettersOf, routeLetters } from './api/framework-path.ts'
import { languageOf } from './api/language.ts'
import { readTarget } from './api/target.ts'
import { type Excess, formLimits } from './form-limits.ts'
import type { HeaderList, Trust } from './security.ts'

export interface FormGuard {
  /** True for a post that another site caused (rulings, section 6). */
  isForeign(request: FastifyRequest): boolean
  /** Counts a form call; gives nothing where it may pass. */
  excess(request: FastifyRequest): Promise<Excess | undefined>
}

const mount = '/api'
const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'SEARCH', 'QUERY'])

/** The form of each form call, by the letters of its address. */
const formCalls = new Map<string, AnyFormName>([
  [lettersOf('/removeSubscribe'), 'unsubscribe'],
  ...editionNames.flatMap((edition) =>
    Object.values(forms[edition]).map((form) => [lettersOf(form.call), form.name] as const)
  )
])

/** Makes the guard of an app. `siteHost` is the public host, which a proxy may have replaced in Host. */
export async function formGuard(
  app: FastifyInstance,
  { trust, siteHost }: { trust: Trust; siteHost: string }
): Promise<FormGuard> {
  const excess = await formLimits(app, trust)

  return {
    isForeign(request) {
      const site = request.headers['sec-fetch-site']
      if (site !== undefined) return site === 'cross-site'
      const { origin, host } = request.headers
      if (origin === undefined || origin === 'null') return false
      const named = URL.canParse(origin) ? new URL(origin).host : undefined
      return named === undefined || (named !== host?.toLowerCase() && named !== siteHost)
    },
    excess
  }
}

/** Guards the API's door: unsafe methods of other sites are refused there, form calls are counted. */
export function guardApi(scope: FastifyInstance, guard: FormGuard, security: HeaderList): void {
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: 403 | Excess['status'],
    more: string[] = []
  ) => {
    reply.hijack()
    sendEnvelope(reply.raw, { status, locale: languageOf(request.headers.lang), security, more })
  }
  scope.addHook('onRequest', (request, reply, done) => {
    // Some frameworks take a form by any method.
    const isForm = request.method !== 'OPTIONS' && isFormCall(request.raw.url!)
    if (safe.has(request.method) && !isForm) return done()
    if (guard.isForeign(request)) return refuse(request, reply, 403)
    if (!isForm) return done()
    guard.excess(request).then((excess) => {
      if (excess) refuse(request, reply, excess.status, ['Retry-After', String(excess.waitS)])
      else done()
    }, done)
  })
}

/** True for every address that a backend's framework might route to a form call, in its path or its query. */
export function isFormCall(url: string): boolean {
  return formOfCall(url) !== undefined
}

/** The form that an address of the API takes, in every such spelling; undefined where it takes none. */
export function formOfCall(url: string): AnyFormName | undefined {
  const target = readTarget(url, mount)
  if (target === undefined) return undefined
  for (const letters of routeLetters(target.path, target.query)) {
    for (const [call, form] of formCalls) if (letters.includes(call)) return form
  }
  return undefined
}
