/** What a visitor's request says about caches (RFC 9111, section 5.2.1; Pragma, section 5.4). */
import type { IncomingHttpHeaders } from 'node:http'
import { parseDirectives, seconds } from './directives.ts'
import { type Entry, isFresh, mayRefreshBehind } from './entry.ts'
import { ageAt } from './freshness.ts'

export interface Wishes {
  noStore: boolean
  noCache: boolean
  onlyIfCached: boolean
  maxAgeS: number | undefined
  minFreshS: number
  /** Stale by at most so many seconds is welcome; undefined: stale is not asked for. */
  maxStaleS: number | undefined
}

const nothing: Wishes = {
  noStore: false,
  noCache: false,
  onlyIfCached: false,
  maxAgeS: undefined,
  minFreshS: 0,
  maxStaleS: undefined
}

/** What a request asks of a cache in Cache-Control and Pragma (RFC 9111, sections 5.2.1 and 5.4). */
export function wishesOf(headers: IncomingHttpHeaders): Wishes {
  const value = headers['cache-control']
  if (value === undefined) {
    const pragma = headers.pragma
    return pragma !== undefined && parseDirectives(pragma).has('no-cache') ? { ...nothing, noCache: true } : nothing
  }
  const directives = parseDirectives(value)
  return {
    noStore: directives.has('no-store'),
    noCache: directives.has('no-cache'),
    onlyIfCached: directives.has('only-if-cached'),
    maxAgeS: seconds(directives, 'max-age'),
    minFreshS: seconds(directives, 'min-fresh') ?? 0,
    maxStaleS: directives.get('max-stale') === true ? Number.POSITIVE_INFINITY : seconds(directives, 'max-stale')
  }
}

/** How a kept answer may serve a request: as it is, as it is with a refresh behind, or only after asking. */
export function fitness(entry: Entry, wishes: Wishes, now: number): 'fresh' | 'refresh' | 'ask' {
  if (wishes.noCache || wishes.noStore) return 'ask'
  if (wishes.maxAgeS !== undefined && ageAt(entry.windows, now) >= wishes.maxAgeS) return 'ask'
  if (isFresh(entry, now)) return now + wishes.minFreshS * 1000 < entry.windows.freshUntil ? 'fresh' : 'ask'
  if (mayRefreshBehind(entry, now)) return 'refresh'
  const { freshUntil, unreachableUntil, alwaysAsk } = entry.windows
  if (wishes.maxStaleS === undefined || alwaysAsk || entry.purged || now >= unreachableUntil) return 'ask'
  return now <= freshUntil + wishes.maxStaleS * 1000 ? 'fresh' : 'ask'
}

/** Preconditions that only the origin can judge; such a request is none of a cache's business. */
export function isOriginsBusiness(headers: IncomingHttpHeaders): boolean {
  return headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined
}

/** A request that may well be answered for one visitor alone; nobody waits for its answer. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || headers.cookie !== undefined || headers.range !== undefined
}
