/**
 * The application. A request meets its parts in this order:
 *
 * 1. `manageConnections`: the limit of connections, and their timeouts.
 * 2. `RequestGate`: delays requests for the moment in which the process stops listening.
 * 3. `limitPipelining`: the limit of requests in progress on one connection.
 * 4. `createRequestListener`: 400 for malformed requests, then hits of the API, of pages and of built files.
 * 5. Fastify's router, `registerRoutes`: built files, health, derived files, purge, WeChat share, and behind load
 *    shedding the API, the pages and the form posts.
 * 6. `registerErrorHandler`: whatever failed on the way.
 */
import http from 'node:http'
import { buildId } from 'virtual:manifest'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Tag } from '../shared/calls/call.ts'
import { callOf } from './api/call-label.ts'
import { createCallObserver } from './api/call-observer.ts'
import { takeSnapshot } from './api/live-snapshot.ts'
import { createBodyReader, isTooLarge } from './api/request-body.ts'
import { createSharedCache } from './api/shared-cache-of-settings.ts'
import { createApi } from './app/api.ts'
import { connectBackends } from './app/backend-connections.ts'
import type { AppOptions } from './app/options.ts'
import { createSitePages } from './app/pages.ts'
import { createPurges } from './app/purge.ts'
import { registerRoutes } from './app/routes.ts'
import { requestIdField } from './http/request-id.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { clientKeys } from './limits/client-address.ts'
import { answerClientError, connectionOptions, manageConnections } from './limits/connections.ts'
import { maxShares } from './limits/descriptor-limit.ts'
import { createRequestGate } from './limits/drain.ts'
import { limitPipelining, sendContinueInOrder } from './limits/pipelining.ts'
import { renderLivePage } from './observe/live-page.tsx'
import { createMetrics } from './observe/metrics.ts'
import { createPurgeByForm } from './observe/purge-by-form.ts'
import { noteRouteClasses } from './observe/request-class.ts'
import { createRequestLog } from './observe/request-log.ts'
import { createRequestRecorder } from './observe/request-recorder.ts'
import { createThrottledLog } from './observe/throttled-log.ts'
import { createTracing } from './observe/tracing.ts'
import { registerErrorHandler, sendError } from './pages/errors.ts'
import { pageCacheStatusOf } from './pages/page-routes.ts'
import { createRequestListener } from './request-listener.ts'
import { addSecurityFields, securityFields } from './security.ts'

export interface App {
  app: FastifyInstance
  /** The text that Prometheus scrapes. */
  metrics: () => Promise<string>
  /** The page for the backend team, with what became of a purge. */
  livePage: (outcome?: string) => string
  /** Purges as `POST /_cache/purge` does, for a client's address; gives what became of it, for people. */
  purgeByForm: (token: string, command: object, from: string) => Promise<string>
  /** Asks the backend's fixed calls and logs a line for each. Never rejects. */
  checkBackend: () => Promise<void>
  /** Has the cached responses with a tag revalidated before their next use, by all replicas. */
  purge: (tag: Tag) => Promise<void>
  /** Where two backends answer the calls: names the menu's entries whose page neither has. Never rejects. */
  checkMenu: () => Promise<void>
  /** From now on `/readyz` answers 503 and every response closes its connection; new connections are still accepted. */
  drain: () => void
  /**
   * Drains, stops listening, finishes open requests, and destroys the connections left after `graceMs`. Resolves with
   * the numbers of requests and of posted forms since the start, and of connections that were destroyed.
   */
  close: (graceMs: number) => Promise<{ requests: number; forms: number; cut: number }>
}

/** Creates the application, ready to listen. Rejects when a plugin or a route cannot be registered. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings, log, descriptors = maxShares } = options
  const shared = await createSharedCache(settings, log, options.sharedWaitMs)
  const security = securityFields(settings)
  const trust = trustedProxies(settings.trustProxy)
  const clientOf = clientKeys(trust)
  const throttledLog = createThrottledLog(log, Date.now)
  const readRequestBody = createBodyReader(clientOf, { log: throttledLog })
  const build = { version: buildId, node: process.version, edition: settings.edition }
  const metrics = createMetrics({ build, processMetrics: settings.metricsPort !== undefined, callOf })
  const observer = createCallObserver(metrics.upstream, Date.now)

  const backends = connectBackends(options, descriptors.upstream, observer, shared, throttledLog)
  const watched = { metrics, throttledLog }
  const api = createApi(options, {
    ...watched,
    backends,
    shared,
    security: security.api,
    trust,
    clientOf,
    readRequestBody,
    observer
  })
  const { proxy, contractWatch } = api
  const site = createSitePages(options, { ...watched, api, security: security.page })
  const { derived, fast, pages } = site
  const purges = createPurges(options, proxy, shared, throttledLog)
  // The keys of `stores` are values of the label `store`.
  metrics.registerSources({
    counters: proxy.counters,
    stores: { answers: proxy, made: derived },
    renders: derived.counters,
    sparedCalls: derived.sparedCalls,
    restored: proxy.restored,
    contractFaults: contractWatch.counts,
    storeFault: options.storeFault,
    shared
  })
  const snapshot = () =>
    takeSnapshot({
      proxy,
      sparedCalls: derived.sparedCalls,
      observer,
      faultyResponses: contractWatch.faultyResponses,
      contentFaults: options.contentFaults ?? (() => []),
      now: Date.now
    })

  const cacheStatusOf = (response: http.ServerResponse) => proxy.cacheStatusOf(response) ?? pageCacheStatusOf(response)
  const tracing = settings.traces
    ? await createTracing({ version: buildId, log: throttledLog, cacheStatusOf })
    : undefined
  const requestLog = createRequestLog({ log, trust, logHits: settings.logHits, cacheStatusOf, tracing })
  const recordRequest = createRequestRecorder(metrics, requestLog)
  const gate = createRequestGate()

  const addFields = (reply: FastifyReply) => {
    addSecurityFields(reply, security)
    reply.header(requestIdField, reply.request.id)
  }
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // pino's Logger has every method of Fastify's interface
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestLog.identify,
    trustProxy: trust,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError(security.page, (status, code) => {
      metrics.unreadable(status)
      const message = 'a request could not be read, or did not arrive in time: its connection is closed'
      throttledLog.info(`unreadable ${status}`, { status, code }, message)
    }),
    frameworkErrors: (error, request, reply) => {
      addFields(reply)
      return sendError(request, reply, pages, error.statusCode ?? 400)
    },
    serverFactory: (route) => {
      const listener = createRequestListener(route, {
        trust,
        security: security.page,
        dataSecurity: security.data,
        isDraining: gate.isDraining,
        tryServe: fast.tryServe,
        metrics,
        requestLog,
        recordRequest,
        tracing,
        log
      })
      const server = http.createServer(
        { ...connectionOptions, ServerResponse: fast.ServerResponse },
        gate.wrap(limitPipelining(listener))
      )
      sendContinueInOrder(server, isTooLarge)
      return server
    }
  })
  const connections = manageConnections(app.server, settings.upstreamTimeoutMs, {
    maxConnections: descriptors.connections,
    maxRefused: descriptors.refusals,
    headers: security.page,
    gate,
    onRefused() {
      metrics.shed('connections')
      const message = 'connections are refused with 503: no more fit below the limit of open files (ulimit -n)'
      throttledLog.warn('connections', { most: descriptors.connections }, message)
    }
  })
  noteRouteClasses(app)
  app.addHook('onSend', async (_request, reply) => addFields(reply))
  app.addHook('onClose', () => backends.upstream.close())
  app.addHook('onClose', () => proxy.close())
  app.addHook('onClose', () => shared?.close())
  app.addHook('onClose', () => tracing?.close())
  registerErrorHandler(app, pages, throttledLog)
  await registerRoutes(app, options, {
    descriptors,
    security,
    trust,
    clientOf,
    readRequestBody,
    throttledLog,
    backends,
    api,
    site,
    purges,
    shared,
    traceOf: requestLog.traceOf,
    isDraining: gate.isDraining
  })

  const restored = await proxy.restore()
  if (restored > 0) {
    const message = 'responses that an earlier process saved were restored: they are served while the backend fails'
    log.info({ restored }, message)
  }

  const drain = () => {
    gate.drain()
    connections.drain()
  }
  const close = async (graceMs: number) => {
    drain()
    const cut = await connections.close(graceMs)
    await app.close()
    return { ...metrics.requests.totals(), cut }
  }
  return {
    app,
    metrics: metrics.text,
    livePage: (outcome) => renderLivePage(snapshot(), { canPurge: settings.purgeToken !== undefined, outcome }),
    purgeByForm: createPurgeByForm(app),
    checkBackend: api.backendCheck.askAll,
    checkMenu: async () => api.menuCheck?.check(),
    async purge(tag) {
      await purges.purge({ tag }, false)
      await purges.purgeEdge?.({ tag })
    },
    drain,
    close
  }
}
