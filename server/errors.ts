/** What nobody else answered: an error becomes JSON for programs and a page for people. */
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfTarget } from './locale.ts'
import { send } from './pages/page-routes.ts'
import type { Pages } from './pages/pages.ts'

/** Installs the one handler of errors. Messages of 5xx never leave the process. */
export function errorHandler(app: FastifyInstance, pages: Pages): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    return sendError(request, reply, pages, status)
  })
  // Pages take every path, so only a built file that is not there comes here.
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not Found\n')
  })
}

/** Answers a request with a status, in the form that its path speaks. */
export async function sendError(request: FastifyRequest, reply: FastifyReply, pages: Pages, status: number) {
  const target = request.raw.url ?? '/'
  if (target.startsWith('/assets/')) return reply.callNotFound()
  if (/^\/(api|_cache|_data)(\/|$)/.test(target)) {
    reply.header('cache-control', 'no-store')
    return reply.code(status).send({ code: status, msg: STATUS_CODES[status] ?? 'Error', data: null })
  }
  return send(request, reply, await pages.failure(localeOfTarget(target), '/', status))
}
