/** Liveness and readiness (shared/README.md#health). */
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { methodNotAllowed } from './method-not-allowed.ts'

export interface HealthSources {
  /** Why the process is not ready; undefined where it is. */
  whyNotReady: () => string | undefined
  isDraining: () => boolean
  /** Faults of the content folder, one a line: they keep no request from being served. */
  contentFaults: () => readonly string[]
}

/**
 * Registers `/healthz`, which answers 200 while the process runs, and `/readyz`, which answers 503 with a reason while
 * the process drains or `whyNotReady` gives a reason.
 */
export function healthRoutes(app: FastifyInstance, { whyNotReady, isDraining, contentFaults }: HealthSources): void {
  const serve = (url: string, handler: RouteHandlerMethod) => {
    app.route({ method: ['GET', 'HEAD'], url, handler })
    methodNotAllowed(app, url)
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
    const reason = whyNotReady()
    const faults = contentFaults()
    if (reason === undefined) return { status: 'ready', ...(faults.length > 0 && { contentFaults: faults }) }
    reply.code(503).header('retry-after', '5')
    return { status: 'unready', reason }
  })
}
