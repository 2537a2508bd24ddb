/** Liveness and readiness (rulings, section 10), and the private listener for metrics. */
import { createServer, type Server } from 'node:http'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Answers } from './answers.ts'
import { mostScrapes } from './descriptor-limit.ts'
import { refuseOthers } from './other-methods.ts'

/**
 * `/healthz` says that the process lives; `/readyz` whether it can serve, with the reason when it cannot, and 503 as
 * soon as `isDraining` says that the process is about to end.
 */
export function healthRoutes(app: FastifyInstance, answers: Answers, isDraining: () => boolean): void {
  const serve = (url: string, handler: RouteHandlerMethod) => {
    app.route({ method: ['GET', 'HEAD'], url, handler })
    refuseOthers(app, url)
  }
  serve('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  serve('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) {
      reply.code(503).header('retry-after', '5')
      return { status: 'unready', reason: 'the process is about to end' }
    }
    const answer = await answers.read({ name: 'menu', locale: 'cn', params: {} })
    if (answer.kind !== 'failed') return { status: 'ready' }
    reply.code(503).header('retry-after', '5')
    return { status: 'unready', reason: 'the backend does not answer and nothing of it is kept' }
  })
}

/** Serves metrics text on its own port, for Prometheus. Rejects when the port is taken. */
export function listenForMetrics(port: number, host: string, text: () => Promise<string>): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body),
      () => response.writeHead(500).end()
    )
  })
  server.maxConnections = mostScrapes
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
