/** Which responses of declared API calls must not be stored: their reading of RFC 9111, section 3. */
import type { NotStorable } from '../cache/rule.ts'
import type { StoreCandidate } from '../cache/storable.ts'
import { hasField } from '../http/fields.ts'
import { selectingFieldsOfDeclared } from './upstream-headers.ts'

/**
 * Why a response must not be stored; undefined when it may be. A missing lifetime is no reason: there is a fallback.
 */
export function whyNotDeclaredStorable({ fields, cacheControl }: StoreCandidate): NotStorable | undefined {
  const { directives } = cacheControl
  if (hasField(fields, 'set-cookie')) return reason('set-cookie', true)
  if (directives.has('private')) return reason('private', true)
  if (directives.has('no-store')) return reason('no-store', false)
  return selectingFieldsOfDeclared(fields) ? undefined : reason('vary', true)
}

const reason = (why: string, personal: boolean): NotStorable => ({ why, isByRequest: false, personal })
