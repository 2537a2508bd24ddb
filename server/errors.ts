/** What nobody else answered: an error becomes JSON for programs and a page for people. */
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureStatus, failureWords } from '../shared/failures.ts'
import type { Complaints } from './api/complaints.ts'
import { languageOf } from './api/language.ts'
import { localeOfTarget } from './locale.ts'
import { MadeBusy } from './made.ts'
import { send } from './pages/page-routes.ts'
import type { Pages } from './pages/pages.ts'
import { sendPlainPage } from './plain-page.ts'
import { notesOf } from './request-notes.ts'

/** Seconds after which one who was turned away may come again. */
const busyForS = 5

/** Installs the one handler of errors. Messages of 5xx never leave the process. */
export function errorHandler(app: FastifyInstance, pages: Pages, complaints: Complaints): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status === 503) {
      notesOf(reply.raw).shed = error instanceof MadeBusy ? 'renders' : 'event_loop'
      const message = 'more is asked than this process can make: visitors are turned away for a while; give it more CPU'
      complaints.warn('busy', { reason: error.name, route: request.routeOptions.url }, message)
    } else if (status >= 500) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    }
    return sendError(request, reply, pages, status)
  })
  // Pages take every path, so only a built file that is not there comes here.
  app.setNotFoundHandler((_request, reply) => sendNoFile(reply))
}

function sendNoFile(reply: FastifyReply, status: 404 | 416 = 404): FastifyReply {
  const text = `${STATUS_CODES[status]}\n`
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}

/** Answers a request with a status, in the form that its path speaks. */
export async function sendError(request: FastifyRequest, reply: FastifyReply, pages: Pages, status: number) {
  const target = request.raw.url ?? '/'
  if (target.startsWith('/assets/')) return sendNoFile(reply, status === 416 ? 416 : 404)
  if (/^\/(api|_cache|_data)(\/|$)/.test(target)) {
    reply.header('cache-control', 'no-store')
    if (status === 503) reply.header('retry-after', String(busyForS))
    const words = failureWords[status as FailureStatus]?.[languageOf(request.headers.lang)]
    return reply.code(status).send({ code: status, msg: words ?? STATUS_CODES[status] ?? 'Error', data: null })
  }
  if (status === 503) return sendPlainPage(request, reply, 503, busyForS)
  try {
    return send(request, reply, await pages.failure(localeOfTarget(target), '/', status))
  } catch (error) {
    if (!(error instanceof MadeBusy)) throw error
    notesOf(reply.raw).shed = 'renders'
    return sendPlainPage(request, reply, 503, busyForS)
  }
}
