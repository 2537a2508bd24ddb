/**
 * Which request fields of a client are forwarded to the backend with undeclared calls. The backend trusts this process
 * as its proxy, so a client must not be able to send fields that only a proxy may set: the client's address, the host,
 * scheme, path or method of the request, or the identity of the user. A response that repeats such a value could also
 * be stored and sent to other clients.
 *
 * 1. Standard request fields are forwarded by name (`standard`, `standardFamilies`).
 * 2. Any other name is a field of the application (`X-CSRF-Token`, `Idempotency-Key`, `token`). It is forwarded when it
 *    consists of letters, digits and hyphens, and neither belongs to a gateway (`gateways`) nor has a part that only a
 *    proxy may set (`proxyWords`, `proxyParts`).
 * 3. Names with any other character are never forwarded: CGI, WSGI, Rack and PHP read `X_Forwarded_For` and `X.Real.IP`
 *    as the field with hyphens (RFC 3875, section 4.1.18).
 *
 * Declared calls and the share signature are this process's own requests, and send none of them (`ownCallHeaders`).
 *
 * From these rules follows which names in Vary select among the stored responses of one key (RFC 9111, section 4.1):
 * those that the backend may have received with different values.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { type Fields, hopByHop } from '../http/fields.ts'
import { readTraceId } from '../http/trace-context.ts'
import { varyNames } from '../http/vary.ts'
import { previewCookie } from './preview/preview-access.ts'

/**
 * Set by this process, or addressed to it: `Alt-Used` and `Host` name this server (RFC 9110, section 7.2; RFC 7838,
 * section 5).
 */
const ownFields = new Set(['alt-used', 'expect', 'host', 'lang', 'traceparent', 'via', 'x-preview', 'x-request-id'])

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
  'tracestate',
  'upgrade-insecure-requests',
  'user-agent',
  'x-csrf-token',
  'x-requested-with',
  'x-xsrf-token'
])
const standardFamilies = /^(?:accept|access-control-request|content|if|sec)-[a-z0-9-]+$/

/** Prefixes of fields that networks, gateways and application servers add, with or without `X-`. */
const gateways =
  /^(?:x-)?(?:akamai|ali|amzn|appengine|arr|auth-request|authentik|azure|cf|cloudfront|envoy|fastly|fly|geoip|goog|iisnode|incap|istio|kong|litespeed|ms|nextjs|nf|nginx|pomerium|sucuri|surrogate|tailscale|tencent|varnish|vercel|wap|webauth|weblogic|wl)(?:-|$)/

/** Parts between hyphens that name an address, a target, an identity, or a command to the web server itself. */
const proxyWords = new Set([
  ...['addr', 'address', 'ip', 'ipv4', 'ipv6', 'peer', 'real'],
  ...['base', 'host', 'hostname', 'http', 'http2', 'https', 'method', 'path', 'port', 'prefix', 'proto', 'protocol'],
  ...['query', 'redirect', 'route', 'scheme', 'script', 'server', 'ssl', 'tls', 'unencoded', 'uri', 'url', 'vhost'],
  ...['assertion', 'authenticated', 'cert', 'certificate', 'consumer', 'credential', 'dn', 'email', 'groups'],
  ...['identity', 'msisdn', 'principal', 'profile', 'subject', 'user', 'userid', 'userinfo', 'username'],
  ...['accel', 'internal', 'invoke', 'lighttpd', 'middleware', 'sendfile', 'subrequest']
])
/** The same names as a part of a longer word. */
const proxyParts =
  /forward|proxy|rewrite|overrid|origin(?:al|ating)|remote|(?:client|cluster|connecting|device|peer|real|socket|source|src|true|user|viewer|visitor)ip|client-?cert|(?:dest|destination|http|request)ur[il]/

/** Fields of which only the first line is forwarded, because `node:http` reads only the first for this process too. */
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

export interface UpstreamHeaderOptions {
  locale: ApiLocale
  /** The complete value of X-Forwarded-For; undefined: the field is not sent. */
  forwardedFor: string | undefined
  /** This process's member of Via (RFC 9110, section 7.6.3). */
  via: string
  withBody: boolean
}

/** Whether a client's field is forwarded to the backend; takes its name in lower case. */
export function isForwarded(name: string): boolean {
  if (ownFields.has(name)) return false
  if (standard.has(name) || standardFamilies.test(name)) return true
  if (!/^[a-z][a-z0-9-]*$/.test(name) || gateways.test(name) || proxyParts.test(name)) return false
  return !name.split('-').some((part) => proxyWords.has(part))
}

/**
 * The request fields of an undeclared call, names and values in turn: the client's forwarded fields, one `lang`,
 * X-Forwarded-For and Via; X-Request-Id and `traceparent` are added when it is sent. `tracestate` belongs to the trace
 * of a valid `traceparent` and is dropped without one (W3C Trace Context, section 3.3). X-Forwarded-Proto and
 * X-Forwarded-Host are not sent: SITE_ORIGIN is the only public origin, and no response may depend on the host that a
 * client used.
 */
export function upstreamHeaders(request: IncomingMessage, options: UpstreamHeaderOptions): string[] {
  const dropped = hopByHop(request.headers.connection)
  const { traceparent } = request.headers
  const hasTrace = traceparent !== undefined && readTraceId(traceparent) !== undefined
  const raw = request.rawHeaders
  const headers: string[] = []
  const forwardedSingle = new Set<string>()
  // Names and values come in pairs.
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase()
    if (dropped.has(name) || !isForwarded(name) || (name === 'content-length' && !options.withBody)) continue
    if (name === 'tracestate' && !hasTrace) continue
    if (single.has(name)) {
      if (forwardedSingle.has(name)) continue
      forwardedSingle.add(name)
    }
    // Names and values come in pairs.
    const value = forwardedValue(name, raw[i + 1]!, request.method)
    // A field that held the preview's cookie alone is left out.
    if (value !== '' || raw[i + 1] === '') headers.push(raw[i]!, value)
  }
  headers.push('lang', options.locale)
  if (options.forwardedFor !== undefined) headers.push('X-Forwarded-For', options.forwardedFor)
  const received = request.headers.via
  headers.push('Via', received === undefined ? options.via : `${received}, ${options.via}`)
  return headers
}

function forwardedValue(name: string, value: string, method: string | undefined): string {
  if (name === 'cookie') return withoutPreview(value)
  // One hop fewer, as a proxy must count for OPTIONS (RFC 9110, section 7.6.2).
  const isCounted = name === 'max-forwards' && method === 'OPTIONS' && /^[1-9]\d{0,8}$/.test(value)
  return isCounted ? String(Number(value) - 1) : value
}

const previewMember = new RegExp(`(?:^|;\\s*)${previewCookie}=[^;]*`, 'g')
/** A Cookie without the session of a preview: whoever knows it sees the site's drafts, and the backend has no use for it. */
const withoutPreview = (cookie: string) =>
  cookie.includes(previewCookie) ? cookie.replace(previewMember, '').replace(/^[;\s]+/, '') : cookie

/** A client's headers without those that its Connection names: they are not forwarded, so they select no response. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const dropped = hopByHop(headers.connection)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/** The request fields of a call that this process asks for itself, names and values in turn: none is the client's. */
export function ownCallHeaders(locale: ApiLocale, via: string): string[] {
  return ['lang', locale, 'accept', 'application/json', 'accept-encoding', 'identity', 'via', via]
}

/** Fields that this process sets for each request: a response that varies on one of them fits no other request. */
const setForEachRequest: ReadonlySet<string> = new Set([
  'traceparent',
  'tracestate',
  'via',
  'x-forwarded-for',
  'x-request-id'
])
const neverForwarded = hopByHop(undefined)

/**
 * The names that select a response of an undeclared call: fields of the client that are forwarded; `lang` is part of
 * the key. Undefined for a response that fits no other request: `Vary: *` or one of the fields above.
 */
export function selectingFields(fields: Fields): readonly string[] | undefined {
  return namesFittingOthers(fields)?.filter((name) => isForwarded(name) && !neverForwarded.has(name))
}

/** The same for a declared call, which sends no field of a client: no name selects. */
export function selectingFieldsOfDeclared(fields: Fields): readonly string[] | undefined {
  return namesFittingOthers(fields) && []
}

/** Fields with the same value in all requests of a declared call, and `Origin`, which servers with CORS name. */
const usualNames = new Set(['lang', 'accept', 'accept-encoding', 'origin'])

/** The names in Vary that have no effect on a declared call although the backend may expect one. */
export function ineffectiveNames(fields: Fields): readonly string[] {
  return varyNames(fields)?.filter((name) => !usualNames.has(name)) ?? []
}

function namesFittingOthers(fields: Fields): readonly string[] | undefined {
  const names = varyNames(fields)
  return names?.some((name) => setForEachRequest.has(name)) ? undefined : names
}
