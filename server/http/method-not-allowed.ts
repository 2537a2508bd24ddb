/** 405 for endpoints that serve GET and HEAD only (RFC 9110, section 15.5.6). */
import type { FastifyContextConfig, FastifyInstance } from 'fastify'

/** Answers every other method at `url` with 405 and `Allow`, before a body is read; `config` is that of its route. */
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
