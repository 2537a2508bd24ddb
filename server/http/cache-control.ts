/**
 * The cache directives of a response that apply to this cache (RFC 9111, section 5.2.2). CDN-Cache-Control has some for
 * it alone (RFC 9213), a dictionary of structured fields (RFC 8941, section 3.2).
 */

import { parseDate } from './dates.ts'
import { type Directives, deltaSeconds, parseDirectives } from './directives.ts'
import { type Fields, field, firstField, maxFieldLength } from './fields.ts'

export interface ResponseCacheControl {
  directives: Directives
  /** True: a valid CDN-Cache-Control is present, so Cache-Control and Expires are ignored (RFC 9213, section 2.2). */
  targeted: boolean
}

/** Parses CDN-Cache-Control of a response, or Cache-Control where the former is missing or invalid. */
export function cacheControlOf(fields: Fields): ResponseCacheControl {
  const targeted = parseTargeted(field(fields, 'cdn-cache-control'))
  if (targeted) return { directives: targeted, targeted: true }
  return { directives: parseDirectives(field(fields, 'cache-control')), targeted: false }
}

/**
 * True for directives that forbid a shared cache every use of a stale response (RFC 9111, sections 4.2.4 and 5.2.2).
 */
export function mustRevalidate(directives: Directives): boolean {
  return (
    directives.has('must-revalidate') ||
    directives.has('proxy-revalidate') ||
    // s-maxage implies proxy-revalidate (RFC 9111, section 5.2.2.10).
    directives.has('s-maxage') ||
    directives.has('no-cache')
  )
}

const key = /[a-z*][a-z0-9_\-.*]*/y
const integer = /-?\d{1,15}(?![\d.])/y
const decimal = /-?\d{1,12}\.\d{1,3}(?!\d)/y
const string = /"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"/y
const token = /[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*/y
const byteSequence = /:[A-Za-z0-9+/=]*:/y
const boolean = /\?[01]/y
const whitespace = /[ \t]*/y

/** Directives whose argument must be an integer. */
const integerDirectives = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error'])

/**
 * Parses a CDN-Cache-Control value. Undefined for a value that must be ignored (RFC 9213, section 2.1): an empty one,
 * one of more than 65,536 characters, an invalid dictionary, or one with a lifetime that is not an integer.
 */
export function parseTargeted(value: string | undefined): Directives | undefined {
  if (value === undefined || value.length > maxFieldLength) return undefined
  const text = value.trim()
  const directives = new Map<string, string | true>()
  let position = 0

  /** Consumes the text that the pattern matches at the current position. */
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (!match) return undefined
    position = pattern.lastIndex
    return match[0]
  }
  const takeBareItem = (): string | undefined =>
    take(decimal) ?? take(integer) ?? take(string) ?? take(token) ?? take(byteSequence) ?? take(boolean)
  /** Skips the parameters of an item; false when they are invalid. */
  const skipParameters = (): boolean => {
    while (text[position] === ';') {
      position++
      take(/ */y)
      if (take(key) === undefined) return false
      if (text[position] !== '=') continue
      position++
      if (takeBareItem() === undefined) return false
    }
    return true
  }

  while (position < text.length) {
    const name = take(key)
    if (name === undefined) return undefined
    let argument: string | undefined = '?1'
    if (text[position] === '=') {
      position++
      argument = takeBareItem()
      if (argument === undefined) return undefined
    }
    if (!skipParameters()) return undefined
    if (integerDirectives.has(name) && !/^-?\d+$/.test(argument)) return undefined
    // Of repeated keys the last counts (RFC 8941, section 3.2); a false boolean means that the directive is absent.
    directives.delete(name)
    if (argument !== '?0') directives.set(name, argument === '?1' ? true : argument)
    take(whitespace)
    if (position === text.length) break
    if (text[position] !== ',') return undefined
    position++
    take(whitespace)
    if (position === text.length) return undefined
  }
  return directives.size === 0 ? undefined : directives
}

/**
 * The lifetime by Expires and Date, in whole seconds (RFC 9111, section 4.2.1); undefined without Expires. An invalid
 * Expires is in the past (section 5.3). `responseTime`: when the response came, in milliseconds since 1970.
 */
export function secondsToExpires(fields: Fields, responseTime = Date.now()): number | undefined {
  const expires = field(fields, 'expires')
  if (expires === undefined) return undefined
  const date = parseDate(firstField(fields, 'date'), responseTime) ?? responseTime
  return Math.max(0, Math.floor(((parseDate(expires, responseTime) ?? 0) - date) / 1000))
}

/** The explicit freshness lifetime for a shared cache, in whole seconds (RFC 9111, section 4.2.1); undefined without one. */
export function explicitLifetimeS(
  fields: Fields,
  { directives, targeted }: ResponseCacheControl,
  responseTime?: number
): number | undefined {
  return (
    deltaSeconds(directives, 's-maxage') ??
    deltaSeconds(directives, 'max-age') ??
    (targeted ? undefined : secondsToExpires(fields, responseTime))
  )
}
