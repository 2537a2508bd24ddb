/** What a request meets before Fastify's router: the check of its shape, the headers of TLS, and the fast path. */
import type { Logger } from 'pino'
import { sendForbiddenDestination } from './api/fetch-destination.ts'
import type { Fields } from './http/fields.ts'
import { rejectMalformedRequest } from './http/malformed-request.ts'
import type { Trust } from './http/trusted-proxies.ts'
import type { Serve } from './limits/pipelining.ts'
import type { Metrics } from './observe/metrics.ts'
import { forwardedWarning, type RequestLog } from './observe/request-log.ts'
import type { RecordRequest } from './observe/request-recorder.ts'
import type { Tracing } from './observe/tracing.ts'
import type { FastPath } from './pages/fast/fast-path.ts'

export interface RequestListenerOptions {
  trust: Trust
  /** Headers of a malformed request's 400. */
  security: Fields
  /** Headers of the refusal to load an API response as a script, a style sheet or a document. */
  dataSecurity: Fields
  /** True while the process shuts down: every response then closes its connection. */
  isDraining: () => boolean
  tryServe: FastPath['tryServe']
  metrics: Pick<Metrics, 'requests'>
  requestLog: RequestLog
  recordRequest: RecordRequest
  /** Undefined: nothing is traced. */
  tracing: Tracing | undefined
  log: Logger
}

/** Wraps `route`, Fastify's own listener: it gets the requests that nothing here has answered. */
export function createRequestListener(route: Serve, options: RequestListenerOptions): Serve {
  const { trust, security, dataSecurity, isDraining, tryServe, metrics, requestLog, recordRequest, tracing, log } =
    options
  const warnOfForwarded = forwardedWarning(log, trust)

  return (request, response) => {
    // Node drops what arrives in the same chunk behind an upgrade request: a closed connection tells the client so.
    if (isDraining() || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    const began = performance.now()
    requestLog.identify(request)
    const wasHit = tracing?.begin(request, response)
    if (rejectMalformedRequest(request, response, security)) return recordRequest(request, response, began)
    warnOfForwarded(request)
    if (sendForbiddenDestination(request, response, dataSecurity)) return recordRequest(request, response, began)
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
