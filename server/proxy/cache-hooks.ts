/** What the cache leaves to this site: downstream headers, error responses, Cache-Status records and log lines. */
import type { ServerResponse } from 'node:http'
import type { CacheHooks } from '../cache/proxy-request.ts'
import type { OriginFailure, OriginRequest } from '../cache/transport.ts'
import { type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import type { FieldLines } from '../http/raw-response.ts'
import { endUpstreamWait, notesOf } from '../telemetry/request-notes.ts'
import type { ThrottledLog } from '../telemetry/throttled-log.ts'
import { plainDownstreamHeaders } from './downstream-headers.ts'
import { sendEnvelope } from './envelope.ts'
import { localeOfLangHeader } from './request-language.ts'
import { type OriginMount, rewriteLocations } from './rewrite-locations.ts'

/** Called with a request whose backend response cannot be used, and the reason code. */
export type OnUnusableResponse = (request: Pick<OriginRequest, 'method' | 'target'>, reason: string) => void

export interface ApiCacheHooks extends CacheHooks {
  /** The Cache-Status member that was recorded for a response (RFC 9211). */
  cacheStatusOf(response: ServerResponse): string | undefined
}

/** Creates the hooks. `security` are the fields that are added where the backend did not set them. */
export function createCacheHooks(
  security: FieldLines,
  originMount: OriginMount,
  throttledLog: ThrottledLog,
  onUnusable: OnUnusableResponse
): ApiCacheHooks {
  const cacheStatuses = new WeakMap<ServerResponse, string>()
  const endWait = (response: ServerResponse, cacheStatus: CacheStatus) => {
    if (cacheStatus.fwd !== undefined) endUpstreamWait(response)
  }
  return {
    cacheStatusOf: (response) => cacheStatuses.get(response),
    recordCacheStatus({ response }, cacheStatus) {
      endWait(response, cacheStatus)
      cacheStatuses.set(response, formatCacheStatus(cacheStatus))
    },
    downstreamHeaders: (fields) => plainDownstreamHeaders(fields, security),
    rewriteLocations: (fields, target) => rewriteLocations(fields, target, originMount),
    sendError(proxyRequest, failure, cacheStatus, retryAfterS) {
      const { request, response } = proxyRequest
      endWait(response, cacheStatus)
      if (failure.reason === 'location') onUnusable(proxyRequest, failure.reason)
      if (failure.reason === 'busy') notesOf(response).shed = 'upstream'
      const formatted = formatCacheStatus(cacheStatus)
      cacheStatuses.set(response, formatted)
      // Declared calls are logged by the policy cache.
      if (proxyRequest.label === undefined && failure.reason !== 'only-if-cached') {
        throttledLog.warn(`undeclared ${failure.reason}`, { ...failure }, remedyFor(failure))
      }
      const retryS = retryAfterS ?? (failure.status === 503 ? 1 : undefined)
      sendEnvelope(response, {
        status: failure.status,
        locale: localeOfLangHeader(request.headers.lang),
        security: security.fields,
        extraFields: ['Cache-Status', formatted, ...(retryS === undefined ? [] : ['Retry-After', String(retryS)])],
        withBody: proxyRequest.method !== 'HEAD',
        close: proxyRequest.body !== undefined
      })
    }
  }
}

/** The log message of a failure: the cause, and what an operator can do about it. */
export function remedyFor({ status, reason }: OriginFailure): string {
  if (reason === 'location') return 'the backend redirects to another host: that is not passed on'
  if (reason === 'busy') return 'more requests to the backend are open than this process allows'
  if (status === 504) return 'the backend did not answer in time: see UPSTREAM_TIMEOUT_MS and the backend itself'
  if (/^(E(?!RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason))
    return 'the backend cannot be reached: see API_UPSTREAM and the network'
  return 'the backend answered with something unusable: see its own log'
}
