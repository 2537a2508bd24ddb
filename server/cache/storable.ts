/** Which responses to GET a shared cache may store (RFC 9111, sections 3 and 3.5). */

import { hasExplicitLifetime, type ResponseCacheControl } from '../http/cache-control.ts'
import { type Fields, hasField } from '../http/fields.ts'
import { hasValidator } from '../http/validators.ts'
import { varyNames } from '../http/vary.ts'
import { mayDependOnCookie } from './entry.ts'
import { heuristicStatuses } from './lifetimes.ts'

/** A response that may be stored, and what its request says about that. */
export interface StoreCandidate {
  status: number
  fields: Fields
  cacheControl: ResponseCacheControl
  /** The request had Authorization. */
  hasAuthorization: boolean
  /** The request had Cookie. */
  hasCookie: boolean
  /** The request had the directive `no-store`. */
  requestNoStore: boolean
}

/**
 * Final statuses whose caching requirements are implemented, as must-understand requires (RFC 9111, section 5.2.2.3).
 */
const understoodStatuses = new Set([
  200, 203, 204, 300, 301, 302, 303, 307, 308, 400, 403, 404, 405, 410, 414, 500, 501, 502, 503, 504
])

/** The reason why a response to GET must not be stored, for Cache-Status and the log; undefined when it may be. */
export function whyNotStorable({
  status,
  fields,
  cacheControl,
  hasAuthorization,
  hasCookie,
  requestNoStore
}: StoreCandidate): string | undefined {
  const { directives } = cacheControl
  if (requestNoStore) return 'request-no-store'
  // 416 is the response to a Range field, which selects no stored response.
  if (status === 206 || status === 304 || status === 416) return 'partial'
  const mustUnderstand = directives.has('must-understand')
  if (mustUnderstand && !understoodStatuses.has(status)) return 'must-understand'
  if (directives.has('no-store') && !mustUnderstand) return 'no-store'
  if (directives.has('private')) return 'private'
  if (hasField(fields, 'set-cookie')) return 'set-cookie'
  if (varyNames(fields) === undefined) return 'vary'
  if (hasAuthorization && !['public', 's-maxage', 'must-revalidate'].some((name) => directives.has(name))) {
    return 'authorization'
  }
  if (hasCookie && mayDependOnCookie(fields, cacheControl)) return 'cookie'
  if (hasExplicitLifetime(fields, cacheControl)) return undefined
  const isPublic = directives.has('public')
  return (heuristicStatuses.has(status) || isPublic) && hasValidator(fields) ? undefined : 'no-lifetime'
}
