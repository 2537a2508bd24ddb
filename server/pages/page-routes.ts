/** The pages' plugin: documents, their data at `/_data/`, and posts to the form door. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeCookie } from '../../shared/locale.ts'
import { localeOfTarget, sendRedirect } from '../locale.ts'
import type { Requester } from '../made.ts'
import { type Kept, sendMade, statusOf } from '../made-bytes.ts'
import { refuseOthers } from '../other-methods.ts'
import { addUpstreamWait } from '../request-notes.ts'
import type { HeaderList } from '../security.ts'
import { dataPrefix, type Pages } from './pages.ts'

/** Registers the pages; they answer whatever no other route took. `clientOf` names the client of a request. */
export function pageRoutes(
  app: FastifyInstance,
  pages: Pages,
  clientOf: (request: IncomingMessage) => string | undefined
): void {
  const requesterOf = (request: FastifyRequest, reply: FastifyReply): Requester => ({
    client: clientOf(request.raw),
    onUpstreamWait: (ms) => addUpstreamWait(reply.raw, ms)
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: `${dataPrefix}/*`,
    handler: async (request, reply) => {
      const target = request.raw.url!.slice(dataPrefix.length)
      return send(request, reply, await pages.data(target, requesterOf(request, reply)))
    }
  })
  refuseOthers(app, `${dataPrefix}/*`)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const cookies = request.headers.cookie
      const answer = await pages.answer({
        target: request.raw.url!,
        cookie: cookies?.includes(localeCookie) ? app.parseCookie(cookies)[localeCookie] : undefined,
        acceptLanguage: request.headers['accept-language'],
        purpose: purposeOf(request),
        requester: requesterOf(request, reply)
      })
      if ('redirect' in answer) return sendRedirect(reply, answer.redirect)
      return send(request, reply, answer.page, answer.noStore ? ['Cache-Control', 'no-store'] : [])
    }
  })

  const others = app.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST', 'CONNECT'].includes(method))
  app.route({
    method: others,
    url: '/*',
    // Before a body is looked at: whatever it is, it is not wanted.
    onRequest: async (request, reply) => {
      const target = request.raw.url!
      const page = await pages.failure(localeOfTarget(target), '/', 405)
      return send(request, reply, page, ['Allow', 'GET, HEAD, POST'])
    },
    handler: () => {}
  })
}

const said = new WeakMap<ServerResponse, string>()

/** What Cache-Status said of a page that did not go out as a hit before the router. */
export const saidOfPage = (response: ServerResponse): string | undefined => said.get(response)

/** Sends made bytes past Fastify's own serialisation. */
export function send(request: FastifyRequest, reply: FastifyReply, page: Kept, more: HeaderList = []): FastifyReply {
  reply.hijack()
  said.set(reply.raw, statusOf(page))
  sendMade(request.raw, reply.raw, page, more)
  return reply
}

function purposeOf(request: FastifyRequest): string | undefined {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  return Array.isArray(purpose) ? purpose.join() : purpose
}
