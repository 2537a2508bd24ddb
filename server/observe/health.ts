/** Liveness and readiness (shared/README.md#health). */
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { methodNotAllowed } from '../http/method-not-allowed.ts'

export interface HealthSources {
  /** Why the process is not ready; undefined where it is. */
  whyNotReady: () => string | undefined
  isDraining: () => boolean
  /** Faults of the content folder, one a line: they keep no request from being served. Only their number is public. */
  contentFaults: () => readonly string[]
  /** Why submissions cannot be stored: pages are served all the same. */
  storeFault: () => string | undefined
}

/** What `/readyz` says of a process that can serve pages, whatever else is wrong. */
export function readyBody(contentFaults: readonly string[], storeFault: string | undefined) {
  return {
    status: 'ready',
    ...(contentFaults.length > 0 && { contentFaults: contentFaults.length }),
    ...(storeFault !== undefined && { submissions: `cannot be stored: ${storeFault}` })
  }
}

/**
 * Registers `/healthz`, which answers 200 while the process runs, and `/readyz`, which answers 503 with a reason while
 * the process drains or `whyNotReady` gives a reason.
 */
export function healthRoutes(
  app: FastifyInstance,
  { whyNotReady, isDraining, contentFaults, storeFault }: HealthSources
): void {
  const config = { routeClass: 'health' } as const
  const serve = (url: string, handler: RouteHandlerMethod) => {
    app.route({ method: ['GET', 'HEAD'], url, config, handler })
    methodNotAllowed(app, url, config)
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
    if (reason === undefined) return readyBody(contentFaults(), storeFault())
    reply.code(503).header('retry-after', '5')
    return { status: 'unready', reason }
  })
}
