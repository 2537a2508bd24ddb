/** The rule of RFC 9111: the origin's own fields decide, and responses are streamed as they are. */
import type { Fields } from '../http/fields.ts'
import type { LifetimeDefaults } from './lifetimes.ts'
import type { DownstreamHeaders } from './prebuilt-heads.ts'
import type { CacheRule } from './rule.ts'
import { whyNotStorable } from './storable.ts'

export interface Rfc9111RuleOptions {
  label: string
  defaults: LifetimeDefaults
  /** Request fields that are part of the key. */
  keyFields: ReadonlySet<string>
  /** See `CacheRule`. */
  rewriteLocations: CacheRule['rewriteLocations']
  /** Turns the origin's fields into those sent to clients. */
  downstreamHeaders(fields: Fields): DownstreamHeaders
}

/** Reasons for not storing that lie in the request. */
const requestReasons = new Set(['request-no-store', 'authorization', 'partial'])

/** Creates the rule. */
export function createRfc9111Rule({ downstreamHeaders, ...options }: Rfc9111RuleOptions): CacheRule {
  return {
    ...options,
    tag: '',
    forced: false,
    unstoredFields: new Set(),
    check: undefined,
    missingReplacesStored: true,
    whyNotStorable(candidate) {
      const why = whyNotStorable(candidate)
      return why === undefined ? undefined : { why, isByRequest: requestReasons.has(why), personal: true }
    },
    storedHeaders: downstreamHeaders,
    forwardedHeaders: downstreamHeaders,
    onNotStorable() {},
    onTooLarge() {},
    onFailure() {}
  }
}
