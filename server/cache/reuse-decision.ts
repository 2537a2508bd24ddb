/** The decision whether a stored response may satisfy a request (RFC 9111, section 4; RFC 5861, section 3). */
import type { RequestDirectives } from '../http/request-directives.ts'
import { allowsStaleWhileRevalidate, type CacheEntry, currentAge, isFresh } from './entry.ts'

/**
 * `reuse`: serve the stored response. `reuse-and-revalidate`: serve it and revalidate it in the background.
 * `revalidate`: contact the origin first.
 */
export type ReuseDecision = 'reuse' | 'reuse-and-revalidate' | 'revalidate'

/** Decides how a stored response may satisfy a request with these directives at `now` (milliseconds). */
export function reuseDecision(entry: CacheEntry, directives: RequestDirectives, now: number): ReuseDecision {
  if (directives.noCache || directives.noStore) return 'revalidate'
  if (directives.maxAgeS !== undefined && currentAge(entry.lifetimes, now) >= directives.maxAgeS) return 'revalidate'
  const { freshUntil, staleIfUnreachableUntil, alwaysRevalidate } = entry.lifetimes
  if (isFresh(entry, now)) return now + directives.minFreshS * 1000 < freshUntil ? 'reuse' : 'revalidate'
  // With max-age alone or min-fresh the client accepts no stale response (RFC 9111, sections 5.2.1.1 and 5.2.1.3).
  const wantsFresh =
    directives.minFreshS > 0 || (directives.maxAgeS !== undefined && directives.maxStaleS === undefined)
  if (!wantsFresh && allowsStaleWhileRevalidate(entry, now)) return 'reuse-and-revalidate'
  if (directives.maxStaleS === undefined || alwaysRevalidate || entry.purged || now >= staleIfUnreachableUntil) {
    return 'revalidate'
  }
  return now <= freshUntil + directives.maxStaleS * 1000 ? 'reuse' : 'revalidate'
}
