/** The API proxy, the inputs that pages read through its cache, and what watches the backend's responses. */
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { type ApiProxy, createApiProxy } from '../api/api-proxy.ts'
import type { CallObserver } from '../api/call-observer.ts'
import { type ContractWatch, createContractWatch } from '../api/contract-watch.ts'
import type { ReadRequestBody } from '../api/request-body.ts'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import type { Fields } from '../http/fields.ts'
import { forwardedFor, type Trust } from '../http/trusted-proxies.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import { type BackendCheck, createBackendCheck } from '../pages/backend-check.ts'
import { withFairInfo } from '../pages/derived/fair-info.ts'
import { createInputs, type Inputs } from '../pages/derived/inputs.ts'
import { createMenuCheck, type MenuCheck } from '../pages/menu-check.ts'
import type { BackendConnections } from './backend-connections.ts'
import { type AppOptions, edgeLifetimes, maxStoreBytes } from './options.ts'

export interface Api {
  proxy: ApiProxy
  /** What pages are derived from. */
  inputs: Inputs
  backendCheck: BackendCheck
  /** Undefined where one backend answers all calls. */
  menuCheck: MenuCheck | undefined
  contractWatch: ContractWatch
}

interface ApiParts {
  backends: BackendConnections
  shared: RedisCache | undefined
  /** Of API responses. */
  security: Fields
  trust: Trust
  readRequestBody: ReadRequestBody
  /** The key of the client whose share of the upstream's slots a request uses. */
  clientOf: (request: IncomingMessage) => string | undefined
  metrics: Metrics
  observer: CallObserver
  throttledLog: ThrottledLog
}

/** Creates them; nothing is asked yet. */
export function createApi(
  { settings, log, upstream: base, embeddedBeside }: AppOptions,
  { backends, shared, security, trust, clientOf, readRequestBody, metrics, observer, throttledLog }: ApiParts
): Api {
  const isDivided = embeddedBeside !== undefined
  const { upstreamCalls } = settings
  /** Whether the last response to a call could not be used. */
  let isFailing = false
  const contractWatch = createContractWatch(throttledLog, Date.now)
  const proxy = createApiProxy({
    upstream: backends.upstream,
    ttlS: settings.cacheTtlS,
    staleS: settings.cacheStaleS,
    edge: edgeLifetimes(settings),
    maxBytes: maxStoreBytes(settings),
    force: settings.cacheForce,
    security,
    log,
    forwardedFor: forwardedFor(trust),
    clientOf,
    readRequestBody,
    onUnusable(request, reason) {
      // `busy` is this process's own limit.
      if (reason !== 'busy') isFailing = true
      metrics.upstream.unusable(request, reason)
    },
    onStorability: observer.onStorability,
    onContent(call, locale, response) {
      if (!isDivided || upstreamCalls.includes(call.name)) isFailing = false
      contractWatch.check(call, locale, response)
      if (call.name === 'menu' || call.name === 'pageList') menuCheck?.checkAfter(response.bodyHash)
    },
    // The embedded backend is not down while the process runs.
    saveIn: settings.apiUpstream === undefined ? undefined : path.resolve(settings.dataDir, 'responses'),
    shared,
    sendForm: backends.sendForm
  })
  const answers = createInputs({ ...proxy, waitMs: settings.pageWaitMs })
  const needsFairInfo = isDivided && upstreamCalls.includes('config') && !upstreamCalls.includes('fairInfo')
  const inputs = needsFairInfo ? withFairInfo(answers) : answers
  const menuCheck = isDivided ? createMenuCheck(inputs, log) : undefined
  const backendCheck = createBackendCheck({
    inputs: answers,
    isStored(call) {
      const request = proxy.declaredRequests.forCall(call)
      return (proxy.cache.lookup(request)?.entry ?? proxy.cache.lookupStale(request)) !== undefined
    },
    isFailing: () => isFailing,
    base,
    ...(isDivided ? { calls: upstreamCalls } : {}),
    timeoutMs: settings.upstreamTimeoutMs,
    siteOrigin: settings.siteOrigin,
    log
  })
  return { proxy, inputs, backendCheck, menuCheck, contractWatch }
}
