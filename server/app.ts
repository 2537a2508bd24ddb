/** createApp: the parts, in the order in which a request meets them. */
import http from 'node:http'
import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { createAnswers } from './answers.ts'
import { createDoor } from './api/door.ts'
import { purgeRoute } from './api/purge.ts'
import { apiRoutes } from './api/routes.ts'
import { shareRoute } from './api/share.ts'
import { assetRoutes } from './assets.ts'
import { errorHandler } from './errors.ts'
import { healthRoutes } from './health.ts'
import { createMadeStore } from './made.ts'
import { createMetrics } from './metrics.ts'
import { formDoor } from './pages/form-door.ts'
import { registerMadeFiles } from './pages/made-files.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { createPages } from './pages/pages.ts'
import { forwardedWarning, hitLogger, logResponses, requestIds } from './request-log.ts'
import { forwardedFor, isSecure, refuseRequest, securityHeaders, tlsHeaders, trustedProxies } from './security.ts'
import type { Settings } from './settings.ts'
import { createUpstream } from './upstream.ts'

const megabyte = 1_048_576
/** Makings that may wait: two hundred take about half a second. */
const mostWaiting = 200

export interface AppOptions {
  settings: Settings
  /** Base URL of the API: the configured backend, or the embedded one. */
  upstream: string
  /** True when that is the embedded one. */
  sample: boolean
  /** Folder with the built browser files. */
  assets: string
  log: Logger
}

export interface App {
  app: FastifyInstance
  /** What Prometheus scrapes. */
  metrics: () => Promise<string>
}

/** The application, ready to listen. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings, log } = options
  const security = securityHeaders(settings)
  const trust = trustedProxies(settings.trustProxy)
  const half = (settings.cacheMaxMb * megabyte) / 2
  const { metrics, watch } = createMetrics()
  const upstream = createUpstream({
    base: options.upstream,
    timeoutMs: settings.upstreamTimeoutMs,
    onLatency: metrics.upstreamLatency
  })
  const door = createDoor({
    upstream,
    ttlS: settings.cacheTtlS,
    staleS: settings.cacheStaleS,
    maxBytes: half,
    force: settings.cacheForce,
    security,
    log,
    forwardedFor: forwardedFor(trust)
  })
  const answers = createAnswers(door)
  const made = createMadeStore({ answers, maxBytes: half, headers: security, limit: mostWaiting })
  watch({ counts: door.counts, stores: { answers: door, made }, made: made.counts })
  const pages = createPages({
    settings,
    answers,
    made,
    sample: options.sample,
    onFailure: (what) => log.warn({ path: what.path, status: what.status, err: what.error }, 'a page could not be made')
  })

  const logHit = hitLogger(log)
  const noticeForwarded = forwardedWarning(log, trust)
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trust),
    trustProxy: trust,
    exposeHeadRoutes: false,
    serverFactory: (handle) =>
      http.createServer((request, response) => {
        if (refuseRequest(request, response, security)) return
        noticeForwarded(request)
        if (isSecure(request, trust)) {
          for (let i = 0; i < tlsHeaders.length; i += 2) response.setHeader(tlsHeaders[i]!, tlsHeaders[i + 1]!)
        }
        if (door.hit(request, response) || pages.hit(request, response)) return logHit(request, response)
        handle(request, response)
      })
  })
  app.addHook('onSend', async (_request, reply) => {
    for (let i = 0; i < security.length; i += 2) {
      if (!reply.hasHeader(security[i]!)) reply.header(security[i]!, security[i + 1]!)
    }
  })
  app.addHook('onClose', () => upstream.close())
  logResponses(app)
  errorHandler(app, pages)
  await app.register(fastifyCookie, { hook: false })
  await assetRoutes(app, { folder: options.assets, earlier: path.resolve(settings.dataDir, 'assets') })
  healthRoutes(app, answers)
  registerMadeFiles(app, { settings, made })
  await app.register((scope) => purgeRoute(scope, { token: settings.purgeToken, purge: door.purge, log }))
  await app.register((scope) => shareRoute(scope, { upstream, siteHost: new URL(settings.siteOrigin).host, security }))
  await app.register((scope) => apiRoutes(scope, { door, security }))
  pageRoutes(app, pages)
  await app.register((scope) => formDoor(scope, { pages, upstream, settings }))
  return { app, metrics: metrics.text }
}
