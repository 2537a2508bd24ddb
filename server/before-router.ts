/** What a request meets before Fastify's router: the check of its shape, the headers of TLS, and the fast path. */
import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import { sendForbiddenDestination } from './api/fetch-destination.ts'
import { rejectMalformedRequest } from './http/malformed-request.ts'
import { limitPipelining, type Serve } from './limits/pipelining.ts'
import { forwardedWarning } from './observe/request-log.ts'
import { createRequestRecorder } from './observe/request-recorder.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Fastify's own listener. */
    router: Serve
    /** The listener of the server. */
    answer: RequestListener
  }
}

/**
 * The plugin of what a request meets before Fastify's router: the gate of the moment in which the process stops
 * listening, the limit of requests in progress on one connection, and hits. A hit through the router costs more than
 * twice as much (test/bench/hits.ts).
 */
export const beforeRouter = fp(async (app, { log }: { log: Logger }) => {
  app.decorate('answer', app.gate.wrap(limitPipelining(createRequestListener(app, log))))
})

/** Gives `app.router` the requests that nothing here has answered. */
function createRequestListener(app: FastifyInstance, log: Logger): Serve {
  const { router: route, trust, security, gate, metrics, requestLog, tracing } = app
  const { fastPath, preview } = app
  const tryServe: typeof fastPath.tryServe = preview
    ? (request, response) => (preview.isPreview(request) ? undefined : fastPath.tryServe(request, response))
    : fastPath.tryServe
  const recordRequest = createRequestRecorder(metrics, requestLog)
  const warnOfForwarded = forwardedWarning(log, trust)

  return (request, response) => {
    // Node drops what arrives in the same chunk behind an upgrade request: a closed connection tells the client so.
    if (gate.isDraining() || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    const began = performance.now()
    requestLog.identify(request)
    const wasHit = tracing?.begin(request, response)
    if (rejectMalformedRequest(request, response, security.page)) return recordRequest(request, response, began)
    warnOfForwarded(request)
    if (sendForbiddenDestination(request, response, security.data)) return recordRequest(request, response, began)
    try {
      const route = tryServe(request, response)
      if (route) {
        wasHit?.(route)
        metrics.requests.add(route, request.method, response.statusCode, performance.now() - began)
        return requestLog.logHit(request, response, route)
      }
    } catch (err) {
      log.error({ err }, 'a cache hit could not be served')
      if (response.headersSent) {
        recordRequest(request, response, began)
        return void response.destroy()
      }
    }
    // Writing to a response whose connection is closed emits an error, which would end the process if not listened to.
    response.on('error', (err) => log.debug({ err }, 'a response could not be written: its connection is closed'))
    recordRequest(request, response, began)
    route(request, response)
  }
}
