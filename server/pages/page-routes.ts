/** Routes of the pages: GET and HEAD of documents and of their data at `/_data/`; 405 for other methods but POST. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeCookie, localeOfTarget, type Redirect } from '../../shared/locale/locale.ts'
import type { Fields } from '../http/fields.ts'
import { methodNotAllowed } from '../http/request-methods.ts'
import { addUpstreamWait, notesOf } from '../observe/request-notes.ts'
import type { Requester } from './derived/derived-store.ts'
import { type PreparedResponse, sendPrepared } from './derived/prepared-response.ts'
import { type DoneCookie, doneCookieName } from './done-cookie.ts'
import { dataPrefix, type Pages } from './pages.ts'

/**
 * Registers the routes. `/*` takes every path that no other route takes. `pagesOf` gives the pages that a request sees,
 * `doneCookie` the form that its visitor has just posted. POST of a page is in `form-posts.ts`.
 */
export function pageRoutes(
  app: FastifyInstance,
  doneCookie: DoneCookie,
  pagesOf: (request: IncomingMessage) => Pages
): void {
  const requesterOf = (request: FastifyRequest, reply: FastifyReply): Requester => ({
    client: app.clientOf(request.raw),
    trace: app.requestLog.traceOf(request.raw),
    onUpstreamWait: (ms) => addUpstreamWait(reply.raw, ms)
  })
  const cookieOf = ({ headers: { cookie } }: FastifyRequest, name: string) =>
    cookie?.includes(name) ? app.parseCookie(cookie)[name] : undefined
  app.route({
    method: ['GET', 'HEAD'],
    url: `${dataPrefix}/*`,
    config: { routeClass: 'data' },
    handler: async (request, reply) => {
      const target = targetOf(request).slice(dataPrefix.length)
      return sendPage(request, reply, await pagesOf(request.raw).getData(target, requesterOf(request, reply)))
    }
  })
  methodNotAllowed(app, `${dataPrefix}/*`, { routeClass: 'data' })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { routeClass: 'page' },
    handler: async (request, reply) => {
      const result = await pagesOf(request.raw).getDocument({
        target: targetOf(request),
        cookie: cookieOf(request, localeCookie),
        acceptLanguage: request.headers['accept-language'],
        purpose: purposeOf(request),
        requester: requesterOf(request, reply),
        acceptedForm: (form) => doneCookie.read(cookieOf(request, doneCookieName), form)
      })
      if ('redirect' in result) return sendRedirect(reply, result.redirect)
      return sendPage(request, reply, result.page, result.noStore ? ['Cache-Control', 'no-store'] : [])
    }
  })

  const otherMethods = app.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST', 'CONNECT'].includes(method))
  app.route({
    method: otherMethods,
    url: '/*',
    // In onRequest, because Fastify parses the body before it calls the handler: a malformed body would give 400.
    onRequest: async (request, reply) => {
      const page = await pagesOf(request.raw).getErrorPage(localeOfTarget(targetOf(request)), 405)
      return sendPage(request, reply, page, ['Allow', 'GET, HEAD, POST'])
    },
    handler: () => {}
  })
}

/** Sends a prepared response without Fastify's serialization. `overrides` replaces header fields of the same name. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PreparedResponse,
  overrides: Fields = []
): FastifyReply {
  reply.hijack()
  notesOf(reply.raw).cacheStatus = page.cacheStatus.fields[1]! // name and value
  sendPrepared(request.raw, reply.raw, page, overrides)
  return reply
}

/** The request target. Node sets `url` on every request that a server receives. */
function targetOf(request: FastifyRequest): string {
  return request.raw.url ?? '/'
}

function purposeOf(request: FastifyRequest): string | undefined {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  return Array.isArray(purpose) ? purpose.join() : purpose
}

const yearS = 31_536_000

/** Sends the redirect, and writes the language cookie where the language switch caused it. */
export function sendRedirect(reply: FastifyReply, redirect: Redirect): FastifyReply {
  if (redirect.cookieLocale) {
    reply.header('set-cookie', `${localeCookie}=${redirect.cookieLocale}; Max-Age=${yearS}; Path=/; SameSite=Lax`)
  }
  if (redirect.vary.length > 0) reply.header('vary', redirect.vary.join(', '))
  if (redirect.noStore) reply.header('cache-control', 'no-store')
  return reply.redirect(redirect.location, redirect.status)
}
