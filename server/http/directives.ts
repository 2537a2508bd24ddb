import { longestValue } from './fields.ts'

/** Cache directives: names in lower case, with their argument or `true`. */
export type Directives = ReadonlyMap<string, string | true>

const mostSeconds = 2147483648
const tokenCharacters = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/i

/**
 * Reads a Cache-Control value (RFC 9111, section 5.2). The first of two directives with one name counts. What is no
 * directive is passed over, but one spelt with a stray space is remembered as having a worthless argument, so that
 * sloppiness never makes an answer fresher or more public than it was meant to be. A value of over 65,536 characters
 * means `no-store`.
 */
export function parseDirectives(value: string | undefined): Directives {
  const directives = new Map<string, string | true>()
  if (value === undefined) return directives
  if (value.length > longestValue) return directives.set('no-store', true)
  for (const part of splitOutsideQuotes(value)) {
    const equals = part.indexOf('=')
    const rawName = equals < 0 ? part.trim() : part.slice(0, equals).trimStart()
    const name = rawName.trimEnd().toLowerCase()
    if (!tokenCharacters.test(name) || directives.has(name)) continue
    if (equals < 0) directives.set(name, true)
    else directives.set(name, rawName.length === name.length ? argument(part.slice(equals + 1)) : '')
  }
  return directives
}

/**
 * The number of seconds of a directive, at most 2^31; 0 for one that is there without a whole number; undefined when
 * it is not there (RFC 9111, section 1.2.2).
 */
export function seconds(directives: Directives, name: string): number | undefined {
  const value = directives.get(name)
  if (value === undefined) return undefined
  if (value === true || !/^\d+$/.test(value)) return 0
  return Math.min(Number(value), mostSeconds)
}

function argument(raw: string): string {
  const value = raw.trimEnd()
  if (!value.startsWith('"')) return value
  if (value.length < 2 || !value.endsWith('"')) return ''
  return value.slice(1, -1).replace(/\\(.)/g, '$1')
}

function splitOutsideQuotes(value: string): string[] {
  if (!value.includes('"')) return value.split(',')
  const parts: string[] = []
  let start = 0
  let quoted = false
  for (let i = 0; i < value.length; i++) {
    const character = value[i]
    if (quoted && character === '\\') i++
    else if (character === '"') quoted = !quoted
    else if (character === ',' && !quoted) {
      parts.push(value.slice(start, i))
      start = i + 1
    }
  }
  parts.push(value.slice(start))
  return parts
}
