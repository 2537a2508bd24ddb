/**
 * Cache directives (RFC 9111, section 5.2), and the request fields that govern a cache: Cache-Control, Pragma,
 * preconditions and credentials (section 5.2.1).
 */
import type { IncomingHttpHeaders } from 'node:http'
import { maxFieldLength } from './fields.ts'

/** Directive names in lower case, each with its argument, or with `true` where it has none. */
export type Directives = ReadonlyMap<string, string | true>

/** Larger values are treated as this one (RFC 9111, section 1.2.2). */
const maxDeltaSeconds = 2147483648
/** A member whose quoted string does not end. */
const isOpen = /^(?:[^"]|"(?:[^"\\]|\\.)*")*"(?:[^"\\]|\\.)*\\?$/s
/** Without a lifetime, one of the last two is 0. */
const restrictive: ReadonlySet<string> = new Set([
  ...['no-store', 'no-cache', 'private', 'must-revalidate', 'proxy-revalidate', 'max-age', 's-maxage']
])
const tokenCharacters = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/i

/**
 * Parses a Cache-Control value. Of a repeated directive the first occurrence counts. Members that are no directive are
 * skipped, but one with white space before its `=` gets an empty argument, so that a malformed directive never makes a
 * response fresher or more public than intended; behind a quotation mark that is not closed the restrictive ones count.
 * A value of more than 65,536 characters means `no-store`.
 */
export function parseDirectives(value: string | undefined): Directives {
  const directives = new Map<string, string | true>()
  if (value === undefined) return directives
  if (value.length > maxFieldLength) return directives.set('no-store', true)
  for (const member of splitOutsideQuotes(value)) {
    const equals = member.indexOf('=')
    const rawName = equals < 0 ? member.trim() : member.slice(0, equals).trimStart()
    const name = rawName.trimEnd().toLowerCase()
    if (!tokenCharacters.test(name) || directives.has(name)) continue
    if (equals < 0) directives.set(name, true)
    else directives.set(name, rawName.length === name.length ? unquote(member.slice(equals + 1)) : '')
    if (!isOpen.test(member)) continue
    for (const hidden of member.toLowerCase().match(/[\w-]+/g) ?? [])
      if (restrictive.has(hidden) && !directives.has(hidden)) directives.set(hidden, true)
  }
  return directives
}

/**
 * The argument of a directive in seconds, at most 2^31 (RFC 9111, section 1.2.2). 0 for a directive whose argument is
 * missing or not a whole number; undefined when the directive is absent.
 */
export function deltaSeconds(directives: Directives, name: string): number | undefined {
  const value = directives.get(name)
  if (value === undefined) return undefined
  if (value === true || !/^\d+$/.test(value)) return 0
  return Math.min(Number(value), maxDeltaSeconds)
}

/** The value of a token or quoted string; empty for an unterminated quoted string. */
function unquote(raw: string): string {
  const value = raw.trimEnd()
  if (!value.startsWith('"')) return value
  if (value.length < 2 || !value.endsWith('"')) return ''
  return value.slice(1, -1).replace(/\\(.)/g, '$1')
}

function splitOutsideQuotes(value: string): string[] {
  if (!value.includes('"')) return value.split(',')
  const parts: string[] = []
  let start = 0
  let quoted = false
  for (let i = 0; i < value.length; i++) {
    const character = value[i]
    if (quoted && character === '\\') i++
    else if (character === '"') quoted = !quoted
    else if (character === ',' && !quoted) {
      parts.push(value.slice(start, i))
      start = i + 1
    }
  }
  parts.push(value.slice(start))
  return parts
}

export interface RequestDirectives {
  noStore: boolean
  noCache: boolean
  onlyIfCached: boolean
  /** Seconds; undefined without `max-age`. */
  maxAgeS: number | undefined
  /** Seconds of freshness that a stored response must have left. */
  minFreshS: number
  /** Seconds of staleness that the client accepts, infinite without an argument; undefined without `max-stale`. */
  maxStaleS: number | undefined
}

const noDirectives: RequestDirectives = {
  noStore: false,
  noCache: false,
  onlyIfCached: false,
  maxAgeS: undefined,
  minFreshS: 0,
  maxStaleS: undefined
}

/** Parses Cache-Control of a request, or Pragma where Cache-Control is absent (RFC 9111, sections 5.2.1 and 5.4). */
export function parseRequestDirectives(headers: IncomingHttpHeaders): RequestDirectives {
  const value = headers['cache-control']
  if (value === undefined) {
    const { pragma } = headers
    const noCache = pragma !== undefined && parseDirectives(pragma).has('no-cache')
    return noCache ? { ...noDirectives, noCache } : noDirectives
  }
  const directives = parseDirectives(value)
  return {
    noStore: directives.has('no-store'),
    noCache: directives.has('no-cache'),
    onlyIfCached: directives.has('only-if-cached'),
    maxAgeS: deltaSeconds(directives, 'max-age'),
    minFreshS: deltaSeconds(directives, 'min-fresh') ?? 0,
    maxStaleS: directives.get('max-stale') === true ? Number.POSITIVE_INFINITY : deltaSeconds(directives, 'max-stale')
  }
}

/**
 * True for a request with If-Match or If-Unmodified-Since, which only the origin can evaluate (RFC 9111, section
 * 4.3.2).
 */
export function requiresOrigin(headers: IncomingHttpHeaders): boolean {
  return headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined
}

/** Names of fields by which backends know a client, beside Authorization. */
const credential = /^cookie$|token|session|jwt|ticket|openid|(?:access|api|app|auth)-?key|(?:^|-)(?:auth|sid)$/

/**
 * The names, in lower case, of a request's fields that may say who asks, such as Cookie or X-Api-Key; without
 * Authorization, of which RFC 9111, section 3.5 has rules of its own.
 */
export function credentialNames(headers: IncomingHttpHeaders): string[] {
  return Object.keys(headers).filter((name) => credential.test(name))
}

/** True when the response may be meant for this client alone or be partial; such requests are not collapsed. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || headers.range !== undefined || credentialNames(headers).length > 0
}
