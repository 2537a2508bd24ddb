import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Logger } from 'pino'
import { shanghaiDay } from '../../shared/time/dates.ts'
import { registerCallMetrics } from '../api/call-metrics.ts'
import { takeSnapshot } from '../api/live-snapshot.ts'
import { createPurgeByForm, purgeRoute } from '../api/purge-route.ts'
import { replicaSecret } from '../cache/redis/shared-cache.ts'
import { field, without } from '../http/fields.ts'
import { serializeFields } from '../http/response-head.ts'
import { renderLivePage } from '../observe/live-page.tsx'
import type { ThrottledLog } from '../observe/log.ts'
import type { PrivateSources } from '../observe/private-listener.ts'
import { maskPersonal } from '../observe/request-path.ts'
import { edgeLifetimes, maxStoreBytes } from '../settings.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { createDerivedStore, type DerivedStore } from './derived/derived-store.ts'
import { registerDerivedFiles } from './derived-files.ts'
import { createDoneCookie } from './done-cookie.ts'
import { createFastPath, type FastPath, noFastPath } from './fast/fast-path.ts'
import { formPostRoutes } from './form-posts.ts'
import { createMenuCheck, type MenuCheck } from './menu-check.ts'
import { callsOfPath } from './page-inputs.ts'
import { pageRoutes } from './page-routes.ts'
import { Pages, type PagesOptions } from './pages.ts'
import { previewRoutes } from './preview-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    pages: Pages
    fastPath: FastPath
    /** Where two backends answer the calls: looks for entries of the menu whose page neither has. */
    menuCheck: MenuCheck | undefined
    /** The page of METRICS_PORT, and purges by its form. */
    livePage: Pick<PrivateSources, 'livePage' | 'purge'>
  }
}

export interface SitePagesOptions {
  log: Logger
  /** Folder with the built browser files. */
  assets: string
  /** Base URL of the embedded backend where it answers some of the calls beside another (CONTENT). */
  embeddedBeside?: string | undefined
  /** Faults of the embedded backend's content folder, one a line; default: none. */
  contentFaults?: () => readonly string[]
  /** False in tests: every request goes through the router (see `fast/fast-path.ts`). */
  isFast?: boolean
}

/** Documents have one of their own (`page-derivation.ts`). */
const policyField = 'content-security-policy'
/** Derivations that may wait: two hundred take about half a second. */
const maxWaitingDerivations = 200

/** Decorates the application with its pages, and registers their routes and that of purges, which know pages. */
export const sitePages = fp(async (app, options: SitePagesOptions) => {
  const { settings, security, throttledLog, inputs, proxy, contractWatch, trust } = app
  const { log, assets, embeddedBeside, contentFaults = () => [], isFast } = options
  const { traceOf } = app.requestLog
  const headers = serializeFields(security.page)
  const today = () => shanghaiDay(settings.previewDate ?? Date.now() / 1000)
  const stores = {
    headers: serializeFields(without(security.page, new Set([policyField]))),
    policy: field(security.page, policyField),
    maxWaiting: maxWaitingDerivations,
    onWait: app.metrics.renderWaited
  }
  const derived = createDerivedStore({
    ...stores,
    inputs,
    maxBytes: maxStoreBytes(settings),
    edge: edgeLifetimes(settings)
  })
  const fastPath =
    isFast === false ? noFastPath : createFastPath({ store: proxy.mainStore, derived, today, assets, headers })
  const { render, onDerived } = fastPath
  const context = { settings, today, render, ...pageWarnings(throttledLog) }
  const pages = new Pages({ ...context, inputs, derived, onDerived })
  const { preview } = app
  const previewPages =
    preview &&
    new Pages({
      ...context,
      inputs: preview.inputs,
      // It stays empty: no derivation of a preview is stored.
      derived: createDerivedStore({ ...stores, inputs: preview.inputs, maxBytes: 1024 }),
      isPreview: true,
      onDerived: () => undefined
    })
  const menuCheck = embeddedBeside === undefined ? undefined : createMenuCheck(inputs, settings.siteOrigin, log)
  if (menuCheck)
    app.contentListeners.push(({ name }, _locale, { bodyHash }) => {
      if (name === 'menu' || name === 'pageList') menuCheck.checkAfter(bodyHash)
    })
  app.decorate('pages', pages)
  app.decorate('fastPath', fastPath)
  app.decorate('menuCheck', menuCheck)
  const liveSources = {
    proxy,
    sparedCalls: derived.sparedCalls,
    observer: app.callObserver,
    faultyResponses: contractWatch.faultyResponses,
    contentFaults,
    recentPurges: app.purges.recent,
    now: Date.now
  }
  const canPurge = settings.purgeToken !== undefined
  app.decorate('livePage', {
    livePage: (outcome) => renderLivePage(takeSnapshot(liveSources), { canPurge, outcome }),
    purge: createPurgeByForm(app)
  })
  addPageMetrics(app, derived)

  await app.register(fastifyCookie, { hook: false })
  await assetRoutes(app, {
    folder: assets,
    earlier: path.resolve(settings.dataDir, 'assets'),
    maxConcurrent: app.descriptors.files,
    log
  })
  registerDerivedFiles(app, { settings, today, derived, traceOf })
  // esbuild removes this branch, and the page with it, from production builds.
  if (process.env.NODE_ENV !== 'production') (await import('./styleguide-page.tsx')).styleguidePage(app, settings)
  const { purgeToken: token } = settings
  await app.register((scope) => purgeRoute(scope, { token, ...app.purges, callsOfPath, trust, log, throttledLog }))
  await app.register(async (scope) => {
    scope.addHook('onRequest', app.shedLoad)
    const doneCookie = createDoneCookie(replicaSecret(settings))
    if (preview)
      await scope.register((previews) => previewRoutes(previews, { access: preview, pages, trust, log, throttledLog }))
    pageRoutes(scope, doneCookie, (request) => (previewPages && preview.isPreview(request) ? previewPages : pages))
    await scope.register((posts) => formPostRoutes(posts, doneCookie))
  })
})

function addPageMetrics({ metrics, proxy, contractWatch }: FastifyInstance, derived: DerivedStore): void {
  const { counters: renders, sparedCalls } = derived
  metrics.addStore('made', derived)
  metrics.counter(
    'page_renders_total',
    'Rendered pages, page data and other derived resources',
    () => renders.derivations
  )
  metrics.counter(
    'page_cache_hits_total',
    'Pages and page data that were sent from the store of derived resources',
    () => renders.hits
  )
  metrics.gauge('page_renders_waiting', 'Derived resources that wait to be rendered', () => renders.waiting)
  registerCallMetrics(metrics, { counters: proxy.counters, sparedCalls, contractFaults: contractWatch.counts })
}

/** What pages report, as throttled warnings. */
function pageWarnings(
  throttledLog: ThrottledLog
): Pick<PagesOptions, 'onFailure' | 'onScriptDropped' | 'onLookDropped'> {
  return {
    onFailure({ path: requested, status, error, reqId }) {
      const path = maskPersonal(requested)
      if (error) {
        const message = 'a page could not be rendered from the data that the backend sent'
        throttledLog.warn(`page ${error}`, { path, reqId, err: error }, message)
      } else {
        const reason = status < 500 ? 'refuses the calls that they need, see its own log' : 'does not answer'
        throttledLog.warn(`page ${status}`, { path, reqId, status }, `pages cannot be rendered: the backend ${reason}`)
      }
    },
    onScriptDropped() {
      const message = 'the configured statistics script is not loaded: name its host in ANALYTICS_HOSTS'
      throttledLog.once('statistics', {}, message)
    },
    onLookDropped(problems) {
      throttledLog.warn(`look ${problems}`, { problems }, 'a part of the configured look is not used')
    }
  }
}
