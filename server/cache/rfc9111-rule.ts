/** The rule of RFC 9111: the origin's own fields decide, and responses are streamed as they are. */
import type { Fields } from '../http/fields.ts'
import type { DownstreamHeaders } from '../http/stored-response.ts'
import { varyNames } from '../http/vary.ts'
import type { LifetimeDefaults } from './lifetimes.ts'
import type { CacheRule, ForwardedKind } from './rule.ts'
import { whyNotStorable } from './storable.ts'

export interface Rfc9111RuleOptions {
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
const requestReasons = new Set(['request-no-store', 'authorization', 'cookie', 'partial'])

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
