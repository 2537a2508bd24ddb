/**
 * The rules every answer and every request obeys: one table of response headers, written once into prebuilt arrays,
 * and the request shapes that are refused before anything else looks at them.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { firstStyles } from 'virtual:manifest'
import proxyAddr from '@fastify/proxy-addr'
import type { Settings } from './settings.ts'

/** What a content security policy calls a text that is written into a page (CSP 3, section 2.3.1). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Header names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

/** The one inline script: reading mode is set before the first paint. */
export const inlineScript =
  "try{var r=localStorage.getItem('reading');if(r)document.documentElement.setAttribute('data-reading',r)}catch(e){}"
const inlineHash = hashSource(inlineScript)

/**
 * Any address below `/assets/`. A path needs a host in a policy (CSP 3, section 2.3.1), and the host by which a visitor
 * knows this site is known from his request alone, of which nothing may enter what is kept: so any host and port stand
 * here, and `'self'` in the policy beside it says which one. Hashes of files would need no host, but what a module
 * imports has no place for one in engines that we serve (integrity in import maps: Chromium 127, Safari 18).
 */
const built = '*:*/assets/'

/**
 * Security headers of every answer that is ours. Styles' attributes are allowed; of style elements
 * and inline scripts only our own one of each; `form-action 'self'` lets forms post to their own page.
 * Of two policies in one field both hold (CSP 3, section 3.1): the first names hosts, the second lets nothing but built
 * files be a script, a style sheet or a worker, whatever else this host answers.
 */
export function securityHeaders(settings: Settings): HeaderList {
  const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
  const analytics = settings.analyticsHosts.map((host) => `https://${host}`)
  const media = originOf(settings.mediaOrigin)
  const styleHashes = Object.values(firstStyles[settings.edition]).map(hashSource)
  const hosts: Policy = {
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
  const builtAlone: Policy = {
    'script-src': [built, inlineHash, ...analytics],
    'style-src': [built, ...styleHashes],
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': [built]
  }
  return [
    'Content-Security-Policy',
    [hosts, builtAlone].map(policyText).join(', '),
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
  ]
}

/** Sources by directive. */
type Policy = Record<string, string[]>

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/** The hosts of a tile address: a part with a placeholder, and what stands before it, may be anything. */
export function tileHosts(tiles: string): string[] {
  const [, scheme, host] = /^(https?:\/\/)([^/?#]+)/i.exec(tiles) ?? []
  if (scheme === undefined || host === undefined) return []
  return [scheme + host.replace(/^.*\}[^.]*/, '*')]
}

/** Headers that only make sense over TLS (RFC 6797, section 7.2 forbids HSTS without). */
export const tlsHeaders: HeaderList = [
  'Strict-Transport-Security',
  'max-age=31536000',
  'Cross-Origin-Opener-Policy',
  'same-origin'
]

export type Trust = (address: string, hop: number) => boolean

/** Whose X-Forwarded-* is believed (rulings, section 5, TRUST_PROXY). */
export function trustedProxies(trustProxy: Settings['trustProxy']): Trust {
  if (trustProxy === undefined) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return proxyAddr.compile([...trustProxy])
}

/** True when the visitor came over TLS, as far as a trusted proxy says so. */
export function isSecure(request: IncomingMessage, trust: Trust): boolean {
  const proto = request.headers['x-forwarded-proto']
  if (typeof proto !== 'string' || !trust(request.socket.remoteAddress ?? '', 0)) return false
  return proto.split(',').at(-1)?.trim().toLowerCase() === 'https'
}

/**
 * What the backend is told of the visitor's address: the last one that nobody could have made up, behind those that
 * trusted proxies named.
 */
export function forwardedFor(trust: Trust): (request: IncomingMessage) => string | undefined {
  return (request) => {
    const address = request.socket.remoteAddress
    const before = request.headers['x-forwarded-for']
    if (address === undefined || typeof before !== 'string' || !trust(address, 0)) return address
    return `${before}, ${address}`
  }
}

/**
 * Refuses what no well-meaning client sends: no Host field or two (RFC 9112, section 3.2), a target that is not a path.
 * Answers the request itself and returns true when it did.
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, headers: HeaderList): boolean {
  const raw = request.rawHeaders
  let hosts = 0
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  const isHosted = hosts === 1 || (hosts === 0 && request.httpVersionMinor === 0)
  if (isHosted && (request.url?.charCodeAt(0) === 47 || takesOriginForm(request))) return false
  const body = '{"code":400,"msg":"Bad Request","data":null}'
  response.writeHead(400, [
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
 * Every server takes the absolute form of a target (RFC 9112, section 3.2.2): that of its own host becomes the origin
 * form, by which it is known everywhere else. False for every other host and form.
 */
function takesOriginForm(request: IncomingMessage): boolean {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)([/?].*)?$/is.exec(request.url ?? '') ?? []
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return false
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}
