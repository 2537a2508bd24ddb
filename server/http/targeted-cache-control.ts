/** CDN-Cache-Control: a word of the origin to this cache alone (RFC 9213), a structured dictionary (RFC 8941). */
import type { Directives } from './directives.ts'
import { longestValue } from './fields.ts'

const key = /[a-z*][a-z0-9_\-.*]*/y
const integer = /-?\d{1,15}(?![\d.])/y
const decimal = /-?\d{1,12}\.\d{1,3}(?!\d)/y
const string = /"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"/y
const token = /[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*/y
const bytes = /:[A-Za-z0-9+/=]*:/y
const boolean = /\?[01]/y
const spaces = /[ \t]*/y

/** Directives whose argument must be a whole number. */
const numbers = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error'])

/**
 * Reads the value. Gives undefined where it is to be ignored: empty, over 65,536 characters, no valid dictionary, or a number of seconds that
 * is no number (RFC 9213, section 2.1).
 */
export function parseTargeted(value: string | undefined): Directives | undefined {
  if (value === undefined || value.length > longestValue) return undefined
  const text = value.trim()
  const directives = new Map<string, string | true>()
  let at = 0

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return undefined
    at = pattern.lastIndex
    return found[0]
  }
  const bareItem = (): string | undefined =>
    take(decimal) ?? take(integer) ?? take(string) ?? take(token) ?? take(bytes) ?? take(boolean)
  const parameters = (): boolean => {
    while (text[at] === ';') {
      at++
      take(/ */y)
      if (take(key) === undefined) return false
      if (text[at] !== '=') continue
      at++
      if (bareItem() === undefined) return false
    }
    return true
  }

  while (at < text.length) {
    const name = take(key)
    if (name === undefined) return undefined
    let argument: string | undefined = '?1'
    if (text[at] === '=') {
      at++
      argument = bareItem()
      if (argument === undefined) return undefined
    }
    if (!parameters()) return undefined
    if (numbers.has(name) && !/^-?\d+$/.test(argument)) return undefined
    directives.delete(name)
    if (argument !== '?0') directives.set(name, argument === '?1' ? true : argument)
    take(spaces)
    if (at === text.length) break
    if (text[at] !== ',') return undefined
    at++
    take(spaces)
    if (at === text.length) return undefined
  }
  return directives.size === 0 ? undefined : directives
}
