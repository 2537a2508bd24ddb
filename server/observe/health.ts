/** Liveness and readiness (shared/README.md#health). */
import type { RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'
import { methodNotAllowed } from '../http/request-methods.ts'

export interface HealthOptions {
  /** Faults of the content folder, one a line: they keep no request from being served. Only their number is public. */
  contentFaults?: () => readonly string[]
  /** Why the embedded backend cannot store submissions, or undefined where it can; no function: there is none. */
  storeFault?: (() => string | undefined) | undefined
}

const storableHelp = '1 while the embedded backend can store submissions, checked every 30 s'

/** What `/readyz` says of a process that can serve pages, whatever else is wrong. */
export function readyBody(contentFaults: readonly string[], storeFault: string | undefined) {
  return {
    status: 'ready',
    ...(contentFaults.length > 0 && { contentFaults: contentFaults.length }),
    ...(storeFault !== undefined && { submissions: `cannot be stored: ${storeFault}` })
  }
}

/**
 * The plugin of `/healthz`, which answers 200 while the process runs, and of `/readyz`, which answers 503 with the first
 * reason of `whyNotReady`.
 */
export const health = fp(async (app, options: HealthOptions) => {
  const { contentFaults = () => [], storeFault } = options
  if (storeFault) app.metrics.gauge('submissions_storable', storableHelp, () => Number(storeFault() === undefined))
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
    let reason: string | undefined
    for (const why of app.whyNotReady) reason ??= why()
    if (reason === undefined) return readyBody(contentFaults(), storeFault?.())
    reply.code(503).header('retry-after', '5')
    return { status: 'unready', reason }
  })
})
