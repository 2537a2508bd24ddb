/** The API proxy: serves every request below `/api/` from the cache or from the backend. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureStatus } from '../../shared/calls/failures.ts'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import type { CacheRequest } from '../cache/cache-request.ts'
import type { CacheEngine } from '../cache/engine.ts'
import type { Fields } from '../http/fields.ts'
import { safeMethods } from '../http/request-methods.ts'
import { serializeFields } from '../http/response-head.ts'
import { createTraceContext, type TraceContext } from '../http/trace-context.ts'
import type { Send } from '../http/transport.ts'
import { createThrottledLog, type ThrottledLog } from '../observe/log.ts'
import { beginUpstreamWait, notesOf } from '../observe/request-notes.ts'
import { loggedPath } from '../observe/request-path.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type ApiCache, type ApiCacheSettings, createApiCache, type StoredResponses } from './api-cache.ts'
import { findCall } from './calls.ts'
import { invalidatedTargets } from './downstream-headers.ts'
import { sendEnvelope } from './envelope.ts'
import { createErrorResponses, type ProxyRequest } from './error-responses.ts'
import { replaceFailurePages } from './failure-pages.ts'
import { logFormFaults, logRefusalsInRow } from './forms/form-fault-log.ts'
import { formOfCall } from './forms/form-guard.ts'
import { type FormListeners, observeFormResult } from './forms/observe-form-response.ts'
import { type PassThroughOptions, passInformational, passThrough } from './pass-through.ts'
import { createBodyReader, maxBodyBytes, maxFormBytes, type ReadRequestBody, RequestBodyError } from './request-body.ts'
import { mount, parseRequestTarget, type RequestTarget } from './request-target.ts'
import { sendResult } from './send-result.ts'
import { resemblesSharePath, sharePath } from './share-route.ts'
import { endToEndHeaders, upstreamHeaders } from './upstream-headers.ts'

export interface ApiProxyOptions extends ApiCacheSettings {
  upstream: Upstream
  /** Fields that are added where the upstream did not set them: names and values in turn. */
  security: Fields
  /** Wall-clock time in milliseconds. */
  now?: () => number
  /** The value of X-Forwarded-For for the upstream; undefined: the field is not sent. */
  forwardedFor?: (request: IncomingMessage) => string | undefined
  /** The key of the client whose share of the upstream's slots a request uses; undefined: it counts for the site. */
  clientOf?: (request: IncomingMessage) => string | undefined
  /** Reads bodies of requests; default: a reader of its own. */
  readRequestBody?: ReadRequestBody
  /** The connection of a client that reads nothing of a response for so many milliseconds is closed. */
  stallMs?: number
  /** Whether a target that is no declared call is forwarded, by its path; default: every one. */
  isForwarded?: ((path: string) => boolean) | undefined
  /** Sends forms to the upstream; default: as all other requests. */
  sendForm?: Send | undefined
}

export interface ApiProxy extends StoredResponses, Pick<ApiCache, 'counters' | 'declaredRequests' | 'purge'> {
  /** The member of Via that all requests to the backend carry (RFC 9110, section 7.6.3). */
  via: string
  /** True for a request that this process has sent itself, because API_UPSTREAM leads back to it; logs that. */
  isLoop(request: IncomingMessage): boolean
  /** Serves any request whose target begins with the mount; with `url` as if that were its target. */
  handle(request: IncomingMessage, response: ServerResponse, trace?: TraceContext, url?: string): void
  cache: CacheEngine
}

/** What all requests of a proxy share. */
interface Proxy extends Omit<PassThroughOptions, 'rule'> {
  options: ApiProxyOptions
  cache: ApiCache
  /** Sends by `send`, but the page of a failure does not pass. */
  withoutFailurePages(send: Send): Send
  via: string
  isLoop: ApiProxy['isLoop']
  throttledLog: ThrottledLog
  formListeners: FormListeners
  readRequestBody: ReadRequestBody
  now: () => number
}

/** Creates the proxy with its cache. It sends nothing until a request comes. */
export function createApiProxy(options: ApiProxyOptions): ApiProxy {
  const proxy = createProxy(options)
  const { via, isLoop, cache } = proxy
  const { stored, engine, declaredRequests, counters, purge } = cache
  return {
    ...stored,
    via,
    isLoop,
    // Node sets the URL of every request that a server receives.
    handle: (request, response, trace = createTraceContext(), url = request.url!) =>
      handle(proxy, request, response, trace, url),
    cache: engine,
    declaredRequests,
    counters,
    purge
  }
}

function createProxy(options: ApiProxyOptions): Proxy {
  const { upstream, log, now = Date.now, stallMs = 30_000 } = options
  /** The pseudonym of this site in Via, by which a loop is detected. */
  const name = `bff-${randomBytes(4).toString('hex')}`
  const via = `1.1 ${name}`
  const throttledLog = createThrottledLog(log, now)
  const withoutFailurePages = (send: Send) =>
    replaceFailurePages(send, ({ method, target }, status) => {
      const message = 'the backend sent a failure page for people: visitors get its status alone, see its own log'
      throttledLog.warn(`failure page ${status}`, { method, path: loggedPath(target), status }, message)
    })
  const send = withoutFailurePages(upstream.send)
  /** Of a declared call no failure reaches a visitor as it is. */
  const sendRead: Send = (request, listener) => {
    const target = parseRequestTarget(mount + request.target)
    return (target && findCall(target.path, target.query) ? upstream.send : send)(request, listener)
  }
  const security = serializeFields(options.security)
  return {
    options,
    cache: createApiCache({ ...options, send: sendRead, via, security, throttledLog, now }),
    send,
    withoutFailurePages,
    errors: createErrorResponses(security, throttledLog, options.onUnusable ?? (() => {})),
    via,
    isLoop({ headers }) {
      if (!headers.via?.includes(name)) return false
      throttledLog.warn('loop', {}, 'API_UPSTREAM leads back to this process: name the backend itself')
      return true
    },
    throttledLog,
    formListeners: { onFault: logFormFaults(throttledLog), onResult: logRefusalsInRow(throttledLog) },
    readRequestBody: options.readRequestBody ?? createBodyReader(options.clientOf),
    stallMs,
    now
  }
}

function handle(proxy: Proxy, request: IncomingMessage, response: ServerResponse, trace: TraceContext, url: string) {
  const { options, cache, via, throttledLog } = proxy
  const method = request.method! // always set on a server's request, like its url
  const locale = localeOfLangHeader(request.headers.lang)
  const sendError = (status: FailureStatus) => {
    const extraFields = status === 405 ? ['Allow', 'GET'] : status === 503 ? ['Retry-After', '5'] : []
    sendEnvelope(response, { status, locale, security: options.security, extraFields, withBody: method !== 'HEAD' })
  }
  const target = parseRequestTarget(url)
  if (!target) return sendError(400)
  if (proxy.isLoop(request)) return sendError(508)
  const client = options.clientOf?.(request)
  const definition = findCall(target.path, target.query)
  if ((method === 'GET' || method === 'HEAD') && definition) {
    const cacheRequest = { ...cache.declaredRequests.forQuery(definition, locale, target.query), client, trace }
    const { headers, target: path } = cacheRequest
    const proxyRequest = { request, response, method, label: definition.name, target: path, headers, client, trace }
    return serve(proxy, proxyRequest, cacheRequest)
  }
  // The share signature has its own route, which validates the URL to be signed; no spelling may bypass it.
  if (resemblesSharePath(target.path, target.query)) return sendError(target.path === sharePath ? 405 : 404)
  if (options.isForwarded?.(target.path) === false) {
    const message = 'a call is not forwarded: neither the contract nor UPSTREAM_PATHS names its path'
    throttledLog.info('not forwarded', { method, path: loggedPath(target.target) }, message)
    return sendError(404)
  }
  const withBody = hasBody(request)
  const headers = upstreamHeaders(request, { locale, forwardedFor: options.forwardedFor?.(request), via, withBody })
  const proxyRequest: ProxyRequest = { request, response, method, target: target.target, client, trace, headers }
  if (method === 'GET' || method === 'HEAD')
    return serve(proxy, proxyRequest, undeclaredRequest(proxy, proxyRequest, method, locale, url))
  const form = method === 'POST' ? formOfCall(url) : undefined
  if (!withBody) return forward(proxy, proxyRequest, target, form)
  notesOf(response).formName = form
  proxy
    .readRequestBody(request, response, form === undefined ? maxBodyBytes : maxFormBytes)
    .then((body) => response.destroyed || forward(proxy, { ...proxyRequest, body }, target, form))
    .catch((err: unknown) => {
      if (err instanceof RequestBodyError) return sendError(err.statusCode)
      options.log.error({ err }, 'a request could not be answered')
      response.destroy()
    })
}

/** Whether a request has content that is forwarded (RFC 9110, section 6.4); that of GET and HEAD is not. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** A read of a call that the contract does not declare, as the cache handles it. */
function undeclaredRequest(
  { cache, options }: Proxy,
  proxyRequest: ProxyRequest,
  method: CacheRequest['method'],
  locale: ApiLocale,
  url: string
): CacheRequest {
  const { request, target, headers, client, trace } = proxyRequest
  const rule = cache.otherRule
  return {
    rule,
    key: `${locale} ${target}`,
    url,
    partition: locale,
    method,
    target,
    headers,
    clientHeaders: endToEndHeaders(request.headers),
    client,
    trace,
    onInformational: (status, fields) => passInformational(proxyRequest, rule, status, fields),
    cacheable: options.isStoring !== false
  }
}

/** Serves a GET or HEAD with the result of the cache, or forwards it where that says so. */
function serve(proxy: Proxy, proxyRequest: ProxyRequest, cacheRequest: CacheRequest): void {
  const { response } = proxyRequest
  let isWaiting = true
  let cancel = () => {}
  const onClose = () => cancel()
  cancel = proxy.cache.engine.handle(cacheRequest, (result) => {
    isWaiting = false
    response.off('close', onClose)
    if (result.kind === 'forward') {
      beginUpstreamWait(response)
      passThrough(proxyRequest, result.cacheStatus, { ...proxy, rule: proxy.cache.otherRule }, result.onHead)
    } else sendResult(proxyRequest, cacheRequest.rule, result, proxy)
  })
  if (!isWaiting) return
  beginUpstreamWait(response)
  response.once('close', onClose)
}

/** Forwards any other method; what its success may have changed is invalidated (RFC 9111, section 4.4). */
function forward(
  proxy: Proxy,
  proxyRequest: ProxyRequest,
  { target }: RequestTarget,
  form: AnyFormName | undefined
): void {
  const { cache, options } = proxy
  const { method, response } = proxyRequest
  const formSend = options.sendForm ?? options.upstream.send
  cache.counters.of('other').misses += 1
  beginUpstreamWait(response)
  const send =
    form === undefined
      ? proxy.send
      : proxy.withoutFailurePages(observeFormResult(formSend, response, form, proxy.formListeners))
  passThrough(proxyRequest, { fwd: 'method' }, { ...proxy, send, rule: cache.otherRule }, (status, fields) => {
    // Without a status the backend may have carried out the request: it counts as successful.
    if (safeMethods.has(method) || (status !== undefined && status >= 400)) return
    for (const changed of [target, ...invalidatedTargets(fields, target, options.upstream)]) cache.invalidate(changed)
  })
}
