/**
 * Security headers of pages and files, the rules of trusted proxies, and the rejection of malformed requests
 * (shared/README.md#security).
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { firstStyles, inlineScript } from 'virtual:manifest'
import proxyAddr from '@fastify/proxy-addr'
import { writeHead } from './http/response-head.ts'
import type { Settings } from './settings.ts'

/** The source expression that allows an inline script or style with exactly this text (CSP 3, section 2.3.1). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Header names and values, alternating, as `ServerResponse.writeHead` takes them. */
export type HeaderList = readonly string[]

const inlineHash = hashSource(inlineScript)

/**
 * The security headers of pages and files. Scripts and style sheets come from this host alone; its other responses are
 * none, because they have another type and are not sniffed. A path below any host (`*:*` and a path) would say so a
 * second time, but WebKit matches no host by `*` and blocked all built files. Style attributes are allowed; style
 * elements and the inline script are allowed by hash. The one service worker is of this host; `Sec-Fetch-Dest` forbids
 * every other address as one (api/fetch-destination.ts).
 */
export function securityHeaders(settings: Settings): HeaderList {
  const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
  const analytics = settings.analyticsHosts.map((host) => `https://${host}`)
  const media = originOf(settings.mediaOrigin)
  const styleHashes = Object.values(firstStyles[settings.edition]).map(hashSource)
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", inlineHash, ...analytics],
    'style-src': ["'self'", ...styleHashes],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...media, ...tileHosts(settings.mapTiles)],
    'media-src': ["'self'", 'https:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(settings.browserApiBase), ...analytics],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"]
  }
  return [
    'Content-Security-Policy',
    policyText(policy),
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(new URL(settings.siteOrigin).protocol === 'https:' ? tlsHeaders : [])
  ]
}

/** Source expressions by directive. */
type Policy = Record<string, string[]>

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/**
 * The origin of a tile address as a source expression, in a list; none if it is not an http(s) address. A label with a
 * placeholder, and all labels before it, become `*`.
 */
export function tileHosts(tiles: string): string[] {
  const [, scheme, host] = /^(https?:\/\/)([^/?#]+)/i.exec(tiles) ?? []
  if (scheme === undefined || host === undefined) return []
  return [scheme + host.replace(/^.*\}[^.]*/, '*')]
}

/**
 * Headers of a site whose public origin is https. They do not depend on the request, because a cache in front would keep
 * one response for all; browsers ignore them over plain HTTP (RFC 6797, section 8.1).
 */
const tlsHeaders: HeaderList = [
  'Strict-Transport-Security',
  'max-age=31536000',
  'Cross-Origin-Opener-Policy',
  'same-origin'
]

/** True if the proxy at `address` is trusted; `hop` counts from 0, the peer of this process. */
export type Trust = (address: string, hop: number) => boolean

/** Compiles TRUST_PROXY: the proxies whose X-Forwarded-* headers are trusted (shared/README.md#settings). */
export function trustedProxies(trustProxy: Settings['trustProxy']): Trust {
  if (trustProxy === undefined) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return proxyAddr.compile([...trustProxy])
}

/** True if a trusted proxy reports (last X-Forwarded-Proto value) that it received the request over TLS. */
export function isSecure(request: IncomingMessage, trust: Trust): boolean {
  const proto = request.headers['x-forwarded-proto']
  if (typeof proto !== 'string' || !trust(request.socket.remoteAddress ?? '', 0)) return false
  return proto.split(',').at(-1)?.trim().toLowerCase() === 'https'
}

/**
 * Returns a function that gives the X-Forwarded-For value for the backend: the address of the peer, after the chain
 * that it sent if it is a trusted proxy. Undefined if the connection is already closed.
 */
export function forwardedFor(trust: Trust): (request: IncomingMessage) => string | undefined {
  return (request) => {
    const address = request.socket.remoteAddress
    const chain = request.headers['x-forwarded-for']
    if (address === undefined || typeof chain !== 'string' || !trust(address, 0)) return address
    return `${chain}, ${address}`
  }
}

const slash = 47
/** A host and a port, each of which may be missing (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const hostValue = /^(?:\[[\w:.%~!$&'()*+,;=-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/

/**
 * Answers 400 to a request without a Host field, with two or with an invalid one (RFC 9112, section 3.2), and to a target
 * that is neither a path nor an absolute URL of its Host. Returns true if it has answered.
 */
export function rejectMalformedRequest(
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderList
): boolean {
  const raw = request.rawHeaders
  let hosts = 0
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]! // names and values alternate
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  const { host } = request.headers
  const hasValidHost =
    host === undefined ? hosts === 0 && request.httpVersionMinor === 0 : hosts === 1 && hostValue.test(host)
  if (hasValidHost && (request.url?.charCodeAt(0) === slash || normalizeTarget(request))) return false
  const body = '{"code":400,"msg":"Bad Request","data":null}'
  writeHead(response, 400, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Connection',
    'close',
    ...headers
  ])
  response.end(body)
  return true
}

/**
 * Rewrites `request.url` from the absolute form, which every server must accept (RFC 9112, section 3.2.2), to the
 * origin form that all other code expects. Returns false if the URL is not absolute or its host is not the Host field.
 */
function normalizeTarget(request: IncomingMessage): boolean {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)([/?].*)?$/is.exec(request.url ?? '') ?? []
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return false
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}
