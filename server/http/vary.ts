/** Answers that depend on request fields (RFC 9111, section 4.1). */
import type { IncomingHttpHeaders } from 'node:http'
import { boundedText } from './bounded-text.ts'
import { type Fields, field, listMembers, longestValue } from './fields.ts'

/** Request fields that one answer may depend on. */
const mostNames = 32

/**
 * Names of the request fields that an answer depends on, lower case, sorted, each once; undefined where it depends
 * on more than can be known (`*`, also as one of several members) or on more than 32 fields, or the value has
 * more than 65,536 characters.
 */
export function varyNames(fields: Fields): readonly string[] | undefined {
  const value = field(fields, 'vary') ?? ''
  if (value.length > longestValue) return undefined
  const names = listMembers(value).map((name) => name.toLowerCase())
  const unique = new Set(names)
  return unique.has('*') || unique.size > mostNames ? undefined : [...unique].sort()
}

/**
 * What a request holds for these names, as one string: equal strings mean that one answer fits both. White space
 * around commas never matters, nor do letter case and order in the two fields that are preference lists. Of a value
 * of more than 256 characters the string holds a hash.
 */
export function selecting(names: readonly string[], headers: IncomingHttpHeaders): string {
  let key = ''
  for (const name of names) {
    // A backend may name `constructor`, which every object has.
    const value = Object.hasOwn(headers, name) ? headers[name] : undefined
    key += `${name}:${normalised(name, value)}\n`
  }
  return key
}

/** Adds names to a Vary value; a name that is there already is not repeated. One of over 65,536 characters becomes `*`. */
export function mergedVary(value: string | undefined, ...names: string[]): string {
  const members = listMembers(value)
  if (members.includes('*') || (value !== undefined && value.length > longestValue)) return '*'
  const present = new Set(members.map((member) => member.toLowerCase()))
  for (const name of names) if (!present.has(name.toLowerCase())) members.push(name)
  return members.join(', ')
}

function normalised(name: string, value: string | string[] | undefined): string {
  if (value === undefined) return '-'
  const text = typeof value === 'string' ? value : value.join(',')
  if (text.length > longestValue) return `=${boundedText(text)}`
  const parts =
    name === 'accept-language' || name === 'accept-encoding'
      ? listMembers(text.toLowerCase().replace(/\s+/g, '')).sort()
      : text.split(',').map((part) => part.trim())
  return `=${boundedText(parts.join(','))}`
}
