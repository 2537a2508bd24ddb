/** createApp: the parts, in the order in which a request meets them. */
import http from 'node:http'
import path from 'node:path'
import { buildId } from 'virtual:manifest'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import { createAnswers } from './answers.ts'
import { createComplaints } from './api/complaints.ts'
import { createDoor } from './api/door.ts'
import { refuseMisuse } from './api/fetch-destination.ts'
import { purgeRoute } from './api/purge.ts'
import { apiRoutes } from './api/routes.ts'
import { shareRoute } from './api/share.ts'
import { createAssetHits } from './asset-hits.ts'
import { assetRoutes } from './assets.ts'
import { fieldLines, stamp } from './cache/send-whole.ts'
import { clientKeys } from './client-address.ts'
import { createHeldRequests } from './closing.ts'
import { answerClientError, boundConnections, connectionOptions } from './connections.ts'
import { type DescriptorShares, unlimitedShares } from './descriptor-limit.ts'
import { errorHandler, sendError } from './errors.ts'
import { formGuard, guardApi } from './form-guard.ts'
import { healthRoutes } from './health.ts'
import { shedLoad } from './load-shedding.ts'
import { createMadeStore } from './made.ts'
import { createMetrics } from './metrics.ts'
import { formDoor } from './pages/form-door.ts'
import { registerMadeFiles } from './pages/made-files.ts'
import { pageRoutes, saidOfPage } from './pages/page-routes.ts'
import { createPages } from './pages/pages.ts'
import { boundPipelining, continueInTurn, type Serve } from './pipelining.ts'
import { routeOfHit } from './request-class.ts'
import { createEndWatch } from './request-end.ts'
import { createRequestLog, forwardedWarning } from './request-log.ts'
import { forwardedFor, isSecure, refuseRequest, securityHeaders, tlsHeaders, trustedProxies } from './security.ts'
import type { Settings } from './settings.ts'
import { createUpstream } from './upstream.ts'

const megabyte = 1_048_576
/** Makings that may wait: two hundred take about half a second. */
const mostWaiting = 200
/** Answers of the API are data: whatever a browser makes of them, nothing in them runs, is framed or is a page. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Makings and passes are turned away while the event loop is so late, in milliseconds on average; hits go on. */
const mostDelayMs = 1000

export interface AppOptions {
  settings: Settings
  /** Base URL of the API: the configured backend, or the embedded one. */
  upstream: string
  /** True when that is the embedded one. */
  sample: boolean
  /** Folder with the built browser files. */
  assets: string
  log: Logger
  /** How many connections and files it may have open; left out, as many as are ever used. */
  descriptors?: DescriptorShares
}

export interface App {
  app: FastifyInstance
  /** What Prometheus scrapes. */
  metrics: () => Promise<string>
  /** From now on `/readyz` answers 503 and every answer closes its connection; new ones are still taken. */
  drain: () => void
  /** Drains, stops accepting, finishes what is open, cuts what is still open after `graceMs`. */
  close: (graceMs: number) => Promise<void>
}

/** The application, ready to listen. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings, log, descriptors = unlimitedShares } = options
  const security = securityHeaders(settings)
  const common = fieldLines(security)
  const dataSecurity = ['Content-Security-Policy', apiPolicy, ...security.slice(2)]
  const apiSecurity = [...dataSecurity, 'Content-Disposition', 'attachment']
  const trust = trustedProxies(settings.trustProxy)
  const clientOf = clientKeys(trust)
  const siteHost = new URL(settings.siteOrigin).host
  const half = (settings.cacheMaxMb * megabyte) / 2
  const build = { version: buildId, node: process.version, edition: settings.edition }
  const metrics = createMetrics({ build, ofProcess: settings.metricsPort !== undefined })
  const upstream = createUpstream({
    base: options.upstream,
    timeoutMs: settings.upstreamTimeoutMs,
    connections: descriptors.upstream,
    observer: metrics.upstream
  })
  const door = createDoor({
    upstream,
    ttlS: settings.cacheTtlS,
    staleS: settings.cacheStaleS,
    maxBytes: half,
    force: settings.cacheForce,
    security: apiSecurity,
    log,
    forwardedFor: forwardedFor(trust),
    clientOf,
    onUnusable: metrics.upstream.unusable
  })
  const answers = createAnswers(door)
  const onWait = metrics.renderWaited
  const made = createMadeStore({ answers, maxBytes: half, headers: common, limit: mostWaiting, onWait })
  metrics.watch({ counts: door.counts, stores: { answers: door, made }, renders: made.counts })
  const complaints = createComplaints(log, Date.now)
  const pages = createPages({
    settings,
    answers,
    made,
    sample: options.sample,
    onFailure({ path, status, error }) {
      if (error)
        complaints.warn(`page ${error}`, { path, err: error }, 'a page could not be made of what the backend sent')
      else {
        const what = status < 500 ? 'refuses what they need, see its own log' : 'does not answer'
        complaints.warn(`page ${status}`, { path, status }, `pages cannot be made: the backend ${what}`)
      }
    },
    onScriptDropped() {
      complaints.once(
        'statistics',
        {},
        'the configured statistics script is not loaded: name its host in ANALYTICS_HOSTS'
      )
    }
  })

  const files = createAssetHits(options.assets, common)
  const requestLog = createRequestLog({
    log,
    trust,
    logHits: settings.logHits,
    cacheStatusOf: (response) => door.saidOf(response) ?? saidOfPage(response)
  })
  const watchEnd = createEndWatch(metrics, requestLog)
  const noticeForwarded = forwardedWarning(log, trust)
  const ofTls = fieldLines(tlsHeaders)
  let draining = false
  const requests = createHeldRequests()
  const fillSecurity = (reply: FastifyReply) => {
    const own = reply.request.raw.url?.startsWith('/api/') ? apiSecurity : security
    for (let i = 0; i < own.length; i += 2) {
      if (!reply.hasHeader(own[i]!)) reply.header(own[i]!, own[i + 1]!)
    }
  }
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestLog.idOf,
    trustProxy: trust,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError(security),
    frameworkErrors: (error, request, reply) => {
      fillSecurity(reply)
      return sendError(request, reply, pages, error.statusCode ?? 400)
    },
    serverFactory: (handle) => {
      const serve: Serve = (request, response) => {
        // Node drops what came in one chunk behind a request to upgrade: the client must know that it is not answered.
        if (draining || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
        const began = performance.now()
        if (refuseRequest(request, response, security)) return watchEnd(request, response, began)
        noticeForwarded(request)
        if (isSecure(request, trust)) stamp(response, ofTls)
        if (refuseMisuse(request, response, dataSecurity)) return watchEnd(request, response, began)
        try {
          if (door.hit(request, response) || pages.hit(request, response) || files.hit(request, response)) {
            const { statusCode } = response
            metrics.requests.add(routeOfHit(request.url!), request.method, statusCode, performance.now() - began)
            return requestLog.hit(request, response)
          }
        } catch (err) {
          log.error({ err }, 'a hit failed')
          if (response.headersSent) {
            watchEnd(request, response, began)
            return void response.destroy()
          }
        }
        // A response that is written to after its connection has gone emits an error; it has no reader by then.
        response.on('error', (err) => log.debug({ err }, 'a response could not be written'))
        watchEnd(request, response, began)
        handle(request, response)
      }
      const server = http.createServer(connectionOptions, requests.wrap(boundPipelining(serve)))
      continueInTurn(server)
      return server
    }
  })
  const connections = boundConnections(app.server, settings.upstreamTimeoutMs, {
    most: descriptors.connections,
    refusals: descriptors.refusals,
    headers: security,
    requests,
    onRefused() {
      metrics.shed('connections')
      const message = 'connections are refused with 503: no more fit below the limit of open files (ulimit -n)'
      complaints.warn('connections', { most: descriptors.connections }, message)
    }
  })
  app.addHook('onSend', async (_request, reply) => fillSecurity(reply))
  app.addHook('onClose', () => upstream.close())
  errorHandler(app, pages, complaints)
  await app.register(fastifyCookie, { hook: false })
  await assetRoutes(app, {
    folder: options.assets,
    earlier: path.resolve(settings.dataDir, 'assets'),
    mostAtOnce: descriptors.files
  })
  healthRoutes(app, answers, () => draining)
  registerMadeFiles(app, { settings, made })
  // The build leaves this branch, and with it the page, out of production.
  if (process.env.NODE_ENV !== 'production') (await import('./pages/parts-page.tsx')).partsPage(app, settings)
  await app.register((scope) => purgeRoute(scope, { token: settings.purgeToken, purge: door.purge, log }))
  await app.register((scope) => shareRoute(scope, { upstream, siteHost, security: apiSecurity, clientOf, complaints }))
  const guard = await formGuard(app, { trust, siteHost })
  await app.register(async (busy) => {
    shedLoad(busy, { maxDelayMs: mostDelayMs, sampleMs: 1000 })
    await busy.register(async (scope) => {
      guardApi(scope, guard, apiSecurity)
      await apiRoutes(scope, { door, security: apiSecurity })
    })
    pageRoutes(busy, pages, clientOf)
    await busy.register((scope) => formDoor(scope, { pages, upstream, settings, guard, clientOf }))
  })

  const drain = () => {
    draining = true
    connections.drain()
  }
  const close = async (graceMs: number) => {
    drain()
    await connections.close(graceMs)
    await app.close()
  }
  return { app, metrics: metrics.text, drain, close }
}
