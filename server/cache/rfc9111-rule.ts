/** The rule of RFC 9111: the origin's own fields decide, and responses are streamed as they are. */
import { cacheControlOf, explicitLifetimeS } from '../http/cache-control.ts'
import { type Fields, hasField } from '../http/fields.ts'
import type { DownstreamHeaders } from '../http/stored-response.ts'
import { hasValidator } from '../http/validators.ts'
import { varyNames } from '../http/vary.ts'
import { mayBeForOthers, namesOfVary } from './entry.ts'
import { heuristicStatuses, type LifetimeDefaults } from './lifetimes.ts'
import type { CacheRule, ForwardedKind, StoreCandidate } from './rule.ts'

interface Rfc9111RuleOptions {
  label: string
  defaults: LifetimeDefaults
  /** Request fields that are part of the key. */
  keyFields: ReadonlySet<string>
  /** See `CacheRule`; default: all that Vary nominates but those of the key. */
  selectingFields?: CacheRule['selectingFields']
  /** See `CacheRule`. */
  rewriteLocations: CacheRule['rewriteLocations']
  /** Turns the origin's fields into those sent to clients; without `kind` those of a stored response. */
  downstreamHeaders(fields: Fields, kind?: ForwardedKind): DownstreamHeaders
}

/** Reasons for not storing that lie in the request. */
const requestReasons = new Set(['request-no-store', 'authorization', 'credentials', 'partial'])

/** Creates the rule. */
export function createRfc9111Rule({ downstreamHeaders, ...options }: Rfc9111RuleOptions): CacheRule {
  const { keyFields } = options
  const selectingFields =
    options.selectingFields ?? ((fields) => varyNames(fields)?.filter((name) => !keyFields.has(name)))
  return {
    ...options,
    selectingFields,
    tag: '',
    forced: false,
    unstoredFields: new Set(),
    check: undefined,
    missingReplacesStored: true,
    whyNotStorable(candidate) {
      const why = whyNotStorable(candidate) ?? (selectingFields(candidate.fields) ? undefined : 'vary')
      return why === undefined ? undefined : { why, isByRequest: requestReasons.has(why), personal: true }
    },
    storedHeaders: (fields) => downstreamHeaders(fields),
    forwardedHeaders: downstreamHeaders,
    onNotStorable() {},
    onTooLarge() {},
    onFailure() {}
  }
}

/**
 * Final statuses whose caching requirements are implemented, as must-understand requires (RFC 9111, section 5.2.2.3).
 */
const understoodStatuses = new Set([
  200, 203, 204, 300, 301, 302, 303, 307, 308, 400, 403, 404, 405, 410, 414, 500, 501, 502, 503, 504
])

/**
 * The reason why a response to GET must not be stored by a shared cache (RFC 9111, sections 3 and 3.5), for Cache-Status
 * and the log; undefined when it may be.
 */
export function whyNotStorable({
  status,
  fields,
  hasAuthorization,
  credentials = [],
  requestNoStore
}: StoreCandidate): string | undefined {
  const cacheControl = cacheControlOf(fields)
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
  if (mayBeForOthers(namesOfVary(fields, cacheControl), credentials)) return 'credentials'
  if (explicitLifetimeS(fields, cacheControl) !== undefined) return undefined
  const isPublic = directives.has('public')
  return (heuristicStatuses.has(status) || isPublic) && hasValidator(fields) ? undefined : 'no-lifetime'
}
