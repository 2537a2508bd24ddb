/**
 * The application: its plugins, in the order in which a request meets them. Entry point of the bundle site.cjs, which
 * `main.ts` loads from V8's code cache: everything but the embedded backend.
 */
import http from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type ApiOptions, api } from './api/api.ts'
import { type EditorPluginOptions, editors } from './editor/editor-routes.tsx'
import { supportAllMethods } from './http/request-methods.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { connectionOptions, type Serve } from './limits/connections.ts'
import type { DescriptorShares } from './limits/descriptor-limit.ts'
import { limits } from './limits/limits.ts'
import { type HealthOptions, health } from './observe/health.ts'
import { observe } from './observe/observe.ts'
import { errors, literalPaths } from './pages/errors.ts'
import { beforeRouter } from './pages/fast/before-router.ts'
import { RawResponse } from './pages/fast/fast-path.ts'
import { security } from './pages/security.ts'
import { type SitePagesOptions, sitePages } from './pages/site-pages.ts'
import type { Settings } from './settings.ts'

export { serve } from './limits/serve.ts'
export { createLog } from './observe/log.ts'

export interface AppOptions extends ApiOptions, SitePagesOptions, EditorPluginOptions, HealthOptions {
  settings: Settings
  log: Logger
  /** How many connections and files the process may have open; default: the shares of an unlimited process. */
  descriptors?: DescriptorShares
}

/** Creates the application, ready to listen. Rejects when a plugin or a route cannot be registered. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createInstance(options)
  await app.register(observe, options)
  await app.register(security)
  await app.register(limits, options)
  await app.register(errors)
  await app.register(literalPaths)
  await app.register(health, options)
  await app.register(api, options)
  await app.register(sitePages, options)
  await app.register(editors, options)
  await app.register(beforeRouter, options)
  return app
}

/** The instance with its server. `beforeRouter` listens for requests; other listeners call what plugins decorate. */
function createInstance({ settings, log, isFast }: AppOptions): FastifyInstance {
  const trust = trustedProxies(settings.trustProxy)
  let router: Serve | undefined
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger, // pino's Logger has every method of Fastify's interface
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => app.requestLog.identify(request),
    trustProxy: trust,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => app.answerClientError(error, socket),
    frameworkErrors: (error, request, reply) => app.answerFrameworkError(error, request, reply),
    serverFactory(route) {
      router = route
      const ServerResponse = isFast === false ? http.ServerResponse : RawResponse
      return http.createServer({ ...connectionOptions, ServerResponse })
    }
  })
  supportAllMethods(app)
  app.decorate('settings', settings)
  app.decorate('trust', trust)
  // Fastify has called the factory.
  app.decorate('router', router!)
  return app
}
