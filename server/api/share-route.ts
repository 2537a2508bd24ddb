/**
 * `GET /api/wechat/share_sign`: the backend signs; this route allows only URLs of this site (shared/README.md#wechat).
 * Which requests are for it, and what a signature must sign.
 */

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { shareSignature } from '../../shared/calls/rows.ts'
import { localeOfLangHeader } from '../../shared/locale/locale.ts'
import { pathOf } from '../../shared/pages/links.ts'
import { isRecord } from '../../shared/records/read-record.ts'
import { formatCacheStatus } from '../http/cache-status.ts'
import { decodeContent } from '../http/content-coding.ts'
import type { TraceContext } from '../http/trace-context.ts'
import type { OriginFailure } from '../http/transport.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { beginUpstreamWait, endUpstreamWait, notesOf } from '../observe/request-notes.ts'
import { readBody } from '../upstream/read-body.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { DisplayFault } from './display/shell-losses.ts'
import { hijack, sendEnvelope, sendJson } from './envelope.ts'
import { exchangeFacts, remedyFor } from './error-responses.ts'
import { containsInOrder, routeLetters } from './framework-path.ts'
import { mount } from './request-target.ts'
import { ownCallHeaders } from './upstream-headers.ts'
import { readJson } from './validate-envelope.ts'

interface ShareOptions {
  upstream: Upstream
  /** The member of Via that the site adds, and whether a request has it already. */
  proxy: { via: string; isLoop: (request: IncomingMessage) => boolean }
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
      const url = readShareUrl(requestUrl.slice(pathOf(requestUrl).length + 1), siteHost)
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

/** Path of the call below the API's base URL. */
export const sharePath = shareSignature.path

/**
 * True for every request that a backend's framework might route to the signature call, and for some that it would not:
 * the path has the letters of `wechat`, `share` and `sign` in this order, with any text between them; or a part of the
 * query has `sharesign`, and the path or the query has `wechat`. Takes path and query as `parseRequestTarget` returns
 * them.
 */
export function resemblesSharePath(path: string, query: string): boolean {
  const [pathLetters = '', ...queryLetters] = routeLetters(path, query)
  if (containsInOrder(pathLetters, ['wechat', 'share', 'sign'])) return true
  return (
    queryLetters.some((letters) => letters.includes('sharesign')) &&
    [pathLetters, ...queryLetters].some((letters) => letters.includes('wechat'))
  )
}

const maxUrlLength = 2000
/** UTF-8 has at most three octets per UTF-16 unit, and a percent-encoded octet has three characters. */
const maxEncodedLength = 'url='.length + maxUrlLength * 9
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
const controlCharacter = /[\u0000-\u001f\u007f]/

/**
 * The URL to be signed, from the raw query of the request. It must be the only `url` parameter, http or https, of the
 * site's own host, without `#`, credentials or backslashes, and at most 2,000 characters long
 * (shared/README.md#wechat). It is decoded exactly once; returns undefined when it is invalid.
 */
export function readShareUrl(query: string, siteHost: string): string | undefined {
  const [pair, ...others] = query.split('&').filter((part) => part === 'url' || part.startsWith('url='))
  if (pair === undefined || others.length > 0 || pair.length > maxEncodedLength) return undefined
  let url: string
  try {
    url = decodeURIComponent(pair.slice('url='.length).replaceAll('+', ' '))
  } catch {
    return undefined
  }
  if (
    url.length > maxUrlLength ||
    !/^https?:\/\/[^/\\@?#\s][^\s\\#]*$/.test(url) ||
    controlCharacter.test(url) ||
    !URL.canParse(url)
  )
    return undefined
  const { host, username, password } = new URL(url)
  return host === siteHost.toLowerCase() && username === '' && password === '' ? url : undefined
}

/**
 * What is wrong with the signature that answers a request, so that WeChat refuses it; `target` is path and query of the
 * request.
 */
export function signatureFault(target: string, data: unknown): DisplayFault | undefined {
  const asked = new URLSearchParams(target.split('?')[1]).get('url')?.split('#', 1)[0]
  if (!isRecord(data) || asked === undefined) return undefined
  const fault = (name: string, message: string): DisplayFault => ({
    severity: 'error',
    field: `data.${name}`,
    message: `${message}: WeChat refuses the signature`
  })
  const { rawString, nonceStr, timestamp } = data
  const [, signed] = /(?:^|&)url=(.*)$/s.exec(typeof rawString === 'string' ? rawString : '') ?? []
  if (typeof rawString !== 'string' || signed === undefined) return undefined
  if (signed !== asked) return fault('rawString', `signs the address ${signed}, and ${asked} was asked for`)
  const lacking = Object.entries({ noncestr: nonceStr, timestamp }).find(
    ([name, value]) => !rawString.split('&').includes(`${name}=${String(value)}`)
  )
  return lacking && fault('rawString', `has not ${lacking[0]}=${String(lacking[1])}, which the answer names`)
}
