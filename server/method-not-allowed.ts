/** Our own endpoints answer GET and HEAD alone; every other method is told so (RFC 9110, section 15.5.6). */
import type { FastifyInstance } from 'fastify'

/** Answers 405 with `Allow` to every other method at `url`, before a body is read. */
export function refuseOthers(app: FastifyInstance, url: string): void {
  const served = ['GET', 'HEAD', 'CONNECT']
  app.route({
    method: app.supportedMethods.filter((method) => !served.includes(method)),
    url,
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
