/** The API proxy: serves every request below `/api/` from the cache or from the backend. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tag } from '../../shared/calls/call.ts'
import type { FailureStatus } from '../../shared/calls/failures.ts'
import type { CallName } from '../../shared/calls/names.ts'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import type { CacheRequest } from '../cache/cache-request.ts'
import { type Counters, createCounters } from '../cache/counters.ts'
import { CacheEngine } from '../cache/engine.ts'
import { createFailures } from '../cache/failures.ts'
import { createReplicatedEngine } from '../cache/redis/replicas.ts'
import type { SharedCache } from '../cache/redis/shared-cache.ts'
import { createRfc9111Rule } from '../cache/rfc9111-rule.ts'
import { boundedText, type Fields } from '../http/fields.ts'
import { serializeFields } from '../http/response-head.ts'
import { createTraceContext, type TraceContext } from '../http/trace-context.ts'
import type { Send } from '../http/transport.ts'
import { beginUpstreamWait, notesOf } from '../observe/request-notes.ts'
import { pathOf } from '../observe/request-path.ts'
import { createThrottledLog, type Log } from '../observe/throttled-log.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createApiStore, type StoredResponses } from './api-store.ts'
import { findCall, isForcedCall } from './calls.ts'
import { createDeclaredCallRule, declaredLifetimes, type OnContent, type OnStorability } from './declared-call-rule.ts'
import { createDeclaredRequests, type DeclaredRequests } from './declared-requests.ts'
import { createDoubtfulResponses } from './doubtful-responses.ts'
import { invalidatedTargets, otherCallHeaders, rewriteLocations } from './downstream-headers.ts'
import type { EdgeLifetimes } from './edge-fields.ts'
import { sendEnvelope } from './envelope.ts'
import { createErrorResponses, type OnUnusableResponse } from './error-responses.ts'
import { replaceFailurePages } from './failure-pages.ts'
import { logFormFaults } from './forms/form-fault-log.ts'
import { formOfCall } from './forms/form-guard.ts'
import { observeFormResult } from './forms/observe-form-response.ts'
import { passInformational, passThrough } from './pass-through.ts'
import type { ProxyRequest } from './proxy-request.ts'
import { type PurgeSelection, purgeSelector } from './purge-selection.ts'
import { createBodyReader, maxBodyBytes, maxFormBytes, type ReadRequestBody, RequestBodyError } from './request-body.ts'
import { safeMethods } from './request-methods.ts'
import { mount, parseRequestTarget, type RequestTarget } from './request-target.ts'
import { selectingFields } from './selecting-fields.ts'
import { sendResult } from './send-result.ts'
import { resemblesSharePath, sharePath } from './share-url.ts'
import { endToEndHeaders, upstreamHeaders } from './upstream-headers.ts'
import { createEnvelopeMemo } from './validate-envelope.ts'

export interface ApiProxyOptions {
  upstream: Upstream
  /** Lifetime in seconds of declared calls for which the upstream declares none. */
  ttlS: number
  /** How long stale responses may be served while the upstream fails, in seconds. */
  staleS: number
  /** Maximum size of all stored responses in bytes. */
  maxBytes: number
  /** Calls, by name or tag, that are stored in spite of no-store or Set-Cookie (CACHE_FORCE). */
  force: readonly (CallName | Tag)[]
  /** Fields that are added where the upstream did not set them: names and values in turn. */
  security: Fields
  log: Log
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
  /** Folder in which the last good responses of declared calls are saved; undefined: they are not. */
  saveIn?: string | undefined
  onUnusable?: OnUnusableResponse
  /** The store that replicas share; undefined: this process works by itself. */
  shared?: SharedCache | undefined
  /** Whether a target that is no declared call is forwarded, by its path; default: every one. */
  isForwarded?: ((path: string) => boolean) | undefined
  /** Sends forms to the upstream; default: as all other requests. */
  sendForm?: Send | undefined
  onContent?: OnContent
  /** False: every request is forwarded, and nothing is stored; default: what may be is stored. */
  isStoring?: boolean
  /** Lifetimes for an edge; undefined: there is none. */
  edge?: EdgeLifetimes | undefined
  onStorability?: OnStorability
}

export interface ApiProxy extends StoredResponses {
  /** The member of Via that all requests to the backend carry (RFC 9110, section 7.6.3). */
  via: string
  /** True for a request that this process has sent itself, because API_UPSTREAM leads back to it; logs that. */
  isLoop(request: IncomingMessage): boolean
  /** Serves any request whose target begins with the mount; with `url` as if that were its target. */
  handle(request: IncomingMessage, response: ServerResponse, trace?: TraceContext, url?: string): void
  cache: CacheEngine
  declaredRequests: DeclaredRequests
  /** Hits, misses and stale hits per declared call and language; `other` counts the undeclared ones. */
  counters: Counters
  /** Marks as stale (soft) or drops (hard) the selected entries, or all of them; returns their number. */
  purge(selection: PurgeSelection | undefined, hard: boolean): number
}

const mebibyte = 1_048_576
/** Creates the proxy with its cache. It sends nothing until a request comes. */
export function createApiProxy(options: ApiProxyOptions): ApiProxy {
  const { upstream, security, log, ttlS, maxBytes, stallMs = 30_000, isForwarded = () => true, isStoring } = options
  const readRequestBody = options.readRequestBody ?? createBodyReader(options.clientOf)
  const now = options.now ?? Date.now
  /** The pseudonym of this site in Via, by which a loop is detected. */
  const name = `bff-${randomBytes(4).toString('hex')}`
  const via = `1.1 ${name}`
  const originMount = { origin: upstream.origin, prefix: upstream.prefix, mount }
  const throttledLog = createThrottledLog(log, now)
  const withoutFailurePages = (send: Send) =>
    replaceFailurePages(send, ({ method, target }, status) => {
      const message = 'the backend sent a failure page for people: visitors get its status alone, see its own log'
      throttledLog.warn(`failure page ${status}`, { method, path: pathOf(target), status }, message)
    })
  const send = withoutFailurePages(upstream.send)
  /** Of a declared call no failure reaches a visitor as it is. */
  const sendRead: Send = (request, listener) => {
    const target = parseRequestTarget(mount + request.target, mount)
    return (target && findCall(target.path, target.query) ? upstream.send : send)(request, listener)
  }
  const onFormFault = logFormFaults(throttledLog)
  const counters = createCounters()
  const securityLines = serializeFields(security)
  const onUnusable: OnUnusableResponse = options.onUnusable ?? (() => {})
  const errors = createErrorResponses(securityLines, throttledLog, onUnusable)
  const failures = createFailures()
  const { store, memory, removeSaved, stored } = createApiStore({
    maxBytes,
    saveIn: options.saveIn,
    backend: upstream.identity,
    log: throttledLog,
    counters,
    declaredRequests: () => declaredRequests,
    now
  })
  const maxEntryBytes = Math.min(4 * mebibyte, Math.max(65_536, maxBytes >> 4))
  const engineOptions = {
    send: sendRead,
    store,
    counters,
    failures,
    maxEntryBytes,
    now,
    onInternalError: (err: unknown) => log.error({ err }, 'the cache raised an internal error')
  }
  const cache = options.shared ? createReplicatedEngine(engineOptions, options.shared) : new CacheEngine(engineOptions)
  const rewrite = (fields: Fields, target: string) => rewriteLocations(fields, target, originMount)
  const otherRule = createRfc9111Rule({
    label: 'other',
    defaults: {
      ...declaredLifetimes({ lifetimeS: undefined }, ttlS, options.staleS),
      fallbackS: undefined,
      fallbackStaleWhileRevalidateS: 0,
      graceCoversErrors: false,
      usesApparentAge: true
    },
    keyFields: new Set(['lang']),
    selectingFields,
    rewriteLocations: rewrite,
    downstreamHeaders: (fields, kind) => otherCallHeaders(fields, securityLines, kind)
  })
  const declaredOptions = {
    ttlS,
    staleS: options.staleS,
    maxEntryBytes,
    security: securityLines,
    throttledLog,
    envelopeMemo: createEnvelopeMemo(),
    doubtfulResponses: createDoubtfulResponses(failures, memory, () => declaredRequests),
    onUnusable,
    rewriteLocations: rewrite,
    origin: upstream.origin,
    onContent: options.onContent,
    onStorability: options.onStorability,
    edge: options.edge
  }
  const declaredRequests = createDeclaredRequests(
    mount,
    via,
    (definition, locale) =>
      createDeclaredCallRule(definition, locale, isForcedCall(definition, options.force), declaredOptions),
    isStoring
  )
  const passThroughOptions = { send, rule: otherRule, errors, stallMs }

  /** Serves a GET or HEAD with the result of the cache, or forwards it where that says so. */
  const serve = (proxyRequest: ProxyRequest, cacheRequest: CacheRequest) => {
    const { response } = proxyRequest
    let isWaiting = true
    let cancel = () => {}
    const onClose = () => cancel()
    cancel = cache.handle(cacheRequest, (result) => {
      isWaiting = false
      response.off('close', onClose)
      if (result.kind === 'forward') {
        beginUpstreamWait(response)
        passThrough(proxyRequest, result.cacheStatus, passThroughOptions, result.onHead)
      } else sendResult(proxyRequest, cacheRequest.rule, result, { errors, stallMs, now })
    })
    if (!isWaiting) return
    beginUpstreamWait(response)
    response.once('close', onClose)
  }

  const forward = (proxyRequest: ProxyRequest, { target }: RequestTarget, form: AnyFormName | undefined) => {
    counters.of('other').misses += 1
    const { method, response } = proxyRequest
    beginUpstreamWait(response)
    const observedSend =
      form === undefined
        ? send
        : withoutFailurePages(observeFormResult(options.sendForm ?? upstream.send, response, form, onFormFault))
    passThrough(proxyRequest, { fwd: 'method' }, { ...passThroughOptions, send: observedSend }, (status, fields) => {
      // Without a status the backend may have carried out the request: it counts as successful.
      if (safeMethods.has(method) || (status !== undefined && status >= 400)) return
      for (const changed of [target, ...invalidatedTargets(fields, target, originMount)]) invalidate(changed)
    })
  }
  const isLoop = ({ headers }: IncomingMessage) => {
    if (!headers.via?.includes(name)) return false
    throttledLog.warn('loop', {}, 'API_UPSTREAM leads back to this process: name the backend itself')
    return true
  }
  /** Invalidates the stored responses of a target in both languages (RFC 9111, section 4.4). */
  const invalidate = (target: string) => {
    const parsed = parseRequestTarget(`${mount}${target}`, mount)
    const definition = parsed && findCall(parsed.path, parsed.query)
    // A stored response of a declared call still serves while the backend fails.
    const isHard = definition === undefined
    for (const locale of apiLocales) {
      const key = definition ? declaredRequests.forQuery(definition, locale, parsed.query).key : `${locale} ${target}`
      options.shared?.invalidate(boundedText(key), isHard)
      cache.invalidate(key, isHard)
    }
  }

  return {
    ...stored,
    via,
    isLoop,
    // Node sets the URL of every request that a server receives.
    handle(request, response, trace = createTraceContext(), url = request.url!) {
      const { headers } = request
      const method = request.method! // always set on a server's request, like its url
      const locale = localeOfLangHeader(headers.lang)
      const sendError = (status: FailureStatus) => {
        const extraFields = status === 405 ? ['Allow', 'GET'] : status === 503 ? ['Retry-After', '5'] : []
        const withBody = method !== 'HEAD'
        sendEnvelope(response, { status, locale, security, extraFields, withBody })
      }
      const target = parseRequestTarget(url, mount)
      if (!target) return sendError(400)
      if (isLoop(request)) return sendError(508)
      const isRead = method === 'GET' || method === 'HEAD'
      const definition = findCall(target.path, target.query)
      if (isRead && definition) {
        const client = options.clientOf?.(request)
        const cacheRequest = { ...declaredRequests.forQuery(definition, locale, target.query), client, trace }
        const { headers: forwarded, target: path } = cacheRequest
        const label = definition.name
        return serve(
          { request, response, method, label, target: path, headers: forwarded, client, trace },
          cacheRequest
        )
      }
      // The share signature has its own route, which validates the URL to be signed; no spelling may bypass it.
      if (resemblesSharePath(target.path, target.query)) return sendError(target.path === sharePath ? 405 : 404)
      if (!isForwarded(target.path)) {
        const message = 'a call is not forwarded: neither the contract nor UPSTREAM_PATHS names its path'
        throttledLog.info('not forwarded', { method, path: pathOf(target.target) }, message)
        return sendError(404)
      }
      const length = Number(headers['content-length'] ?? 0)
      const hasBody = !isRead && (headers['transfer-encoding'] !== undefined || length > 0)
      const forwardedFor = options.forwardedFor?.(request)
      const proxyRequest: ProxyRequest = {
        request,
        response,
        method,
        target: target.target,
        client: options.clientOf?.(request),
        trace,
        headers: upstreamHeaders(request, { locale, forwardedFor, via, withBody: hasBody })
      }
      if (isRead) {
        const { headers: forwarded, client } = proxyRequest
        return serve(proxyRequest, {
          rule: otherRule,
          key: `${locale} ${target.target}`,
          url,
          partition: locale,
          method,
          target: target.target,
          headers: forwarded,
          clientHeaders: endToEndHeaders(headers),
          client,
          trace,
          onInformational: (status, fields) => passInformational(proxyRequest, otherRule, status, fields),
          cacheable: isStoring !== false
        })
      }
      const form = method === 'POST' ? formOfCall(url) : undefined
      if (!hasBody) return forward(proxyRequest, target, form)
      notesOf(response).formName = form
      readRequestBody(request, response, form === undefined ? maxBodyBytes : maxFormBytes)
        .then((body) => response.destroyed || forward({ ...proxyRequest, body }, target, form))
        .catch((err: unknown) => {
          if (err instanceof RequestBodyError) return sendError(err.statusCode)
          log.error({ err }, 'a request could not be answered')
          response.destroy()
        })
    },
    cache,
    declaredRequests,
    counters,
    purge(selection, hard) {
      const selects = selection && purgeSelector(selection)
      if (hard) removeSaved(selects)
      return cache.purge(selects, hard)
    }
  }
}
