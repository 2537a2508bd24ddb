/** The plugin of `/api`: connections to the backend, the proxy with its cache, purges, and what watches the backend. */
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import { callPaths } from '../../shared/calls/table.ts'
import { contentFileName } from '../../shared/records/content-files.ts'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import { without } from '../http/fields.ts'
import { forwardedFor } from '../http/trusted-proxies.ts'
import { sendContinueInOrder } from '../limits/connections.ts'
import { edgeLifetimes, maxStoreBytes, type Settings } from '../settings.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type ApiProxy, type ApiProxyOptions, createApiProxy } from './api-proxy.ts'
import { apiRoutes, contentFileRoutes } from './api-routes.ts'
import { type BackendCheck, createBackendCheck } from './backend-check.ts'
import { type BackendConnections, type Backends, connectBackends, fieldsFor } from './backend-connections.ts'
import { createUpstreamMetrics } from './call-metrics.ts'
import { type ContractWatch, createContractWatch } from './contract-watch.ts'
import { addFormGuard, createFormGuard, type FormGuard } from './forms/form-guard.ts'
import { createInputs, type Inputs, withFairInfo } from './inputs/inputs.ts'
import { type CallObserver, createCallObserver } from './live-snapshot.ts'
import { type PreviewAccess, previewAccess } from './preview/preview-access.ts'
import { createPurges, type Purges } from './purges.ts'
import { createBodyReader, isTooLarge, type ReadRequestBody } from './request-body.ts'
import { shareRoute } from './share-route.ts'
import { createSharedCache } from './shared-cache-of-settings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    backends: BackendConnections
    proxy: ApiProxy
    /** What pages are derived from. */
    inputs: Inputs
    /** Undefined: there are no previews. */
    preview: Preview | undefined
    readRequestBody: ReadRequestBody
    formGuard: FormGuard
    purges: Purges
    backendCheck: BackendCheck
    contractWatch: ContractWatch
    callObserver: CallObserver
    /** Called with each response to a declared call that can be used. */
    contentListeners: NonNullable<ApiProxyOptions['onContent']>[]
    /** The cache that replicas share; undefined where none is set. */
    sharedCache: RedisCache | undefined
  }
}

/** Who sees previews, and the API as they ask it: nothing of it is stored. */
interface Preview extends PreviewAccess {
  proxy: ApiProxy
  inputs: Inputs
}

/** Those of a preview, whose cache stores nothing; its size bounds the responses that it reads. */
const previewOptions = { staleS: 0, maxBytes: 64 * 1_048_576, force: [], isStoring: false }

export interface ApiOptions extends Backends {
  log: Logger
  /** Milliseconds for which a miss waits for the shared cache at most; tests on a busy machine wait longer. */
  sharedWaitMs?: number
}

/** Decorates the application with the API, and registers its routes but that of purges. */
export const api = fp(async (app, options: ApiOptions) => {
  const { settings, metrics, throttledLog, trust, clientOf } = app
  const { log, embeddedBeside } = options
  const isDivided = embeddedBeside !== undefined
  const shared = await createSharedCache(settings, log, options.sharedWaitMs)
  const upstreamMetrics = createUpstreamMetrics(metrics.registry)
  const observer = createCallObserver(upstreamMetrics, Date.now)
  const backends = connectBackends(app, options, observer, shared)
  const readRequestBody = createBodyReader(clientOf, { log: throttledLog })
  const contractWatch = createContractWatch(throttledLog, Date.now, settings.mediaOrigin)
  const contentListeners: NonNullable<ApiProxyOptions['onContent']>[] = [contractWatch.check]
  /** Whether the last response to a call could not be used. */
  let isFailing = false
  const common = { ...commonOptions(app, isDivided), log, readRequestBody }
  const proxy = createApiProxy({
    ...common,
    upstream: backends.upstream,
    staleS: settings.cacheStaleS,
    edge: edgeLifetimes(settings),
    maxBytes: maxStoreBytes(settings),
    force: settings.cacheForce,
    onUnusable(request, reason) {
      // `busy` is this process's own limit.
      if (reason !== 'busy') isFailing = true
      upstreamMetrics.unusable(request, reason)
    },
    onStorability: observer.onStorability,
    onContent(call, locale, response) {
      if (!isDivided || settings.upstreamCalls.includes(call.name)) isFailing = false
      for (const listen of contentListeners) listen(call, locale, response)
    },
    // The embedded backend is not down while the process runs.
    saveIn: settings.apiUpstream === undefined ? undefined : path.resolve(settings.dataDir, 'responses'),
    shared,
    sendForm: backends.sendForm
  })
  const answers = createInputs({ ...proxy, waitMs: settings.pageWaitMs })
  const needsFairInfo =
    isDivided && settings.upstreamCalls.includes('config') && !settings.upstreamCalls.includes('fairInfo')
  const inputsOf = (read: Inputs) => (needsFairInfo ? withFairInfo(read) : read)
  const preview = createPreview(settings, common, backends.upstream, inputsOf)
  const backendCheck = createBackendCheck({
    ...checkOptions(settings, options),
    inputs: answers,
    isStored(call) {
      const request = proxy.declaredRequests.forCall(call)
      return (proxy.cache.lookup(request)?.entry ?? proxy.cache.lookupStale(request)) !== undefined
    },
    isFailing: () => isFailing
  })
  app.decorate('sharedCache', shared)
  app.decorate('backends', backends)
  app.decorate('proxy', proxy)
  app.decorate('inputs', inputsOf(answers))
  app.decorate('preview', preview)
  app.decorate('readRequestBody', readRequestBody)
  app.decorate(
    'formGuard',
    createFormGuard(trust, hostOf(settings), shared && { store: shared.forms, log: throttledLog })
  )
  app.decorate('purges', createPurges(settings, proxy, shared, throttledLog))
  app.decorate('backendCheck', backendCheck)
  app.decorate('contractWatch', contractWatch)
  app.decorate('callObserver', observer)
  app.decorate('contentListeners', contentListeners)
  app.whyNotReady.push(backendCheck.whyNotReady)
  addApiMetrics(app)
  await addRoutes(app)
  app.addHook('onClose', () => backends.upstream.close())
  app.addHook('onClose', () => proxy.close())
  app.addHook('onClose', () => shared?.close())
  await restoreSaved(proxy, log)
})

/** A proxy and inputs that store nothing, for the browsers of editors; undefined without `PREVIEW_TOKEN`. */
function createPreview(
  settings: Settings,
  common: ReturnType<typeof commonOptions> & Pick<ApiProxyOptions, 'log' | 'readRequestBody'>,
  upstream: Upstream,
  inputsOf: (read: Inputs) => Inputs
): Preview | undefined {
  const access = previewAccess(settings)
  if (access === undefined) return undefined
  const proxy = createApiProxy({ ...common, ...previewOptions, upstream: previewUpstream(upstream) })
  return { ...access, proxy, inputs: inputsOf(createInputs({ ...proxy, waitMs: settings.upstreamTimeoutMs })) }
}

/** Reads what an earlier process has saved. */
async function restoreSaved(proxy: ApiProxy, log: Logger): Promise<void> {
  const restored = await proxy.restore()
  const message = 'responses that an earlier process saved were restored: they are served while the backend fails'
  if (restored > 0) log.info({ restored }, message)
}

/** What the proxies of the site and of its previews have in common. */
function commonOptions({ settings, security, trust, clientOf }: FastifyInstance, isDivided: boolean) {
  const { apiUpstream, upstreamPaths } = settings
  return {
    ttlS: settings.cacheTtlS,
    security: security.api,
    forwardedFor: forwardedFor(trust),
    clientOf,
    isForwarded:
      apiUpstream === undefined || upstreamPaths === undefined ? undefined : forwardedPaths(upstreamPaths, isDivided)
  }
}

function addApiMetrics({ metrics, proxy, sharedCache }: FastifyInstance): void {
  metrics.addStore('answers', proxy)
  metrics.gauge(
    'cache_restored_responses',
    'Responses of an earlier process that were restored at start',
    proxy.restored
  )
  if (sharedCache) metrics.gauge('shared_cache_up', '1 while the shared cache answers', () => Number(sharedCache.isUp))
}

const hostOf = ({ siteOrigin }: Settings) => new URL(siteOrigin).host

/** What the check of the backend at start takes from the settings. */
const checkOptions = (settings: Settings, options: ApiOptions) => ({
  base: options.upstream,
  fields: fieldsFor(settings, options, options.upstream),
  ...(options.embeddedBeside === undefined ? {} : { calls: settings.upstreamCalls }),
  timeoutMs: settings.upstreamTimeoutMs,
  pageWaitMs: settings.pageWaitMs,
  siteOrigin: settings.siteOrigin,
  log: options.log
})

/** Registers the routes of `/api`, and what Node asks before it reads a body. */
async function addRoutes(app: FastifyInstance): Promise<void> {
  const { backends, clientOf, formGuard, preview, proxy, settings, throttledLog } = app
  const { traceOf } = app.requestLog
  const security = app.security.api
  sendContinueInOrder(app.server, isTooLarge)
  await app.register((scope) =>
    shareRoute(scope, {
      upstream: backends.upstream,
      proxy,
      siteHost: hostOf(settings),
      security,
      clientOf,
      throttledLog,
      traceOf
    })
  )
  await app.register(async (scope) => {
    scope.addHook('onRequest', app.shedLoad)
    contentFileRoutes(scope, proxy, security, traceOf)
    await scope.register(async (calls) => {
      addFormGuard(calls, formGuard, security)
      const handle: ApiProxy['handle'] = (request, ...rest) =>
        (preview?.isPreview(request) ? preview.proxy : proxy).handle(request, ...rest)
      await apiRoutes(calls, { proxy: { handle }, security, traceOf })
    })
  })
}

/**
 * Whether the path of a target is forwarded to API_UPSTREAM (UPSTREAM_PATHS): one of `paths`, exact or (with a slash at its end) a prefix, that of a
 * declared call always, and with `isEmbedded` files of the content folder, which the embedded backend has.
 */
function forwardedPaths(paths: readonly string[], isEmbedded: boolean): (path: string) => boolean {
  return (path) =>
    callPaths.has(path) ||
    (isEmbedded && contentFileName(path) !== undefined) ||
    paths.some((allowed) => (allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed))
}

/** Tells the backend that drafts are wanted; a visitor's own is never forwarded (upstream-headers.ts). */
const previewField = ['X-Preview', '1']
/** What could have a cache keep a response. */
const cacheFields = new Set(['cache-control', 'cdn-cache-control', 'surrogate-control', 'expires', 'pragma', 'age'])

/**
 * The backend as previews ask it: each request has the preview's field, and no response may be stored. Closing it closes
 * nothing.
 */
function previewUpstream(upstream: Upstream): Upstream {
  return {
    ...upstream,
    send: (request, listener) =>
      upstream.send(
        { ...request, headers: [...request.headers, ...previewField] },
        {
          informational: (status, fields) => listener.informational?.(status, fields),
          head: (status, fields) =>
            listener.head(status, [...without(fields, cacheFields), 'Cache-Control', 'no-store']),
          data: (chunk) => listener.data(chunk),
          end: () => listener.end(),
          fail: (failure) => listener.fail(failure)
        }
      ),
    close: async () => undefined
  }
}
