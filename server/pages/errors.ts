/** Error responses: JSON for API clients, a page for browsers, plain text for built files. */

import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type FailureStatus, failureMessages, requestIdLabel } from '../../shared/calls/failures.ts'
import { type Locale, languageTag, localeOfLangHeader, localeOfTarget, localized } from '../../shared/locale/locale.ts'
import { pathOf } from '../../shared/pages/links.ts'
import { closeLateRequest } from '../api/envelope.ts'
import { RequestBodyError } from '../api/request-body.ts'
import { notesOf } from '../observe/request-notes.ts'
import { DerivationQueueFull } from './derived/derivation-queue.ts'
import { sendPage } from './page-routes.ts'
import type { Pages } from './pages.ts'

/** Retry-After of a 503. */
const retryAfterS = 5

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request that Fastify itself refuses, for one because its path cannot be decoded. */
    answerFrameworkError: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown
  }
}

/**
 * The plugin that installs the handlers of errors and of unmatched routes. Errors with status 500 and above are logged; a 503 counts as
 * load shedding and is logged throttled, that of a request's body by its reader. An error's own message is never sent.
 */
export const errors = fp(async (app) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status === 503 && !(error instanceof RequestBodyError)) {
      notesOf(reply.raw).shed = error instanceof DerivationQueueFull ? 'renders' : 'event_loop'
      const message = 'overloaded: requests are refused with 503 for a while; give the process more CPU'
      app.throttledLog.warn('busy', { reason: error.name, route: request.routeOptions.url }, message)
    } else if (status >= 500 && status !== 503) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    }
    closeLateRequest(reply.raw)
    return sendError(request, reply, app.pages, status)
  })
  app.decorate('answerFrameworkError', (error, request, reply) => {
    app.addSecurityFields(reply)
    return sendError(request, reply, app.pages, error.statusCode ?? 400)
  })
  // The pages' route matches every path, so only a missing built file gets here.
  app.setNotFoundHandler((_request, reply) => sendAssetError(reply))
})

function sendAssetError(reply: FastifyReply, status: 404 | 416 = 404): FastifyReply {
  const text = `${STATUS_CODES[status]}\n`
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}

/**
 * Sends an error response in the format of the request's path: plain text below `/assets/`, JSON below `/api/`,
 * `/_cache/` and `/_data/`, a page for everything else.
 */
async function sendError(request: FastifyRequest, reply: FastifyReply, pages: Pages, status: number) {
  const target = request.raw.url ?? '/'
  if (target.startsWith('/assets/')) return sendAssetError(reply, status === 416 ? 416 : 404)
  if (/^\/(api|_cache|_data)(\/|$)/.test(target)) {
    reply.header('cache-control', 'no-store')
    if (status === 503) reply.header('retry-after', String(retryAfterS))
    // Statuses without a message of ours get the standard phrase.
    const message = failureMessages[status as FailureStatus]?.[localeOfLangHeader(request.headers.lang)]
    return reply.code(status).send({ code: status, msg: message ?? STATUS_CODES[status] ?? 'Error', data: null })
  }
  if (status === 503) return sendPlainFailurePage(request, reply, 503, retryAfterS)
  try {
    return sendPage(request, reply, await pages.getErrorPage(localeOfTarget(target), status))
  } catch (error) {
    if (!(error instanceof DerivationQueueFull)) throw error
    notesOf(reply.raw).shed = 'renders'
    return sendPlainFailurePage(request, reply, 503, retryAfterS)
  }
}

const html = (status: FailureStatus, locale: Locale, id: string) => `<!doctype html>
<html lang="${languageTag[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status}</title></head>
<body><h1>${status}</h1><p>${localized(failureMessages[status], locale)}</p><p>${localized(requestIdLabel, locale)} ${id}</p></body>
</html>
`

/** Sends the page in the language of the address; `retryAfterS` is the value of Retry-After in seconds. */
export function sendPlainFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503,
  retryAfterS: number
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfterS) })
    .type('text/html; charset=utf-8')
    .send(html(status, localeOfTarget(request.raw.url ?? '/'), request.id))
}

const maxDecodings = 5

/**
 * The site's own endpoints, whose paths begin with `/_`, exist in their literal spelling alone: answers 404 to every
 * other, whatever the method. The router decodes a path before it compares, and pages redirect to their canonical
 * spelling; what guards an endpoint in front of this process, such as a rule of nginx, or by its path, as
 * `fast/before-router.ts` does, sees the target as sent.
 */
export const literalPaths = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.raw.url ?? '')
    const route = request.routeOptions.url
    const isOwn = route?.startsWith('/_') === true
    if (isOwn && (route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route)) return
    if (isOwn || resemblesOwn(path)) return sendError(request, reply, app.pages, 404)
  })
})

/** True for a path that begins with `/_` once it is decoded, its backslashes are slashes and its slashes single. */
function resemblesOwn(path: string): boolean {
  // Nearly all paths begin with a letter.
  if (!/^\/[_/\\%]/.test(path)) return false
  let plain = path
  for (let i = 0; i < maxDecodings && plain.includes('%'); i += 1)
    plain = plain.replace(/%([2-7][\da-f])/gi, (_code, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return /^[/\\]+_/.test(plain)
}
