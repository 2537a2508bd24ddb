/**
 * Pictures and downloads of a content folder at `/content-files/`: the backend has them, and the API proxy's cache
 * keeps them. Their addresses are public and immutable, unlike those below `/api/`, which a CDN may not store.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { contentFileName, contentFilesPath } from '../../shared/records/content-files.ts'
import type { Fields } from '../http/fields.ts'
import { methodNotAllowed } from '../http/method-not-allowed.ts'
import type { TraceContext } from '../http/trace-context.ts'
import type { ApiProxy } from './api-proxy.ts'
import { hijack } from './hijack.ts'
import { mount } from './request-target.ts'

/**
 * Registers the route for GET and HEAD; every other path below it is a plain 404, a query does not count. `security` are
 * the fields of error responses.
 */
export function contentFileRoutes(
  app: FastifyInstance,
  proxy: Pick<ApiProxy, 'handle'>,
  security: Fields,
  traceOf: (request: IncomingMessage) => TraceContext
): void {
  const config = { routeClass: 'asset' } as const
  app.route({
    method: ['GET', 'HEAD'],
    url: `${contentFilesPath}*`,
    config,
    handler({ raw }, reply) {
      // Node sets the URL of every request that a server receives.
      const [path = ''] = raw.url!.split('?', 1)
      if (contentFileName(path) === undefined) return void reply.callNotFound()
      hijack(reply, security, (response) => proxy.handle(raw, response, traceOf(raw), mount + path))
    }
  })
  methodNotAllowed(app, `${contentFilesPath}*`, config)
}
