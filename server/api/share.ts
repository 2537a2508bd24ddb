/** `GET /api/wechat/share_sign`: the backend signs, we look that it signs for this site alone (rulings, section 7). */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { cacheStatus } from '../cache/cache-status.ts'
import { collect } from '../cache/collect.ts'
import { decoded } from '../cache/decode.ts'
import type { Failure } from '../cache/transport.ts'
import { beginUpstreamWait, endUpstreamWait } from '../request-notes.ts'
import type { Upstream } from '../upstream.ts'
import type { Complaints } from './complaints.ts'
import { mount } from './door.ts'
import { sendEnvelope } from './envelope.ts'
import { readJson } from './judge.ts'
import { languageOf } from './language.ts'
import { readShareUrl, sharePath } from './share-url.ts'
import { remedyFor } from './site-manners.ts'

export interface ShareOptions {
  upstream: Upstream
  /** Host, with port where it is not the usual one, of SITE_ORIGIN. */
  siteHost: string
  security: readonly string[]
  /** The client that a request counts for where places at the upstream are shared. */
  clientOf?: (request: IncomingMessage) => string | undefined
  complaints: Complaints
}

const mostBytes = 65_536
const secret = 'jsapi_ticket'

/** Registers the route; other methods and other spellings of it are the door's to refuse. */
export async function shareRoute(app: FastifyInstance, options: ShareOptions): Promise<void> {
  const { upstream, siteHost, security, complaints, clientOf } = options
  app.get(`${mount}${sharePath}`, { exposeHeadRoute: false }, async (request, reply) => {
    reply.hijack()
    const response = reply.raw
    const locale = languageOf(request.headers.lang)
    const mark = request.raw.url!.indexOf('?')
    const url = mark < 0 ? undefined : readShareUrl(request.raw.url!.slice(mark + 1), siteHost)
    const fail = (status: 400 | 502 | 503 | 504, detail: string, fwdStatus?: number) => {
      const happened = status === 400 ? { refused: true, detail } : { fwd: 'bypass' as const, fwdStatus, detail }
      sendEnvelope(response, { status, locale, security, more: ['Cache-Status', cacheStatus(happened)] })
    }
    if (url === undefined) return fail(400, 'url')

    const headers = [
      'lang',
      locale,
      'accept',
      'application/json',
      'accept-encoding',
      'identity',
      'x-request-id',
      request.id
    ]
    const target = `${sharePath}?url=${encodeURIComponent(url)}`
    const client = clientOf?.(request.raw)
    beginUpstreamWait(response)
    const signed = await collect(upstream.send, { method: 'GET', target, headers, client }, mostBytes)
    endUpstreamWait(response)
    const failed = (failure: Failure, fwdStatus?: number) => {
      // A visitor is not told: whoever runs this is.
      complaints.warn(`share ${failure.reason}`, { ...failure, route: sharePath }, remedyFor(failure))
      return fail(failure.status, failure.reason, fwdStatus)
    }
    if (signed.kind === 'failure') return failed(signed.failure)
    if (signed.kind === 'large') {
      signed.leave()
      return failed({ status: 502, reason: 'too-large' }, signed.status)
    }
    const body = await decoded(signed.fields, signed.body, mostBytes)
    const answer = body && readJson(body)
    if (typeof answer !== 'object' || answer === null) return failed({ status: 502, reason: 'no-json' }, signed.status)

    const text = Buffer.from(JSON.stringify(masked(answer)))
    response.writeHead(signed.status, [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(text.length),
      'Cache-Control',
      'no-store',
      'Vary',
      'lang',
      'Cache-Status',
      cacheStatus({ fwd: 'bypass', fwdStatus: signed.status, detail: 'never-kept' }),
      ...security
    ])
    response.end(text)
  })
}

/** A copy with the ticket masked wherever it stands: as a value under its name, and inside any text. */
export function masked(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/(jsapi_ticket\s*(?:=|%3D|(?:"\s*)?:\s*"?))[^&\s"'%,;}]*/gi, '$1***')
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name.toLowerCase().replace(/[^a-z]/g, '') === secret.replace('_', '') ? '***' : masked(inner)
    ])
  )
}
