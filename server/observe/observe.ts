/** The plugin of what operators see of requests: their ids, log lines, metrics and traces. */
import { buildId } from 'virtual:manifest'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import { createThrottledLog, type ThrottledLog } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'
import { noteRouteClasses } from './request-notes.ts'
import { createTracing, type Tracing } from './tracing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    throttledLog: ThrottledLog
    metrics: Metrics
    requestLog: RequestLog
    /** Undefined: nothing is traced. */
    tracing: Tracing | undefined
    /** Why the process is not ready, asked in order; each gives undefined where it is. */
    whyNotReady: (() => string | undefined)[]
  }
}

/** Decorates the application with them; `log` is the process's own. */
export const observe = fp(async (app, { log }: { log: Logger }) => {
  const { settings, trust } = app
  const throttledLog = createThrottledLog(log, Date.now)
  const build = { version: buildId, node: process.version, edition: settings.edition }
  const tracing = settings.traceCollector ? await createTracing({ version: buildId, log: throttledLog }) : undefined
  app.decorate('throttledLog', throttledLog)
  app.decorate('metrics', createMetrics({ build, processMetrics: settings.metricsPort !== undefined }))
  app.decorate('tracing', tracing)
  app.decorate('whyNotReady', [])
  app.decorate('requestLog', createRequestLog({ log, trust, logHits: settings.logHits, tracing }))
  noteRouteClasses(app)
  app.addHook('onClose', () => tracing?.close())
})
