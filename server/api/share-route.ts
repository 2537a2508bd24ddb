/**
 * `GET /api/wechat/share_sign`: the backend signs; this route allows only URLs of this site (shared/README.md#wechat).
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { formatCacheStatus } from '../http/cache-status.ts'
import { decodeContent } from '../http/content-coding.ts'
import type { TraceContext } from '../http/trace-context.ts'
import type { OriginFailure } from '../http/transport.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { beginUpstreamWait, endUpstreamWait, notesOf } from '../observe/request-notes.ts'
import { readBody } from '../upstream/read-body.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { ApiProxy } from './api-proxy.ts'
import { sendEnvelope, sendJson } from './envelope.ts'
import { exchangeFacts, remedyFor } from './error-responses.ts'
import { hijack } from './hijack.ts'
import { mount } from './request-target.ts'
import { readShareUrl, sharePath } from './share-url.ts'
import { ownCallHeaders } from './upstream-headers.ts'
import { readJson } from './validate-envelope.ts'

export interface ShareOptions {
  upstream: Upstream
  proxy: Pick<ApiProxy, 'via' | 'isLoop'>
  /** Host of SITE_ORIGIN, with its port unless it is the default one. */
  siteHost: string
  /** Header fields of the response: names and values in turn. */
  security: readonly string[]
  /** The key of the client whose share of the upstream's slots a request uses. */
  clientOf?: (request: IncomingMessage) => string | undefined
  throttledLog: ThrottledLog
  /** The id of a request. */
  traceOf: (request: IncomingMessage) => TraceContext
}

/** Maximum size of the backend's response in bytes. */
const maxBytes = 65_536
/** The member that holds the secret ticket, reduced to its letters. */
const ticketLetters = 'jsapiticket'

/** Registers the route. The API proxy refuses other methods, and every other spelling of the path. */
export async function shareRoute(app: FastifyInstance, options: ShareOptions): Promise<void> {
  const { upstream, proxy, siteHost, security, throttledLog, clientOf, traceOf } = options
  app.get(`${mount}${sharePath}`, { exposeHeadRoute: false, config: { routeClass: 'api' } }, (request, reply) =>
    hijack(reply, security, async (response) => {
      const locale = localeOfLangHeader(request.headers.lang)
      const requestUrl = request.raw.url! // always set on a server's request
      const queryStart = requestUrl.indexOf('?')
      const url = queryStart < 0 ? undefined : readShareUrl(requestUrl.slice(queryStart + 1), siteHost)
      const sendError = (status: 400 | 502 | 503 | 504, detail: string, fwdStatus?: number) => {
        const cacheStatus = status === 400 ? { refused: true, detail } : { fwd: 'bypass' as const, fwdStatus, detail }
        sendEnvelope(response, {
          status,
          locale,
          security,
          extraFields: ['Cache-Status', formatCacheStatus(cacheStatus)]
        })
      }
      if (url === undefined) return sendError(400, 'url')
      if (proxy.isLoop(request.raw)) return sendEnvelope(response, { status: 508, locale, security })

      const headers = ownCallHeaders(locale, proxy.via)
      const target = `${sharePath}?url=${encodeURIComponent(url)}`
      const client = clientOf?.(request.raw)
      beginUpstreamWait(response)
      const trace = traceOf(request.raw)
      const result = await readBody(upstream.send, { method: 'GET', target, headers, client, trace }, maxBytes)
      endUpstreamWait(response)
      const sendFailure = (failure: OriginFailure, fwdStatus?: number) => {
        // The client ignores the failure silently, so only the log reports it.
        throttledLog.warn(
          `share ${failure.reason}`,
          { ...failure, route: sharePath, ...exchangeFacts(trace, notesOf(response).upstreamMs) },
          remedyFor(failure)
        )
        return sendError(failure.status, failure.reason, fwdStatus)
      }
      if (result.kind === 'failure') return sendFailure(result.failure, result.status)
      const body = await decodeContent(result.fields, result.body, maxBytes)
      const envelope = body && readJson(body)
      if (typeof envelope !== 'object' || envelope === null)
        return sendFailure({ status: 502, reason: 'no-json' }, result.status)

      const cacheStatus = formatCacheStatus({ fwd: 'bypass', fwdStatus: result.status, detail: 'never-kept' })
      const fields = ['Vary', 'lang', 'Cache-Status', cacheStatus, ...security]
      sendJson(response, result.status, JSON.stringify(maskTicket(envelope)), fields)
    })
  )
}

/** A copy of a JSON value with the ticket replaced by `***`: as a member of that name, and inside any string. */
export function maskTicket(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/(jsapi_ticket\s*(?:=|%3D|(?:"\s*)?:\s*"?))[^&\s"'%,;}]*/gi, '$1***')
  if (Array.isArray(value)) return value.map(maskTicket)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name.toLowerCase().replace(/[^a-z]/g, '') === ticketLetters ? '***' : maskTicket(member)
    ])
  )
}
