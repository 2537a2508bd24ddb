/** createApp: the parts, in the order in which a request meets them. */
import http from 'node:http'
import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { createAnswers } from './answers.ts'
import { assetRoutes } from './assets.ts'
import { errorHandler } from './errors.ts'
import { healthRoutes } from './health.ts'
import { createMadeStore } from './made.ts'
import { formDoor } from './pages/form-door.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { createPages } from './pages/pages.ts'
import { forwardedWarning, hitLogger, logResponses, requestIds } from './request-log.ts'
import { isSecure, refuseRequest, securityHeaders, tlsHeaders, trustedProxies } from './security.ts'
import type { Settings } from './settings.ts'
import { createUpstream } from './upstream.ts'

const megabyte = 1_048_576
/** Makings that may wait: a hundred take about a quarter of a second. */
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

/** The application, ready to listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, log } = options
  const headers = securityHeaders(settings)
  const trust = trustedProxies(settings.trustProxy)
  const half = (settings.cacheMaxMb * megabyte) / 2
  const upstream = createUpstream({ base: options.upstream, timeoutMs: settings.upstreamTimeoutMs })
  const answers = createAnswers({ upstream, ttlS: settings.cacheTtlS, maxBytes: half })
  const made = createMadeStore({ answers, maxBytes: half, headers, limit: mostWaiting })
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
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    exposeHeadRoutes: false,
    serverFactory: (handle) =>
      http.createServer((request, response) => {
        if (refuseRequest(request, response, headers)) return
        noticeForwarded(request)
        if (isSecure(request, trust)) {
          for (let i = 0; i < tlsHeaders.length; i += 2) response.setHeader(tlsHeaders[i]!, tlsHeaders[i + 1]!)
        }
        if (pages.hit(request, response)) return logHit(request, response)
        handle(request, response)
      })
  })
  app.addHook('onSend', async (_request, reply) => {
    for (let i = 0; i < headers.length; i += 2) {
      if (!reply.hasHeader(headers[i]!)) reply.header(headers[i]!, headers[i + 1]!)
    }
  })
  app.addHook('onClose', () => upstream.close())
  logResponses(app)
  errorHandler(app, pages)
  await app.register(fastifyCookie, { hook: false })
  await assetRoutes(app, { folder: options.assets, earlier: path.resolve(settings.dataDir, 'assets') })
  healthRoutes(app, answers)
  pageRoutes(app, pages)
  await app.register(async (scope) => formDoor(scope, { pages, upstream, settings }))
  return app
}
