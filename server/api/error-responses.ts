/** The proxy's own error responses, the record of each response's Cache-Status, and the log lines of failures. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { type CacheStatus, formatCacheStatus } from '../http/cache-status.ts'
import type { FieldLines } from '../http/response-head.ts'
import type { TraceContext } from '../http/trace-context.ts'
import { closingReason, type OriginFailure, type OriginRequest } from '../http/transport.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { endUpstreamWait, notesOf } from '../observe/request-notes.ts'
import { loggedPath } from '../observe/request-path.ts'
import { sendEnvelope } from './envelope.ts'
import { explainRedirect, isCertificateFault, isProtocolFault } from './explain-failure.ts'

/** A client's request on its way through the proxy, as it is sent to the origin. */
export interface ProxyRequest extends OriginRequest {
  request: IncomingMessage
  response: ServerResponse
  /** Name of the declared API call; undefined for other requests. */
  label?: string
  trace: TraceContext
}

/** Called with a request whose backend response cannot be used, and the reason code. */
export type OnUnusableResponse = (request: Pick<OriginRequest, 'method' | 'target'>, reason: string) => void

export interface ErrorResponses {
  /** Sends an error response in place of the origin's; `retryAfterS` is the value of its Retry-After. */
  send(proxyRequest: ProxyRequest, failure: OriginFailure, cacheStatus: CacheStatus, retryAfterS?: number): void
  /** Notes the Cache-Status of any other response, and ends its wait for the backend; called before it is sent. */
  recordCacheStatus(proxyRequest: ProxyRequest, cacheStatus: CacheStatus): void
}

/** Creates the senders. `security` are the fields of every error response. */
export function createErrorResponses(
  security: FieldLines,
  throttledLog: ThrottledLog,
  onUnusable: OnUnusableResponse
): ErrorResponses {
  const record = ({ response }: ProxyRequest, cacheStatus: CacheStatus): string => {
    if (cacheStatus.fwd !== undefined) endUpstreamWait(response)
    const formatted = formatCacheStatus(cacheStatus)
    notesOf(response).cacheStatus = formatted
    return formatted
  }
  return {
    recordCacheStatus: record,
    send(proxyRequest, failure, cacheStatus, retryAfterS) {
      const { request, response } = proxyRequest
      if (failure.reason === 'location') onUnusable(proxyRequest, failure.reason)
      if (failure.reason === 'busy') notesOf(response).shed = 'upstream'
      const formatted = record(proxyRequest, cacheStatus)
      // Failures of declared calls are logged by their rule.
      if (proxyRequest.label === undefined && failure.reason !== 'only-if-cached' && failure.reason !== closingReason) {
        const { redirect, ...told } = failure
        const facts = {
          ...told,
          path: loggedPath(proxyRequest.target),
          ...exchangeFacts(proxyRequest.trace, notesOf(response).upstreamMs),
          // A query may hold what a visitor typed.
          ...(redirect && { why: explainRedirect(proxyRequest, redirect, false) })
        }
        throttledLog.warn(`undeclared ${failure.reason}`, facts, remedyFor(failure))
      }
      const retryS = retryAfterS ?? (failure.status === 503 ? 1 : undefined)
      sendEnvelope(response, {
        status: failure.status,
        locale: localeOfLangHeader(request.headers.lang),
        security: security.fields,
        extraFields: ['Cache-Status', formatted, ...(retryS === undefined ? [] : ['Retry-After', String(retryS)])],
        withBody: proxyRequest.method !== 'HEAD'
      })
    }
  }
}

/** The request's id and the duration of its exchange with the backend, for the log line of a failure. */
export function exchangeFacts({ requestId }: TraceContext, milliseconds = 0): { reqId: string; ms: number } {
  return { reqId: requestId, ms: Math.round(milliseconds * 10) / 10 }
}

/** The log message of a failure: the cause, and what an operator can do about it. */
export function remedyFor({ status, reason }: OriginFailure): string {
  if (reason === 'location') return 'the backend redirects out of its API: that is neither followed nor passed on'
  if (reason === 'busy') return 'more requests to the backend are open than this process allows'
  if (status === 504 || reason === 'timeout')
    return 'the backend did not answer in time: see UPSTREAM_TIMEOUT_MS and the backend itself'
  if (/^(E(?!RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason))
    return 'the backend cannot be reached: see API_UPSTREAM and the network'
  if (isCertificateFault(reason))
    return "the backend's certificate is not trusted: NODE_EXTRA_CA_CERTS names a file with that of its authority"
  if (isProtocolFault(reason)) return 'the backend speaks no TLS at this port: API_UPSTREAM with http?'
  if (/^3(?!04)\d\d$/.test(reason))
    return 'the backend redirects a call, which is not followed: the call must answer itself, see `why`'
  if (reason === '401')
    return 'the backend refuses a call that comes without credentials: it must answer without a login'
  if (reason === '403') return 'the backend forbids a call that anybody may make: a firewall, or a rule of access?'
  if (reason === 'too-large') return 'a response of the backend is too large: see CACHE_MAX_MB'
  return /^(?:5\d\d|UND_ERR_SOCKET)$/.test(reason)
    ? 'the backend answered with something unusable: see its own log'
    : 'the backend answered with something unusable: see `why`, or npm run contract'
}
