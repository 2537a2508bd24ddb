/** The API door in Fastify: every method but CONNECT and TRACE, bodies untouched. */
import { METHODS } from 'node:http'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { type Door, mount } from './door.ts'
import { sendEnvelope } from './envelope.ts'
import { languageOf } from './language.ts'

export interface ApiRoutesOptions {
  door: Pick<Door, 'handle'>
  /** Headers of the answers that are ours: names and values in turn. */
  security: readonly string[]
}

const refused = new Set(['CONNECT', 'TRACE'])

/**
 * Registers `/api/*`. Requests leave Fastify in the last of their onRequest hooks, before it looks at content types and
 * bodies; hooks of the scope (rate limits, refusals) run first. A TRACE is answered 405; a CONNECT never gets here.
 */
export async function apiRoutes(app: FastifyInstance, { door, security }: ApiRoutesOptions): Promise<void> {
  const known = new Set(app.supportedMethods)
  for (const method of METHODS) if (method !== 'CONNECT' && !known.has(method)) app.addHttpMethod(method)
  const methods = METHODS.filter((method) => !refused.has(method))

  app.route({
    method: methods as HTTPMethods[],
    url: `${mount}/*`,
    onRequest(request, reply, _done) {
      reply.hijack()
      door.handle(request.raw, reply.raw, request.id)
    },
    handler: never
  })
  app.route({
    method: ['TRACE' as HTTPMethods],
    url: `${mount}/*`,
    onRequest(request, reply, _done) {
      reply.hijack()
      sendEnvelope(reply.raw, {
        status: 405,
        locale: languageOf(request.headers.lang),
        security,
        more: ['Allow', methods.join(', ')]
      })
    },
    handler: never
  })
}

/** The answer has been taken over before Fastify gets this far. */
function never(): never {
  throw new Error('a request of the API came back')
}
