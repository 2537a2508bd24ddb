/**
 * The application. A request meets its parts in this order, and this file sets them up in the same order:
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
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildId } from 'virtual:manifest'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Tag } from '../shared/calls/call.ts'
import { shanghaiDay } from '../shared/dates.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { createBackendCheck } from './backend-check.ts'
import { clientKeys } from './client-address.ts'
import { answerClientError, connectionOptions, manageConnections } from './connections.ts'
import { createContractWatch } from './contract/contract-watch.ts'
import { createDerivedStore } from './derived/derived-store.ts'
import { withFairInfo } from './derived/fair-info.ts'
import { createInputs } from './derived/inputs.ts'
import { createRequestGate } from './drain.ts'
import { registerEditors } from './editor/register-editors.ts'
import { registerErrorHandler, sendError } from './errors.ts'
import { createFastPath, noFastPath } from './fast/fast-path.ts'
import { createDoneCookie, doneCookieName } from './forms/done-cookie.ts'
import { addFormGuard, createFormGuard } from './forms/form-guard.ts'
import { formPostRoutes } from './forms/form-posts.ts'
import { createSendFormOnce } from './forms/send-form-once.ts'
import { healthRoutes } from './health.ts'
import { serializeFields } from './http/prebuilt-head.ts'
import { createCallObserver } from './live/call-observer.ts'
import { renderLivePage } from './live/live-page.tsx'
import { createPurgeByForm } from './live/purge-by-form.ts'
import { type LiveSnapshot, takeSnapshot } from './live/snapshot.ts'
import { createMenuCheck } from './menu-check.ts'
import { type DescriptorShares, maxShares } from './overload/descriptor-limit.ts'
import { shedLoad } from './overload/load-shedding.ts'
import { limitPipelining, sendContinueInOrder } from './overload/pipelining.ts'
import { callsOfPath } from './pages/calls-of-path.ts'
import { registerDerivedFiles } from './pages/derived-files.ts'
import { pageCacheStatusOf, pageRoutes } from './pages/page-routes.ts'
import { pageWarnings } from './pages/page-warnings.ts'
import { createPages } from './pages/pages.ts'
import { createApiProxy } from './proxy/api-proxy.ts'
import { apiRoutes } from './proxy/api-routes.ts'
import { contentFileRoutes } from './proxy/content-file-routes.ts'
import { createEdgePurge, type EdgePurge } from './proxy/edge-purge.ts'
import { purgeRoute } from './proxy/purge-route.ts'
import type { PurgeSelection } from './proxy/purge-selection.ts'
import { supportAllMethods } from './proxy/request-methods.ts'
import { shareRoute } from './proxy/share-route.ts'
import { replicaSecret } from './replicas/keyed-hash.ts'
import type { RedisCache } from './replicas/redis-cache.ts'
import { createSharedCache } from './replicas/shared-cache-of-settings.ts'
import { createRequestListener } from './request-listener.ts'
import { forwardedFor, isSecure, securityHeaders, trustedProxies } from './security.ts'
import type { Settings } from './settings.ts'
import { createMetrics, type Metrics } from './telemetry/metrics.ts'
import { createRequestLog, type RequestLog } from './telemetry/request-log.ts'
import { createRequestRecorder } from './telemetry/request-recorder.ts'
import { createThrottledLog } from './telemetry/throttled-log.ts'
import { createTracing } from './telemetry/tracing.ts'
import { divideUpstream } from './upstream/divided-upstream.ts'
import { createUpstream } from './upstream/upstream.ts'
import type { OtherWorkers } from './workers/worker-link.ts'

const megabyte = 1_048_576
/** Derivations that may wait: two hundred take about half a second. */
const maxWaitingDerivations = 200
/** Mean delay of the event loop, in milliseconds, above which the API, pages and forms answer 503; hits go on. */
const maxDelayMs = 1000
/** The policy of API responses: a browser that opens one as a document runs nothing in it and frames nothing. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface AppOptions {
  settings: Settings
  /** Base URL of the API: the configured backend, or the embedded one where there is no other. */
  upstream: string
  /** Base URL of the embedded backend where it answers some of the calls beside `upstream` (CONTENT). */
  embeddedBeside?: string | undefined
  /** Faults of the embedded backend's content folder, one a line; default: none. */
  contentFaults?: () => readonly string[]
  /** Folder with the built browser files. */
  assets: string
  log: Logger
  /** The other workers on this machine; undefined: this process is the only one. */
  others?: OtherWorkers | undefined
  /** True: the check of the backend at start logs nothing, because another worker has logged it. */
  isQuiet?: boolean
  /** How many connections and files the process may have open; default: the shares of an unlimited process. */
  descriptors?: DescriptorShares
  /** Milliseconds for which a miss waits for the shared cache at most; tests on a busy machine wait longer. */
  sharedWaitMs?: number
  /** False in tests: every request goes through the router (see `fast/fast-path.ts`). */
  isFast?: boolean
}

export interface App {
  app: FastifyInstance
  /** The text that Prometheus scrapes. */
  metrics: () => Promise<string>
  /** The same as data. */
  metricsData: () => ReturnType<Metrics['data']>
  /** The page for the backend team, with what became of a purge. */
  livePage: (outcome?: string) => string
  /** What the live page shows. */
  snapshot: () => LiveSnapshot
  /** Purges as `POST /_cache/purge` does, for a client's address; gives what became of it, for people. */
  purgeByForm: (token: string, command: object, from: string) => Promise<string>
  /** Asks the backend's fixed calls and logs a line for each. Never rejects. */
  checkBackend: () => Promise<void>
  /** Purges in this process alone, for another worker; the number of responses that it had. */
  purgeHere: (selection: PurgeSelection | undefined, hard: boolean) => number
  /** Has the cached responses with a tag revalidated before their next use, by all workers and replicas. */
  purge: (tag: Tag) => Promise<void>
  /** Where two backends answer the calls: names the menu's entries whose page neither has. Never rejects. */
  checkMenu: () => Promise<void>
  /** From now on `/readyz` answers 503 and every response closes its connection; new connections are still accepted. */
  drain: () => void
  /** Drains, stops listening, finishes open requests, and destroys the connections left after `graceMs`. */
  close: (graceMs: number) => Promise<void>
}

/** Creates the application, ready to listen. Rejects when a plugin or a route cannot be registered. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings, log, descriptors = maxShares } = options
  const shared = await createSharedCache(settings, log, options.sharedWaitMs)
  const parts = createParts({ ...options, shared }, descriptors)
  const { security, dataSecurity, metrics, proxy, fast, pages, upstream, throttledLog, trust } = parts
  const cacheStatusOf = (response: http.ServerResponse) => proxy.cacheStatusOf(response) ?? pageCacheStatusOf(response)
  const tracing = settings.traces
    ? await createTracing({ version: buildId, log: throttledLog, cacheStatusOf })
    : undefined
  const requestLog = createRequestLog({ log, trust, logHits: settings.logHits, cacheStatusOf, tracing })
  const recordRequest = createRequestRecorder(metrics, requestLog)
  const gate = createRequestGate()
  let isDraining = false

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // pino's Logger has every method of Fastify's interface
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestLog.requestId,
    trustProxy: trust,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError(security),
    frameworkErrors: (error, request, reply) => {
      addSecurityHeaders(reply, parts)
      return sendError(request, reply, pages, error.statusCode ?? 400)
    },
    serverFactory: (route) => {
      const listener = createRequestListener(route, {
        trust,
        security,
        dataSecurity,
        isDraining: () => isDraining,
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
      sendContinueInOrder(server)
      return server
    }
  })
  const connections = manageConnections(app.server, settings.upstreamTimeoutMs, {
    maxConnections: descriptors.connections,
    maxRefused: descriptors.refusals,
    headers: security,
    gate,
    onRefused() {
      metrics.shed('connections')
      const message = 'connections are refused with 503: no more fit below the limit of open files (ulimit -n)'
      throttledLog.warn('connections', { most: descriptors.connections }, message)
    }
  })
  app.addHook('onSend', async (_request, reply) => addSecurityHeaders(reply, parts))
  app.addHook('onClose', () => upstream.close())
  app.addHook('onClose', () => proxy.close())
  app.addHook('onClose', () => shared?.close())
  app.addHook('onClose', () => tracing?.close())
  registerErrorHandler(app, pages, throttledLog)
  await registerRoutes(app, options, descriptors, parts, requestLog, () => isDraining)

  const restored = await proxy.restore()
  if (restored > 0) {
    const message = 'responses that an earlier process saved were restored: they are served while the backend fails'
    log.info({ restored }, message)
  }

  const drain = () => {
    isDraining = true
    connections.drain()
  }
  const close = async (graceMs: number) => {
    drain()
    await connections.close(graceMs)
    await app.close()
  }
  return {
    app,
    metrics: metrics.text,
    metricsData: metrics.data,
    snapshot: parts.takeSnapshot,
    livePage: (outcome) =>
      renderLivePage(parts.takeSnapshot(), { canPurge: settings.purgeToken !== undefined, outcome }),
    purgeByForm: createPurgeByForm(app),
    checkBackend: parts.backendCheck.askAll,
    checkMenu: async () => parts.menuCheck?.check(),
    purgeHere: proxy.purge,
    async purge(tag) {
      await parts.purge({ tag }, false)
      await parts.purgeEdge?.({ tag })
    },
    drain,
    close
  }
}

const noLog = { info: () => undefined, warn: () => undefined }

type Parts = ReturnType<typeof createParts>

/** What the routes and the fast path share: headers, the API proxy, the store of derived resources, pages, metrics. */
function createParts(
  { settings, log, ...options }: AppOptions & { shared: RedisCache | undefined },
  descriptors: DescriptorShares
) {
  const security = securityHeaders(settings)
  const serializedSecurity = serializeFields(security)
  // The first two elements are the name and the value of the content security policy of pages.
  const dataSecurity = ['Content-Security-Policy', apiPolicy, ...security.slice(2)]
  const apiSecurity = [...dataSecurity, 'Content-Disposition', 'attachment']
  const trust = trustedProxies(settings.trustProxy)
  const clientOf = clientKeys(trust)
  const throttledLog = createThrottledLog(log, Date.now)
  const build = { version: buildId, node: process.version, edition: settings.edition }
  const metrics = createMetrics({ build, processMetrics: settings.metricsPort !== undefined })
  const { embeddedBeside } = options
  const observer = createCallObserver(metrics.upstream, Date.now)
  const connectTo = (base: string) =>
    createUpstream({
      base,
      timeoutMs: settings.upstreamTimeoutMs,
      connections: descriptors.upstream,
      observer
    })
  /** Whether the last response to a call could not be used. */
  let isFailing = false
  const named = connectTo(options.upstream)
  const upstream =
    embeddedBeside === undefined ? named : divideUpstream(named, connectTo(embeddedBeside), settings.upstreamCalls)
  const { shared } = options
  const sendForm =
    shared &&
    createSendFormOnce(upstream.send, {
      store: shared.forms,
      log: throttledLog,
      maxWaitMs: settings.upstreamTimeoutMs + 1000
    })
  const contractWatch = createContractWatch(throttledLog, Date.now)
  /** The cache of API responses and the store of derived resources get half of the memory each. */
  const maxBytes = (settings.cacheMaxMb * megabyte) / 2
  const edge = settings.cdnTtlS === undefined ? undefined : { ttlS: settings.cdnTtlS, staleS: settings.cacheStaleS }
  const proxy = createApiProxy({
    upstream,
    ttlS: settings.cacheTtlS,
    staleS: settings.cacheStaleS,
    edge,
    maxBytes,
    force: settings.cacheForce,
    security: apiSecurity,
    log,
    forwardedFor: forwardedFor(trust),
    clientOf,
    onUnusable(request, reason) {
      // `busy` is this process's own limit.
      if (reason !== 'busy') isFailing = true
      metrics.upstream.unusable(request, reason)
    },
    onKept: observer.onKept,
    onContent(call, locale, response) {
      if (embeddedBeside === undefined || settings.upstreamCalls.includes(call.name)) isFailing = false
      contractWatch.check(call, locale, response)
      if (call.name === 'menu' || call.name === 'pageList') menuCheck?.checkAfter(response.bodyHash)
    },
    // The embedded backend is not down while the process runs.
    saveIn: settings.apiUpstream === undefined ? undefined : path.resolve(settings.dataDir, 'responses'),
    shared,
    sendForm
  })
  const answers = createInputs({ ...proxy, waitMs: settings.pageWaitMs })
  const isDivided = embeddedBeside !== undefined && settings.upstreamCalls.includes('config')
  const inputs = isDivided && !settings.upstreamCalls.includes('fairInfo') ? withFairInfo(answers) : answers
  const menuCheck = embeddedBeside === undefined ? undefined : createMenuCheck(inputs, log)
  const backendCheck = createBackendCheck({
    inputs: answers,
    isStored(call) {
      const request = proxy.declaredRequests.forCall(call)
      return (proxy.cache.lookup(request)?.entry ?? proxy.cache.lookupStale(request)) !== undefined
    },
    isFailing: () => isFailing,
    base: options.upstream,
    ...(embeddedBeside === undefined ? {} : { calls: settings.upstreamCalls }),
    timeoutMs: settings.upstreamTimeoutMs,
    siteOrigin: settings.siteOrigin,
    log: options.isQuiet ? noLog : log
  })
  const derived = createDerivedStore({
    inputs,
    maxBytes,
    headers: serializedSecurity,
    edge,
    maxWaiting: maxWaitingDerivations,
    onWait: metrics.renderWaited
  })
  // The keys of `stores` are values of the label `store`.
  metrics.registerSources({
    counters: proxy.counters,
    stores: { answers: proxy, made: derived },
    renders: derived.counters,
    sparedCalls: derived.sparedCalls,
    restored: proxy.restored,
    contractFaults: contractWatch.counts,
    shared: options.shared
  })
  const today = () => shanghaiDay(settings.previewDate ?? Date.now() / 1000)
  const fast =
    options.isFast === false
      ? noFastPath
      : createFastPath({ apiHit: proxy.hit, derived, today, assets: options.assets, headers: serializedSecurity })
  const { render, onDerived } = fast
  const warnings = pageWarnings(throttledLog)
  /** The store first: requests that begin after this purge must know of it. */
  const purge = async (selection: PurgeSelection | undefined, hard: boolean) => {
    await shared?.purge(selection ?? null, hard)
    const touched = proxy.purge(selection, hard)
    return touched + ((await options.others?.purge(selection, hard)) ?? 0)
  }
  const pages = createPages({ settings, inputs, derived, today, render, onDerived, ...warnings })
  return {
    security,
    dataSecurity,
    apiSecurity,
    trust,
    clientOf,
    throttledLog,
    metrics,
    takeSnapshot: () =>
      takeSnapshot({
        proxy,
        sparedCalls: derived.sparedCalls,
        observer,
        faultyResponses: contractWatch.faultyResponses,
        now: Date.now
      }),
    connectTo,
    upstream,
    formUpstream: { send: sendForm ?? upstream.send },
    proxy,
    shared: options.shared,
    backendCheck,
    menuCheck,
    derived,
    fast,
    pages,
    today,
    purge,
    purgeEdge: afterReplicas(createEdgePurge(settings.edgePurgeUrl, throttledLog), options.shared)
  }
}

/** Milliseconds in which all replicas have been told of a purge (shared/README.md#replicas), with some room. */
const replicasToldMs = 250

/** The purge of the edge, once no replica can answer it with what was purged. */
function afterReplicas(purgeEdge: EdgePurge | undefined, shared: RedisCache | undefined): EdgePurge | undefined {
  if (!purgeEdge || !shared) return purgeEdge
  return async (selection) => {
    await setTimeout(replicasToldMs)
    return purgeEdge(selection)
  }
}

async function registerRoutes(
  app: FastifyInstance,
  { settings, assets, log, others, embeddedBeside, upstream: named, contentFaults = () => [] }: AppOptions,
  descriptors: DescriptorShares,
  parts: Parts,
  { traceOf }: RequestLog,
  isDraining: () => boolean
): Promise<void> {
  const { apiSecurity, trust, clientOf, throttledLog, upstream, formUpstream, proxy, shared, backendCheck } = parts
  const { derived, pages, today, purge, purgeEdge, menuCheck, security, connectTo } = parts
  const siteHost = new URL(settings.siteOrigin).host
  supportAllMethods(app)
  await app.register(fastifyCookie, { hook: false })
  await assetRoutes(app, {
    folder: assets,
    earlier: path.resolve(settings.dataDir, 'assets'),
    maxConcurrent: descriptors.files
  })
  healthRoutes(app, { whyNotReady: backendCheck.whyNotReady, isDraining, contentFaults })
  registerDerivedFiles(app, { settings, today, derived, traceOf })
  // esbuild removes this branch, and the page with it, from production builds.
  if (process.env.NODE_ENV !== 'production') (await import('./pages/styleguide-page.tsx')).styleguidePage(app, settings)
  const { purgeToken: token } = settings
  await app.register((scope) => purgeRoute(scope, { token, purge, callsOfPath, purgeEdge, log }))
  await app.register((scope) =>
    shareRoute(scope, { upstream, siteHost, security: apiSecurity, clientOf, throttledLog, traceOf })
  )
  const guard = await createFormGuard(app, {
    trust,
    siteHost,
    shared: shared && { store: shared.forms, log: throttledLog },
    others
  })
  await app.register(async (sheddable) => {
    shedLoad(sheddable, { maxDelayMs, sampleMs: 1000 })
    await sheddable.register(async (scope) => {
      addFormGuard(scope, guard, apiSecurity)
      await apiRoutes(scope, { proxy, security: apiSecurity, traceOf })
    })
    contentFileRoutes(sheddable, proxy, traceOf)
    await registerEditors(sheddable, {
      settings,
      connect: () => connectTo(embeddedBeside ?? named),
      pages,
      guard,
      trust,
      security,
      deadMenuLinks: () => menuCheck?.missing() ?? [],
      log
    })
    const doneCookie = createDoneCookie(replicaSecret(settings) ?? others?.secret)
    pageRoutes(sheddable, pages, clientOf, traceOf, ({ headers: { cookie } }) => (form) => {
      const value = cookie?.includes(doneCookieName) ? app.parseCookie(cookie)[doneCookieName] : undefined
      return doneCookie.read(value, form)
    })
    await sheddable.register((scope) =>
      formPostRoutes(scope, {
        pages,
        upstream: formUpstream,
        guard,
        clientOf,
        traceOf,
        doneCookie,
        isSecure: (request) => isSecure(request, trust)
      })
    )
  })
}

/** Adds the security headers that the route has not set itself. */
function addSecurityHeaders(reply: FastifyReply, { security, apiSecurity }: Parts): void {
  const headers = reply.request.raw.url?.startsWith('/api/') ? apiSecurity : security
  for (let i = 0; i < headers.length; i += 2) {
    // Names and values alternate.
    if (!reply.hasHeader(headers[i]!)) reply.header(headers[i]!, headers[i + 1]!)
  }
}
