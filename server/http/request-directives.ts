/**
 * The request fields that govern a cache: Cache-Control, Pragma, preconditions and credentials (RFC 9111, section
 * 5.2.1).
 */
import type { IncomingHttpHeaders } from 'node:http'
import { deltaSeconds, parseDirectives } from './directives.ts'

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

/** True when the response may be meant for this client alone or be partial; such requests are not collapsed. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || headers.cookie !== undefined || headers.range !== undefined
}
