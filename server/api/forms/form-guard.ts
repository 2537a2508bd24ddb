/** Checks in front of every form call: cross-site posts are refused, and posts are rate limited. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnyFormName, allForms } from '../../../shared/forms/forms.ts'
import { localeOfLangHeader } from '../../../shared/locale/locale.ts'
import type { Fields } from '../../http/fields.ts'
import { safeMethods } from '../../http/request-methods.ts'
import type { Trust } from '../../http/trusted-proxies.ts'
import { sendEnvelope } from '../envelope.ts'
import { lettersOf, routeLetters } from '../framework-path.ts'
import { parseRequestTarget } from '../request-target.ts'
import { createFormLimits, type ExceededLimit, type SharedLimits } from './form-limits.ts'

export interface FormGuard {
  /** True for a post that a page of another site sent (shared/README.md#forms). */
  isCrossSite(request: FastifyRequest): boolean
  /** Counts a form call; returns the limit that it exceeds, or undefined when it may pass. */
  countForm(request: FastifyRequest): Promise<ExceededLimit | undefined>
}

/** The form of each form call; the key is the path of the call reduced to its letters. */
const formsByLetters = new Map<string, AnyFormName>(
  allForms.map((form) => [lettersOf(form.call.path), form.name] as const)
)

/**
 * Creates the guard. `siteHost` is the public host of the site, which counts as its own where a proxy has replaced Host;
 * with `shared` replicas count forms together.
 */
export function createFormGuard(trust: Trust, siteHost: string, shared?: SharedLimits): FormGuard {
  const countForm = createFormLimits(trust, shared)

  return {
    isCrossSite(request) {
      const site = request.headers['sec-fetch-site']
      if (site !== undefined) return site === 'cross-site'
      const { origin, host } = request.headers
      if (origin === undefined || origin === 'null') return false
      const originHost = URL.canParse(origin) ? new URL(origin).host : undefined
      return originHost === undefined || (originHost !== host?.toLowerCase() && originHost !== siteHost)
    },
    countForm: ({ raw }) => countForm(raw)
  }
}

/**
 * Adds the guard to the API routes of `scope`: cross-site unsafe requests get 403, form calls over a limit 429 or 503.
 */
export function addFormGuard(scope: FastifyInstance, guard: FormGuard, security: Fields): void {
  const sendError = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: 403 | ExceededLimit['status'],
    extraFields: string[] = []
  ) => {
    reply.hijack()
    const locale = localeOfLangHeader(request.headers.lang)
    sendEnvelope(reply.raw, { status, locale, security, extraFields })
  }
  scope.addHook('onRequest', (request, reply, done) => {
    // Some frameworks accept a form with any method. The url is always set on a server's request.
    const isForm = request.method !== 'OPTIONS' && isFormCall(request.raw.url!)
    if (safeMethods.has(request.method) && !isForm) return done()
    if (guard.isCrossSite(request)) return sendError(request, reply, 403)
    if (!isForm) return done()
    guard.countForm(request).then((exceeded) => {
      if (exceeded) sendError(request, reply, exceeded.status, ['Retry-After', String(exceeded.waitS)])
      else done()
    }, done)
  })
}

/** True for every request target (`/api/...`) that a backend's framework might route to a form call. */
export function isFormCall(url: string): boolean {
  return formOfCall(url) !== undefined
}

/** The form whose call a request target (`/api/...`) names, in any spelling that a framework might accept. */
export function formOfCall(url: string): AnyFormName | undefined {
  const target = parseRequestTarget(url)
  if (target === undefined) return undefined
  for (const letters of routeLetters(target.path, target.query)) {
    for (const [call, form] of formsByLetters) if (letters.includes(call)) return form
  }
  return undefined
}
