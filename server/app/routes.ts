/**
 * The routes of Fastify's router, in the order in which they are registered.
 *
 * The site's own endpoints, whose paths begin with `/_`, exist in their literal spelling alone. The router decodes a
 * path before it compares, and pages redirect to their canonical spelling; what guards an endpoint in front of this
 * process, such as a rule of nginx, or by its path, as `api/fetch-destination.ts` does, sees the target as sent.
 */
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { apiRoutes } from '../api/api-routes.ts'
import { contentFileRoutes } from '../api/content-file-routes.ts'
import { addFormGuard, createFormGuard } from '../api/forms/form-guard.ts'
import { purgeRoute } from '../api/purge-route.ts'
import type { ReadRequestBody } from '../api/request-body.ts'
import { supportAllMethods } from '../api/request-methods.ts'
import { shareRoute } from '../api/share-route.ts'
import { replicaSecret } from '../cache/redis/keyed-hash.ts'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import { registerEditors } from '../editor/register-editors.ts'
import { isSecure, type Trust } from '../http/trusted-proxies.ts'
import type { DescriptorShares } from '../limits/descriptor-limit.ts'
import { shedLoad } from '../limits/load-shedding.ts'
import { healthRoutes } from '../observe/health.ts'
import type { RequestLog } from '../observe/request-log.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import { assetRoutes } from '../pages/assets/asset-routes.ts'
import { callsOfPath } from '../pages/calls-of-path.ts'
import { registerDerivedFiles } from '../pages/derived-files.ts'
import { createDoneCookie, doneCookieName } from '../pages/done-cookie.ts'
import { sendError } from '../pages/errors.ts'
import { formPostRoutes } from '../pages/form-posts.ts'
import { pageRoutes } from '../pages/page-routes.ts'
import type { Pages } from '../pages/pages.ts'
import type { SecurityFields } from '../security.ts'
import type { Api } from './api.ts'
import type { BackendConnections } from './backend-connections.ts'
import type { AppOptions } from './options.ts'
import type { SitePages } from './pages.ts'
import type { Purges } from './purge.ts'

/** Mean delay of the event loop, in milliseconds, above which the API, pages and forms answer 503; hits go on. */
const maxDelayMs = 1000

interface RouteParts {
  descriptors: DescriptorShares
  security: SecurityFields
  trust: Trust
  /** The key of the client whose share of the upstream's slots a request uses. */
  clientOf: (request: IncomingMessage) => string | undefined
  readRequestBody: ReadRequestBody
  throttledLog: ThrottledLog
  backends: BackendConnections
  api: Api
  site: SitePages
  purges: Purges
  shared: RedisCache | undefined
  traceOf: RequestLog['traceOf']
  isDraining: () => boolean
}

/** Registers them: files, health and purge first, then behind load shedding the API, editors, pages and form posts. */
export async function registerRoutes(
  app: FastifyInstance,
  {
    settings,
    assets,
    log,
    embeddedBeside,
    upstream: named,
    contentFaults = () => [],
    storeFault = () => undefined,
    isLoading = () => false
  }: AppOptions,
  { descriptors, security, trust, clientOf, throttledLog, backends, api, site, purges, shared, ...parts }: RouteParts
): Promise<void> {
  const { traceOf, isDraining, readRequestBody } = parts
  const { upstream, connectTo, sendForm } = backends
  const { proxy, backendCheck, menuCheck } = api
  const { derived, pages, today } = site
  const siteHost = new URL(settings.siteOrigin).host
  supportAllMethods(app)
  requireLiteralPaths(app, pages)
  await app.register(fastifyCookie, { hook: false })
  await assetRoutes(app, {
    folder: assets,
    earlier: path.resolve(settings.dataDir, 'assets'),
    maxConcurrent: descriptors.files
  })
  const whyNotReady = () => (isLoading() ? 'the content folder is being loaded' : backendCheck.whyNotReady())
  healthRoutes(app, { whyNotReady, isDraining, contentFaults, storeFault })
  registerDerivedFiles(app, { settings, today, derived, traceOf })
  // esbuild removes this branch, and the page with it, from production builds.
  if (process.env.NODE_ENV !== 'production')
    (await import('../pages/styleguide-page.tsx')).styleguidePage(app, settings)
  const { purgeToken: token } = settings
  await app.register((scope) => purgeRoute(scope, { token, ...purges, callsOfPath, trust, log, throttledLog }))
  await app.register((scope) =>
    shareRoute(scope, { upstream, proxy, siteHost, security: security.api, clientOf, throttledLog, traceOf })
  )
  const guard = createFormGuard(trust, siteHost, shared && { store: shared.forms, log: throttledLog })
  await app.register(async (sheddable) => {
    shedLoad(sheddable, { maxDelayMs, sampleMs: 1000 })
    await sheddable.register(async (scope) => {
      addFormGuard(scope, guard, security.api)
      await apiRoutes(scope, { proxy, security: security.api, traceOf })
    })
    contentFileRoutes(sheddable, proxy, security.api, traceOf)
    await registerEditors(sheddable, {
      settings,
      connect: () => connectTo(embeddedBeside ?? named),
      pages,
      guard,
      trust,
      security: security.page,
      deadMenuLinks: () => menuCheck?.missing() ?? [],
      log,
      throttledLog
    })
    const doneCookie = createDoneCookie(replicaSecret(settings))
    pageRoutes(sheddable, pages, clientOf, traceOf, ({ headers: { cookie } }) => (form) => {
      const value = cookie?.includes(doneCookieName) ? app.parseCookie(cookie)[doneCookieName] : undefined
      return doneCookie.read(value, form)
    })
    await sheddable.register((scope) =>
      formPostRoutes(scope, {
        pages,
        upstream: { send: sendForm ?? upstream.send },
        guard,
        readRequestBody,
        clientOf,
        traceOf,
        doneCookie,
        isSecure: (request) => isSecure(request, trust)
      })
    )
  })
}

const maxDecodings = 5

/** Answers 404 to every other spelling of such a path, whatever the method. To be called before routes are registered. */
function requireLiteralPaths(app: FastifyInstance, pages: Pages): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const route = request.routeOptions.url
    const isOwn = route?.startsWith('/_') === true
    if (isOwn && (route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route)) return
    if (isOwn || resemblesOwn(path)) return sendError(request, reply, pages, 404)
  })
}

/** True for a path that begins with `/_` once it is decoded, its backslashes are slashes and its slashes single. */
function resemblesOwn(path: string): boolean {
  // Nearly all paths begin with a letter.
  if (!/^\/[_/\\%]/.test(path)) return false
  let plain = path
  for (let i = 0; i < maxDecodings && plain.includes('%'); i += 1)
    plain = plain.replace(/%([2-7][\da-f])/gi, (_code, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return /^[/\\]+_/.test(plain)
}
