/**
 * Header fields of the backend that decide about storing, and those that do not mean what their sender expects, for the
 * command and the log.
 */
import { cacheControlOf } from '../http/cache-control.ts'
import { parseDate } from '../http/dates.ts'
import { deltaSeconds } from '../http/directives.ts'
import { type Fields, field } from '../http/fields.ts'
import { ineffectiveNames } from './upstream-headers.ts'

/** An entity tag (RFC 9110, section 8.8.3). */
export const etagForm = /^(?:W\/)?"[^"]*"$/

/**
 * What of the fields of a response to a declared call has not the form or the effect that its sender expects; each in
 * words that begin with the name of the field. `now` in milliseconds.
 */
export function fieldFaults(fields: Fields, now: number): string[] {
  const faults = [...directiveFaults('Cache-Control', fields), ...directiveFaults('CDN-Cache-Control', fields)]
  const age = Number(field(fields, 'age') ?? 0)
  const { directives } = cacheControlOf(fields)
  const lifetime = deltaSeconds(directives, 's-maxage') ?? deltaSeconds(directives, 'max-age') ?? 0
  if (lifetime >= minMilliseconds && lifetime % minMilliseconds === 0 && lifetime % 86_400 !== 0)
    faults.push(
      `Cache-Control: ${lifetime} s are ${Math.floor(lifetime / 3600)} hours: is the lifetime in milliseconds?`
    )
  if (lifetime > 0 && age >= lifetime)
    faults.push(
      `Age: ${age} is not below the lifetime of ${lifetime} s, so that each page view asks you: does a cache in front of the backend send what is stale?`
    )
  const etag = field(fields, 'etag')
  if (etag !== undefined && !etagForm.test(etag))
    faults.push(
      `ETag: ${etag.slice(0, maxShown)} is no entity tag (quotation marks around it, no small w, one alone), so that clients may not revalidate: wanted is ETag: "v42"`
    )
  for (const [name, effect] of Object.entries(dateFields)) {
    const value = field(fields, name.toLowerCase()) ?? ''
    // A number says that the answer is stale at once, and a lifetime in Cache-Control counts before Expires.
    const isMeant = /^-?\d+$/.test(value) || (name === 'Expires' && lifetime > 0)
    if (value !== '' && !isMeant && parseDate(value, now) === undefined)
      faults.push(`${name}: ${value.slice(0, maxShown)} is no date of HTTP, ${effect}: wanted is ${exampleDate}`)
  }
  const modified = field(fields, 'last-modified')
  const time = parseDate(modified, now)
  if (time !== undefined && time > now + maxAheadMs)
    faults.push(`Last-Modified: ${modified} lies ahead: is it local time that is called GMT?`)
  const date = parseDate(field(fields, 'date'), now)
  if (date !== undefined && age === 0 && Math.abs(date - now) > maxSkewMs)
    faults.push(
      `Date: ${field(fields, 'date')} is not the time of the answer, and Expires is counted from it: is the clock right, or does a cache in front send no Age?`
    )
  const pragma = field(fields, 'pragma')
  if (pragma !== undefined && (field(fields, 'cache-control') ?? field(fields, 'expires')) === undefined)
    faults.push(`Pragma: ${pragma.slice(0, maxShown)} means nothing in an answer: wanted is Cache-Control: no-cache`)
  const names = ineffectiveNames(fields)
  if (names.length > 0)
    faults.push(
      `Vary: ${names.join(', ').slice(0, maxShown)} has no effect: the site sends none of these, and stores one answer for all visitors`
    )
  const tags = field(fields, 'cache-tag')?.split(',') ?? []
  const unusable = tags.map((tag) => tag.trim()).find((tag) => tag !== '' && !/^[!-+\--~]{1,128}$/.test(tag))
  if (unusable !== undefined)
    faults.push(
      `Cache-Tag: no purge can name “${unusable.slice(0, maxShown)}”: tags stand between commas, and have at most 128 visible ASCII characters`
    )
  return faults
}

/** What comes of a date that is none, by the field. */
const dateFields = {
  'Last-Modified': 'so that clients may not revalidate',
  Expires: 'so that the answer is stale at once'
}
const exampleDate = 'Wed, 11 Jun 2025 01:30:00 GMT'
const maxShown = 60
/** A minute in milliseconds; as seconds nobody writes multiples of it that are no days. */
const minMilliseconds = 60_000
/** Clocks may differ by so much. */
const maxAheadMs = 60_000
/** A clock that is wrong by more is one of another time zone, or of no time at all. */
const maxSkewMs = 1_800_000

/** Directives of a response (RFC 9111, section 5.2.2; RFC 5861), with whether their argument is a number of seconds. */
const known: ReadonlyMap<string, boolean> = new Map([
  ['s-maxage', true],
  ['max-age', true],
  ['stale-while-revalidate', true],
  ['stale-if-error', true],
  ...['no-store', 'no-cache', 'private', 'public', 'must-revalidate', 'proxy-revalidate', 'immutable'].map(
    (name) => [name, false] as const
  )
])
const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** Members of a field that are near a directive and not read as it, and directives that are there twice. */
function directiveFaults(name: string, fields: Fields): string[] {
  const seen = new Set<string>()
  return (field(fields, name.toLowerCase()) ?? '').split(',').flatMap((text) => {
    const member = text.trim()
    const [, spelled, argument] = /^([\w-]+)(?:=(.*))?$/.exec(member) ?? []
    const directive = spelled?.toLowerCase() ?? ''
    const near = [...known.keys()].find((each) =>
      spelled === undefined ? letters(member).includes(letters(each)) : letters(directive) === letters(each)
    )
    if (near === undefined) return []
    const isTwice = seen.has(near)
    seen.add(near)
    const shown = `${name}: ${member.slice(0, maxShown)}`
    const isNumber = known.get(near) === true
    if (near !== directive || (isNumber && !/^"?\d+"?$/.test(argument ?? '')))
      return [`${shown} is not read as it is meant: wanted is ${near}${isNumber ? '=300' : ''}`]
    return isTwice ? [`${shown} is there twice: do the backend and a proxy before it both say ${near}?`] : []
  })
}

/** The response field that is the reason. */
export function headerOf(why: string, fields: Fields): string {
  if (why === 'set-cookie') return 'Set-Cookie'
  if (why === 'vary') return 'Vary'
  return cacheControlName(fields)
}

/** The response field that decides about storing and lifetimes (RFC 9213, section 2.2). */
export function cacheControlName(fields: Fields): string {
  return cacheControlOf(fields).targeted ? 'CDN-Cache-Control' : 'Cache-Control'
}

/** The directive that makes a response stale at once; `Expires` where that does; undefined where none does. */
export function revalidationDirective(fields: Fields): string | undefined {
  const { directives } = cacheControlOf(fields)
  for (const name of ['no-cache', 's-maxage', 'max-age']) {
    const value = directives.get(name)
    if (value !== undefined) return value === true ? name : `${name}=${value}`
  }
  return field(fields, 'expires') === undefined ? undefined : 'Expires'
}
