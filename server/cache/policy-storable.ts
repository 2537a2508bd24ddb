/** Which responses of declared API calls the policy cache must not store: its reading of RFC 9111, section 3. */
import type { ResponseCacheControl } from '../http/cache-control.ts'
import { type Fields, hasField } from '../http/fields.ts'
import { varyNames } from '../http/vary.ts'

/** Request fields with the same value in all origin requests of one key; a response may vary on them. */
const constantFields = new Set(['lang', 'accept', 'accept-encoding', 'origin'])

export interface NotStorable {
  /** The reason, for Cache-Status and the log. */
  why: string
  /** The response field that is the reason. */
  header: string
  /** The response may be meant for one client alone. */
  personal: boolean
}

/**
 * Why a response must not be stored; undefined when it may be. A missing lifetime is no reason: there is a fallback.
 */
export function whyNotPolicyStorable(fields: Fields, control: ResponseCacheControl): NotStorable | undefined {
  const header = control.targeted ? 'CDN-Cache-Control' : 'Cache-Control'
  if (hasField(fields, 'set-cookie')) return { why: 'set-cookie', header: 'Set-Cookie', personal: true }
  if (control.directives.has('private')) return { why: 'private', header, personal: true }
  if (control.directives.has('no-store')) return { why: 'no-store', header, personal: false }
  const names = varyNames(fields)
  if (names?.every((name) => constantFields.has(name))) return undefined
  return { why: 'vary', header: 'Vary', personal: true }
}
