/**
 * The header fields of a backend response as they are sent to clients; the URLs in Location and Content-Location become
 * addresses below our own mount.
 */

import { type CallName, callDefinitions } from '../../shared/calls/table.ts'
import type { ForwardedKind } from '../cache/rule.ts'
import { cacheControlOf, explicitLifetimeS, mustRevalidate, secondsToExpires } from '../http/cache-control.ts'
import { deltaSeconds, parseDirectives } from '../http/directives.ts'
import { type Fields, field, firstField, hasField, without } from '../http/fields.ts'
import { type FieldLines, noFields } from '../http/response-head.ts'
import type { DownstreamHeaders } from '../http/stored-response.ts'
import { appendVary, varyNames } from '../http/vary.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { mount } from './request-target.ts'

/** In lower case. */
export const edgeFieldNames = ['cdn-cache-control', 'cache-tag', 'surrogate-key'] as const

/** In seconds. */
export interface EdgeLifetimes {
  /** CDN_TTL_S. */
  ttlS: number
  /** How long a stale response may be used while the site fails: CACHE_STALE_S. */
  staleS: number
}

/**
 * `CDN-Cache-Control` and the tags, as `Cache-Tag` and as `Surrogate-Key`, for a public response that was made from
 * these calls. `stale-while-revalidate` is half of the lifetime (RFC 5861).
 */
export function edgeFields({ ttlS, staleS }: EdgeLifetimes, calls: readonly CallName[]): string[] {
  return fieldsOf(controlOf(ttlS, Math.ceil(ttlS / 2), staleS), calls)
}

/**
 * The same for the stored response of a call, for no longer than the backend allows (RFC 9111, section 4.2.1), and with
 * its own windows for stale use where it names them. None where it has to be revalidated before each use. `isForced`:
 * the backend's own word does not count (CACHE_FORCE).
 */
export function edgeFieldsOfCall(edge: EdgeLifetimes, call: CallName, fields: Fields, isForced: boolean): string[] {
  if (isForced) return edgeFields(edge, [call])
  const control = cacheControlOf(fields)
  const { directives } = control
  if (directives.has('no-cache')) return []
  const ttlS = Math.min(edge.ttlS, explicitLifetimeS(fields, control) ?? edge.ttlS)
  if (ttlS === 0) return []
  if (mustRevalidate(directives)) return fieldsOf(`max-age=${ttlS}, must-revalidate`, [call])
  const revalidateS = deltaSeconds(directives, 'stale-while-revalidate') ?? Math.ceil(ttlS / 2)
  const errorS = deltaSeconds(directives, 'stale-if-error') ?? edge.staleS
  return fieldsOf(controlOf(ttlS, revalidateS, errorS), [call])
}

function controlOf(ttlS: number, staleWhileRevalidateS: number, staleIfErrorS: number): string {
  return `max-age=${ttlS}, stale-while-revalidate=${staleWhileRevalidateS}, stale-if-error=${staleIfErrorS}`
}

function fieldsOf(control: string, calls: readonly CallName[]): string[] {
  const tags = tagsOfCalls(calls)
  return ['CDN-Cache-Control', control, 'Cache-Tag', tags.join(','), 'Surrogate-Key', tags.join(' ')]
}

/** The tag of every response. */
export const everything = 'site'

/** The cache tags under which an edge stores a response (server/ops/README.md#behind-a-cdn) made from these calls: that of every response, and each call's tag and name. */
function tagsOfCalls(names: readonly CallName[]): string[] {
  const own = names.flatMap((name) => {
    const definition = callDefinitions.get(name)
    return definition && 'tag' in definition ? [definition.tag, name] : [name]
  })
  return [...new Set([everything, ...own])]
}

const removed = new Set([
  // The backend's software, or an alternative service that clients cannot reach.
  ...['server', 'x-powered-by', 'alt-svc'],
  // Instructions to browsers about the whole site, beyond the response: HSTS, reports of failed requests to another
  // host, hints that are sent with every request, the scope of service workers.
  ...['strict-transport-security', 'nel', 'report-to', 'accept-ch', 'service-worker-allowed'],
  // Commands to a web server in front of this process to send another file or response.
  ...['x-accel-redirect', 'x-sendfile', 'x-lighttpd-send-file', 'x-litespeed-location', 'x-reproxy-url'],
  // The id of the request for which the backend was asked; each response has that of its own request.
  'x-request-id',
  // A field of requests: a head that has it is sent by Node at once, its bytes above 0x7f encoded as UTF-8 once more.
  'expect'
])
/** Fields of declared calls' responses that are removed or replaced by our own. */
const rewritten = [
  ...removed,
  'age',
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'vary'
]
const rewrittenWhenPassed = new Set(rewritten)
const rewrittenWhenStored = new Set([...rewritten, 'etag', 'expires', 'pragma', 'set-cookie', 'set-cookie2', 'warning'])
/** With fields of our own for an edge, those of the backend would be there twice. */
const rewrittenForEdge = new Set([...rewrittenWhenStored, ...edgeFieldNames])
const varyName = new Set(['vary'])
/** Cache-Control directives that are passed on to browsers. */
const passedDirectives = ['must-revalidate', 'no-transform', 'immutable', 'stale-while-revalidate', 'stale-if-error']

/**
 * The fields of an undeclared call: the backend's, with our security fields where it set none, and with `lang` in Vary,
 * because the backend was asked for one language; a 1xx response, which nobody stores, has no Vary of ours.
 * CDN-Cache-Control is passed on, because a CDN may be in front of this cache (RFC 9213).
 */
export function otherCallHeaders(fields: Fields, security: FieldLines, kind?: ForwardedKind): DownstreamHeaders {
  const passed = without(fields, removed)
  return addSecurity(kind === 'informational' ? passed : varyingByLang(passed), security)
}

/** The fields with `lang` in Vary; a Vary that has it, or `*`, stays as it is. */
function varyingByLang(fields: string[]): string[] {
  const names = varyNames(fields)
  if (names === undefined ? field(fields, 'vary') === '*' : names.includes('lang')) return fields
  return [...without(fields, varyName), 'Vary', appendVary(field(fields, 'vary'), 'lang')]
}

/**
 * The fields of a stored response of a declared call. Cache-Control is `private`, because many shared caches ignore
 * `Vary: lang`; without a lifetime from the backend the browser revalidates each time by ETag. `bodyHash` is the
 * ETag where the backend sends none. `edge` are the fields for an edge (`edgeFieldsOfCall`).
 */
export function storedCallHeaders(
  fields: Fields,
  bodyHash: string,
  forced: boolean,
  security: FieldLines,
  edge: Fields = []
): DownstreamHeaders {
  return addSecurity(
    [
      ...edge,
      'Content-Type',
      jsonType(fields),
      'Cache-Control',
      forced ? 'private, no-cache' : browserControl(fields),
      'ETag',
      firstField(fields, 'etag') ?? `"${bodyHash}"`,
      'Vary',
      appendVary(field(fields, 'vary'), 'lang', 'Accept-Encoding'),
      ...without(fields, edge.length > 0 ? rewrittenForEdge : rewrittenWhenStored)
    ],
    security
  )
}

/** The fields of a response of a declared call that is not stored; `failing` when it is no success. */
export function completeCallHeaders(fields: Fields, security: FieldLines, failing: boolean): DownstreamHeaders {
  const others = without(fields, rewrittenWhenPassed)
  const vary = appendVary(field(fields, 'vary'), 'lang')
  const control = failing ? 'no-store' : privateControl(fields)
  return addSecurity(['Content-Type', jsonType(fields), ...others, 'Cache-Control', control, 'Vary', vary], security)
}

/** The fields of a response that is too large to be parsed; its length and coding stay the backend's. */
export function streamedCallHeaders(fields: Fields, security: FieldLines): DownstreamHeaders {
  const vary = appendVary(field(fields, 'vary'), 'lang')
  const others = without(fields, new Set([...removed, 'cache-control', 'cdn-cache-control', 'vary']))
  return addSecurity([...others, 'Cache-Control', privateControl(fields), 'Vary', vary], security)
}

/** The Content-Type of a JSON body; a type that is no JSON is replaced, so that a browser does not render the body. */
function jsonType(fields: Fields): string {
  const type = firstField(fields, 'content-type')
  const isJson = type !== undefined && /^application\/([\w.+-]*\+)?json\b/i.test(type)
  return isJson ? type : 'application/json; charset=utf-8'
}

/** Cache-Control of a response that is not stored here: browsers store it unless the backend forbids that. */
function privateControl(fields: Fields): string {
  const directives = parseDirectives(field(fields, 'cache-control'))
  return directives.has('no-store') ? 'no-store' : browserControl(fields, directives)
}

/** For how many seconds browsers use a response without asking; 0 where they revalidate it each time. */
export function secondsInBrowser(fields: Fields, directives = parseDirectives(field(fields, 'cache-control'))): number {
  if (directives.has('no-cache') || directives.has('no-store')) return 0
  return deltaSeconds(directives, 'max-age') ?? secondsToExpires(fields) ?? 0
}

/** Cache-Control for browsers: private, with the lifetime that the backend declares. */
function browserControl(fields: Fields, directives = parseDirectives(field(fields, 'cache-control'))): string {
  const lifetime = secondsInBrowser(fields, directives)
  if (lifetime === 0) return 'private, no-cache'
  const others = passedDirectives.flatMap((name) => {
    const value = directives.get(name)
    if (value === undefined) return []
    return value === true ? [name] : /^\d+$/.test(value) ? [`${name}=${value}`] : []
  })
  return ['private', `max-age=${lifetime}`, ...others].join(', ')
}

/**
 * Adds our security fields. A field that the backend has set takes precedence, except for those that keep browsers from
 * executing or displaying the response as a page of this site.
 */
function addSecurity(fields: string[], security: FieldLines): DownstreamHeaders {
  const own = restrictToData(fields)
  const unset: string[] = []
  // Names and values come in pairs.
  for (let i = 0; i < security.fields.length; i += 2) {
    const name = security.fields[i]!
    if (!hasField(own, name.toLowerCase())) unset.push(name, security.fields[i + 1]!)
  }
  if (unset.length === security.fields.length) return { own, shared: security }
  return { own: [...own, ...unset], shared: noFields }
}

const codeType = /^(?:text\/css|(?:text|application)\/(?:x-)?(?:javascript(?:1\.\d)?|ecmascript|jscript|livescript))$/i

/**
 * Marks the response as data, whatever type the backend declares. Browsers without Sec-Fetch-Dest (Safari before 16.4)
 * do not execute text/plain with nosniff, and save an attachment instead of opening it.
 */
function restrictToData(fields: readonly string[]): string[] {
  const own: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    const [name = '', value = ''] = [fields[i], fields[i + 1]]
    const lower = name.toLowerCase()
    const [type = ''] = value.split(';', 1)
    if (lower === 'x-content-type-options') continue
    // It would delete what visitors keep on their devices, passes and plans among it. Browsers obey quoted values alone
    // (Clear Site Data, section 3.1).
    if (lower === 'clear-site-data' && value.includes('"')) continue
    const isCode = lower === 'content-type' && codeType.test(type.trim())
    const isDisplayed = lower === 'content-disposition' && type.trim().toLowerCase() !== 'attachment'
    own.push(name, isCode || isDisplayed ? (isCode ? 'text/plain' : 'attachment') + value.slice(type.length) : value)
  }
  return own
}

/** Where the backend's API is. */
type Address = Pick<Upstream, 'origin' | 'prefix'>

/**
 * The target below the API that a field value refers to, relative to `target`; undefined when it is elsewhere. Each
 * byte above 0x7f is percent-encoded, in whatever encoding the backend has written the URL.
 */
function resolveTarget(value: string, target: string, { origin, prefix }: Address): string | undefined {
  let url: URL
  try {
    url = new URL(encodeBytes(value), `${origin}${prefix}${target}`)
  } catch {
    return undefined
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  if (!url.pathname.startsWith(`${prefix}/`)) return undefined
  return url.pathname.slice(prefix.length) + url.search
}

/**
 * The fields with Location rewritten below the mount; undefined when Location leads outside the backend's API. An
 * absolute Content-Location is rewritten as well, or removed when it leads outside (shared/README.md#the-api).
 */
export function rewriteLocations(fields: Fields, target: string, backend: Address): string[] | undefined {
  if (!hasField(fields, 'location') && !hasField(fields, 'content-location')) return [...fields]
  const result: string[] = []
  // Names and values come in pairs.
  for (let i = 0; i < fields.length; i += 2) {
    const name = fields[i]!
    const value = fields[i + 1]!
    const lower = name.toLowerCase()
    if (lower === 'location') {
      const inner = resolveTarget(value, target, backend)
      if (inner === undefined) return undefined
      result.push(name, `${mount}${inner}${encodeBytes(fragment(value))}`)
    } else if (lower === 'content-location' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(value)) {
      const inner = resolveTarget(value, target, backend)
      if (inner !== undefined) result.push(name, `${mount}${inner}`)
    } else result.push(name, value)
  }
  return result
}

/**
 * The targets in Location and Content-Location whose stored responses an unsafe request invalidates (RFC 9111, section
 * 4.4).
 */
export function invalidatedTargets(fields: Fields, target: string, backend: Address): string[] {
  return ['location', 'content-location'].flatMap((name) => {
    const value = firstField(fields, name)
    const inner = value === undefined ? undefined : resolveTarget(value, target, backend)
    return inner === undefined ? [] : [inner]
  })
}

/** Percent-encodes the bytes above 0x7f of a field value, which has one character for each byte (RFC 3986, section 2.1). */
function encodeBytes(value: string): string {
  return value.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
}

function fragment(value: string): string {
  const mark = value.indexOf('#')
  return mark < 0 ? '' : value.slice(mark)
}
