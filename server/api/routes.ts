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
 * Registers `/api/*` in a scope of its own: no body is parsed there. Hooks that are added to the scope before this is
 * registered (rate limits, refusals) run first. A TRACE is answered 405; a CONNECT never gets here.
 */
export async function apiRoutes(app: FastifyInstance, { door, security }: ApiRoutesOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const known = new Set(app.supportedMethods)
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !known.has(method)) app.addHttpMethod(method, { hasBody: method !== 'TRACE' })
  }
  const methods = METHODS.filter((method) => !refused.has(method))

  app.route({
    method: methods as HTTPMethods[],
    url: `${mount}/*`,
    handler(request, reply) {
      reply.hijack()
      door.handle(request.raw, reply.raw, request.id)
    }
  })
  app.route({
    method: ['TRACE' as HTTPMethods],
    url: `${mount}/*`,
    handler(request, reply) {
      reply.hijack()
      sendEnvelope(reply.raw, {
        status: 405,
        locale: languageOf(request.headers.lang),
        security,
        more: ['Allow', methods.join(', ')]
      })
    }
  })
}
