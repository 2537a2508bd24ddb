/**
 * Which of the request fields in Vary select among the stored responses of one key (RFC 9111, section 4.1): those that
 * the backend may have received with different values. A field that is not sent has one value, absent, in all requests.
 */
import type { Fields } from '../http/fields.ts'
import { hopByHop } from '../http/hop-by-hop.ts'
import { varyNames } from '../http/vary.ts'
import { isForwarded } from './upstream-headers.ts'

/** Fields that this process sets for each request: a response that varies on one of them fits no other request. */
const setForEachRequest: ReadonlySet<string> = new Set([
  'traceparent',
  'tracestate',
  'via',
  'x-forwarded-for',
  'x-request-id'
])
const neverForwarded = hopByHop(undefined)

/**
 * The names that select a response of an undeclared call: fields of the client that are forwarded; `lang` is part of
 * the key. Undefined for a response that fits no other request: `Vary: *` or one of the fields above.
 */
export function selectingFields(fields: Fields): readonly string[] | undefined {
  return namesFittingOthers(fields)?.filter((name) => isForwarded(name) && !neverForwarded.has(name))
}

/** The same for a declared call, which sends no field of a client: no name selects. */
export function selectingFieldsOfDeclared(fields: Fields): readonly string[] | undefined {
  return namesFittingOthers(fields) && []
}

/** Fields with the same value in all requests of a declared call, and `Origin`, which servers with CORS name. */
const usualNames = new Set(['lang', 'accept', 'accept-encoding', 'origin'])

/** The names in Vary that have no effect on a declared call although the backend may expect one. */
export function ineffectiveNames(fields: Fields): readonly string[] {
  return varyNames(fields)?.filter((name) => !usualNames.has(name)) ?? []
}

function namesFittingOthers(fields: Fields): readonly string[] | undefined {
  const names = varyNames(fields)
  return names?.some((name) => setForEachRequest.has(name)) ? undefined : names
}
