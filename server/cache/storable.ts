/** Which answers a shared cache may keep (RFC 9111, sections 3 and 3.5). */
import type { Control } from './control.ts'
import { type Fields, field, hasField } from './fields.ts'
import { heuristicStatuses } from './freshness.ts'
import { hasValidator } from './validators.ts'
import { varyNames } from './vary.ts'

/** Final statuses whose meaning is known here, which `must-understand` asks for (RFC 9111, section 5.2.2.3). */
const understood = new Set([
  200, 203, 204, 300, 301, 302, 303, 307, 308, 400, 403, 404, 405, 410, 414, 500, 501, 502, 503, 504
])

export interface Question {
  status: number
  fields: Fields
  control: Control
  /** The request carried Authorization. */
  authorised: boolean
  /** The request said `no-store`. */
  requestNoStore: boolean
}

/** Why the answer to a GET may not be kept, in a word or two for Cache-Status and the log; undefined: it may. */
export function whyNotStored({ status, fields, control, authorised, requestNoStore }: Question): string | undefined {
  const { directives } = control
  if (requestNoStore) return 'request-no-store'
  if (status === 206 || status === 304) return 'partial'
  const mustUnderstand = directives.has('must-understand')
  if (mustUnderstand && !understood.has(status)) return 'must-understand'
  if (directives.has('no-store') && !mustUnderstand) return 'no-store'
  if (directives.has('private')) return 'private'
  if (hasField(fields, 'set-cookie')) return 'set-cookie'
  if (varyNames(fields) === undefined) return 'vary'
  if (authorised && !['public', 's-maxage', 'must-revalidate'].some((name) => directives.has(name))) {
    return 'authorization'
  }
  return isWorthKeeping(status, fields, control) ? undefined : 'no-lifetime'
}

/** Explicit freshness, or a status and a validator that a later question can be asked with. */
function isWorthKeeping(status: number, fields: Fields, control: Control): boolean {
  const { directives } = control
  if (directives.has('max-age') || directives.has('s-maxage')) return true
  if (!control.targeted && field(fields, 'expires') !== undefined) return true
  return (heuristicStatuses.has(status) || directives.has('public')) && hasValidator(fields)
}
