/** Responses that depend on request fields: Vary and the secondary cache key (RFC 9111, section 4.1). */
import type { IncomingHttpHeaders } from 'node:http'
import { boundedText, type Fields, field, listMembers, maxFieldLength } from './fields.ts'

/** A response that varies on more request fields is treated like `Vary: *`. */
const maxNames = 32

/**
 * The request fields that Vary nominates, in lower case, sorted, without duplicates. Undefined for a response that no
 * stored key can select: `*` among the members, more than 32 names, or a value of more than 65,536 characters.
 */
export function varyNames(fields: Fields): readonly string[] | undefined {
  const value = field(fields, 'vary') ?? ''
  if (value.length > maxFieldLength) return undefined
  const names = listMembers(value).map((name) => name.toLowerCase())
  const unique = new Set(names)
  return unique.has('*') || unique.size > maxNames ? undefined : [...unique].sort()
}

/**
 * The secondary key of a request: its values of the nominated fields as one string. Requests with equal keys select the
 * same stored response. White space around commas is normalized; in Accept-Language and Accept-Encoding, which are
 * preference lists, letter case and order are normalized too. A value of more than 256 characters is hashed.
 */
export function secondaryKey(names: readonly string[], headers: IncomingHttpHeaders): string {
  let key = ''
  for (const name of names) {
    // Vary may name `constructor`, which every object inherits.
    const value = Object.hasOwn(headers, name) ? headers[name] : undefined
    key += `${name}:${normalized(name, value)}\n`
  }
  return key
}

/**
 * Adds names to a Vary value, except those that it already has. A value that contains `*`, or of more than 65,536
 * characters, becomes `*`.
 */
export function appendVary(value: string | undefined, ...names: string[]): string {
  const members = listMembers(value)
  if (members.includes('*') || (value !== undefined && value.length > maxFieldLength)) return '*'
  const present = new Set(members.map((member) => member.toLowerCase()))
  for (const name of names) if (!present.has(name.toLowerCase())) members.push(name)
  return members.join(', ')
}

/** `-` for an absent field, else `=` and the value: an absent field differs from an empty one. */
function normalized(name: string, value: string | string[] | undefined): string {
  if (value === undefined) return '-'
  const text = typeof value === 'string' ? value : value.join(',')
  if (text.length > maxFieldLength) return `=${boundedText(text)}`
  const parts =
    name === 'accept-language' || name === 'accept-encoding'
      ? listMembers(text.toLowerCase().replace(/\s+/g, '')).sort()
      : text.split(',').map((part) => part.trim())
  return `=${boundedText(parts.join(','))}`
}
