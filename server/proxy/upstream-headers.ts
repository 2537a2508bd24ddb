/**
 * Which request fields of a visitor travel to the backend with calls that no policy knows. The backend trusts this
 * process as its proxy, so a visitor must not be able to say what only a proxy may say: the visitor's address, the
 * host, scheme, path or method that were asked for, or who the visitor is. An answer that repeats such a thing could
 * also be kept for everyone.
 *
 * 1. Standard fields that clients send travel by name (`standard`, `standardFamilies`).
 * 2. Any other name is a field of the application (`X-CSRF-Token`, `Idempotency-Key`, `token`). It travels when it
 *    consists of letters, digits and hyphens, and neither belongs to a gateway (`gateways`) nor has a part that names
 *    what only a proxy may say (`proxyWords`, `proxyParts`).
 * 3. Names with any other character never travel: CGI, WSGI, Rack and PHP read `X_Forwarded_For` and `X.Real.IP` as
 *    the field with hyphens (RFC 3875, section 4.1.18).
 */
import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../shared/locale.ts'
import { hopByHop } from '../cache/hop-by-hop.ts'

/** Written by this process, or meant for it alone; `Alt-Used` and `Host` name this server (RFC 9110, 7.2; RFC 7838). */
const ownFields = new Set(['alt-used', 'expect', 'host', 'lang', 'via', 'x-request-id'])

const standard = new Set([
  'accept',
  'authorization',
  'baggage',
  'cache-control',
  'cookie',
  'date',
  'depth',
  'destination',
  'dnt',
  'from',
  'idempotency-key',
  'if',
  'last-event-id',
  'lock-token',
  'max-forwards',
  'origin',
  'overwrite',
  'pragma',
  'prefer',
  'priority',
  'purpose',
  'range',
  'referer',
  'save-data',
  'soapaction',
  'timeout',
  'traceparent',
  'tracestate',
  'upgrade-insecure-requests',
  'user-agent',
  'x-csrf-token',
  'x-requested-with',
  'x-xsrf-token'
])
const standardFamilies = /^(?:accept|access-control-request|content|if|sec)-[a-z0-9-]+$/

/** Fields that networks, gateways and application servers add, with or without `X-` in front. */
const gateways =
  /^(?:x-)?(?:akamai|ali|amzn|appengine|arr|auth-request|authentik|azure|cf|cloudfront|envoy|fastly|fly|geoip|goog|iisnode|incap|istio|kong|litespeed|ms|nextjs|nf|nginx|pomerium|sucuri|surrogate|tailscale|tencent|varnish|vercel|wap|webauth|weblogic|wl)(?:-|$)/

/** Parts between hyphens that name an address, a target, an identity, or an order to the web server itself. */
const proxyWords = new Set([
  ...['addr', 'address', 'ip', 'ipv4', 'ipv6', 'peer', 'real'],
  ...['base', 'host', 'hostname', 'http', 'http2', 'https', 'method', 'path', 'port', 'prefix', 'proto', 'protocol'],
  ...['query', 'redirect', 'route', 'scheme', 'script', 'server', 'ssl', 'tls', 'unencoded', 'uri', 'url', 'vhost'],
  ...['assertion', 'authenticated', 'cert', 'certificate', 'consumer', 'credential', 'dn', 'email', 'groups'],
  ...['identity', 'msisdn', 'principal', 'profile', 'subject', 'user', 'userid', 'userinfo', 'username'],
  ...['accel', 'internal', 'invoke', 'lighttpd', 'middleware', 'sendfile', 'subrequest']
])
/** The same, where it is written together with other words. */
const proxyParts =
  /forward|proxy|rewrite|overrid|origin(?:al|ating)|remote|(?:client|cluster|connecting|device|peer|real|socket|source|src|true|user|viewer|visitor)ip|client-?cert|(?:dest|destination|http|request)ur[il]/

/** Of these only the first counts, for this process as well (as `node:http` reads them). */
const single = new Set([
  'authorization',
  'content-length',
  'content-type',
  'from',
  'if-modified-since',
  'if-unmodified-since',
  'max-forwards',
  'referer',
  'user-agent'
])

export interface Extras {
  locale: Locale
  /** The whole value of X-Forwarded-For; undefined: none. */
  forwardedFor: string | undefined
  requestId: string | undefined
  /** Our name in Via. */
  name: string
  withBody: boolean
}

/** True for a field, its name in lower case, that the backend may be sent as the visitor wrote it. */
export function travels(name: string): boolean {
  if (ownFields.has(name)) return false
  if (standard.has(name) || standardFamilies.test(name)) return true
  if (!/^[a-z][a-z0-9-]*$/.test(name) || gateways.test(name) || proxyParts.test(name)) return false
  return !name.split('-').some((part) => proxyWords.has(part))
}

/**
 * The fields of a straight-through call: the visitor's own that travel on, one `lang`, and who has passed them on.
 * X-Forwarded-Proto and X-Forwarded-Host are not written: SITE_ORIGIN is the one public origin, and no answer is to
 * depend on the address that a visitor used.
 */
export function outgoingHeaders(request: IncomingMessage, extras: Extras): string[] {
  const dropped = hopByHop(request.headers.connection)
  const raw = request.rawHeaders
  const headers: string[] = []
  const seen = new Set<string>()
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase()
    if (dropped.has(name) || !travels(name) || (name === 'content-length' && !extras.withBody)) continue
    if (single.has(name)) {
      if (seen.has(name)) continue
      seen.add(name)
    }
    headers.push(raw[i]!, raw[i + 1]!)
  }
  headers.push('lang', extras.locale)
  if (extras.forwardedFor !== undefined) headers.push('X-Forwarded-For', extras.forwardedFor)
  if (extras.requestId !== undefined) headers.push('X-Request-Id', extras.requestId)
  const via = request.headers.via
  headers.push('Via', `${via === undefined ? '' : `${via}, `}1.1 ${extras.name}`)
  return headers
}
