/**
 * Methods of requests (RFC 9110, section 9): those that Fastify is to support, those that change nothing, and 405 for
 * others than GET and HEAD.
 */
import { METHODS } from 'node:http'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'

/** Adds the methods that Node's HTTP parser knows to an application and its later scopes; node:http never passes CONNECT on. May be called again. */
export function supportAllMethods(app: FastifyInstance): void {
  const supported = new Set(app.supportedMethods)
  for (const method of METHODS) if (method !== 'CONNECT' && !supported.has(method)) app.addHttpMethod(method)
}

/** Methods that request no change on the server (RFC 9110, section 9.2.1), those of WebDAV and QUERY included. */
export const safeMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'SEARCH',
  'QUERY'
])

/** Answers every other method at `url` with 405 (RFC 9110, section 15.5.6) and `Allow`, before a body is read; `config` is that of its route. */
export function methodNotAllowed(app: FastifyInstance, url: string, config: FastifyContextConfig = {}): void {
  const served = ['GET', 'HEAD', 'CONNECT']
  app.route({
    method: app.supportedMethods.filter((method) => !served.includes(method)),
    url,
    config,
    onRequest: async (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed\n'),
    handler: () => {}
  })
}
