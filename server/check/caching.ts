/** What the site's cache does with the header fields of a response, decided by the functions that the cache runs. */

import { cutText } from '../../shared/locale/cut-text.ts'
import { cacheControlName, headerOf, longLifetimeS, revalidationDirective } from '../api/declared-call-rule.ts'
import { whyNotDeclaredStorable } from '../api/declared-storable.ts'
import { ineffectiveNames } from '../api/selecting-fields.ts'
import { type LifetimeDefaults, lifetimesOf } from '../cache/lifetimes.ts'
import type { StoreCandidate } from '../cache/storable.ts'
import { cacheControlOf } from '../http/cache-control.ts'
import { parseDate } from '../http/dates.ts'
import { deltaSeconds } from '../http/directives.ts'
import { type Fields, field, without } from '../http/fields.ts'
import { hasValidator } from '../http/validators.ts'

export interface Caching {
  /** What the cache does, and what it costs the backend. */
  text: string
  severity: 'error' | 'note' | undefined
  /** Whether CACHE_FORCE would have it reused: what the backend's fields say would count no more. */
  isForceOfUse: boolean
}

/**
 * The treatment of a response to a call of the cache's table, one that is valid or one that says that there is no such
 * record. `now` in milliseconds.
 */
export function cachingOf(
  fields: Fields,
  forced: boolean,
  defaults: LifetimeDefaults,
  now: number,
  status = 200
): Caching {
  if (/^bff\b/.test(field(fields, 'cache-status') ?? ''))
    return {
      severity: undefined,
      isForceOfUse: false,
      text: "not judged: this is a site's own /api, which sends other headers than its backend"
    }
  const control = forced ? { directives: new Map(), targeted: false } : cacheControlOf(fields)
  const candidate = {
    status,
    fields,
    cacheControl: control,
    hasAuthorization: false,
    hasCookie: false,
    requestNoStore: false
  }
  const notStorable = forced ? undefined : whyNotDeclaredStorable(candidate)
  if (notStorable) {
    const cost = 'each page view asks you, and pages with it are rendered each time'
    return {
      severity: 'error',
      isForceOfUse: true,
      text: `not stored (${forbidding(candidate).join(', ')}): ${cost}`
    }
  }
  const times = { requestTime: now, responseTime: now }
  const lifetimes = lifetimesOf(status, fields, fields, control, times, defaults)
  const fresh = seconds(lifetimes.freshUntil - now)
  const reused = seconds(lifetimes.staleWhileRevalidateUntil - lifetimes.freshUntil)
  const covered = seconds(lifetimes.staleIfUnreachableUntil - lifetimes.freshUntil)
  const again = hasValidator(fields) ? 'with your validator' : 'in full (neither ETag nor Last-Modified)'
  if (lifetimes.alwaysRevalidate || fresh <= 0) {
    const why = forced ? undefined : shortening(fields)
    const text = `stored, but each page view asks you again${why === undefined ? '' : ` (${why})`}, ${again}`
    return { severity: 'note', isForceOfUse: !forced, text }
  }
  const { directives } = control
  const isNamed =
    deltaSeconds(directives, 's-maxage') !== undefined ||
    deltaSeconds(directives, 'max-age') !== undefined ||
    (!control.targeted && field(fields, 'expires') !== undefined && !forced)
  const source = forced ? ' (CACHE_FORCE)' : isNamed ? '' : ' (CACHE_TTL_S)'
  const more = reused > 0 ? ` + ${reused} s while it is revalidated` : ''
  const outage = covered > 0 ? `outages covered for ${covered} s` : 'not served stale, so that an outage shows at once'
  const unread = forced || isNamed ? undefined : unreadLifetime(fields)
  const text = `fresh ${fresh} s${source}${more}, ${outage}; asked once in ${fresh} s at most (${timesADay(fresh)}), ${again}`
  if (unread !== undefined)
    return { severity: 'note', isForceOfUse: false, text: `${text}; ${unread} is not read: max-age=300 is` }
  if (fresh > longLifetimeS)
    return {
      severity: 'note',
      isForceOfUse: false,
      text: `${text}; an edit is seen after a purge alone, not in browsers`
    }
  return { severity: undefined, isForceOfUse: false, text }
}

function timesADay(fresh: number): string {
  return fresh > daySeconds
    ? 'less than once a day'
    : `${Math.ceil(daySeconds / fresh).toLocaleString('en')} times a day`
}

/** What is done with a body of `bytes` where the cache takes `mostBytes`. */
export function tooLarge(bytes: number, mostBytes: number): Caching {
  const text = `not stored: ${mebibytes(bytes)} MiB, where the cache takes ${mebibytes(mostBytes)} (CACHE_MAX_MB): pages are shown without it`
  return { severity: 'error', isForceOfUse: false, text }
}

const mebibytes = (bytes: number) => Math.round((10 * bytes) / 1_048_576) / 10

/** All fields that keep a response out of the cache: who removes one alone meets the next. */
function forbidding(candidate: StoreCandidate): string[] {
  const { fields, cacheControl } = candidate
  const { why } = whyNotDeclaredStorable(candidate) ?? {}
  if (why === undefined) return []
  const header = headerOf(why, fields)
  const names: ReadonlySet<string> = new Set(
    why === 'set-cookie' ? ['set-cookie', 'set-cookie2'] : [header.toLowerCase()]
  )
  const directives = new Map([...cacheControl.directives].filter(([name]) => name !== why))
  const rest =
    directives.size < cacheControl.directives.size
      ? { ...candidate, cacheControl: { ...cacheControl, directives } }
      : { ...candidate, fields: without(fields, names) }
  return [`${header}: ${shownValue(why, header, fields)}`, ...forbidding(rest)]
}

/** What of a field keeps a response out of the cache: of a cookie its name, which says who sets it. */
function shownValue(why: string, header: string, fields: Fields): string {
  if (header === 'Set-Cookie') return cutText(field(fields, 'set-cookie')?.split('=', 1)[0]?.trim() ?? '', 40)
  return header === 'Vary' ? (field(fields, 'vary') ?? '') : why
}

/** An entity tag (RFC 9110, section 8.8.3). */
export const etagForm = /^(?:W\/)?"[^"]*"$/

/** What of the fields of a response has not the form or the effect that its sender expects; each in words. */
export function fieldFaults(fields: Fields, now: number): string[] {
  const faults: string[] = []
  const etag = field(fields, 'etag')
  if (etag !== undefined && !etagForm.test(etag))
    faults.push(
      `ETag: ${etag.slice(0, maxShown)} has no quotation marks around it, so that clients may not revalidate: wanted is ETag: "v42"`
    )
  const modified = field(fields, 'last-modified')
  const time = parseDate(modified, now)
  if (modified !== undefined && time === undefined)
    faults.push(
      `Last-Modified: ${modified.slice(0, maxShown)} is no date of HTTP, so that clients may not revalidate: wanted is ${new Date(0).toUTCString()}`
    )
  else if (time !== undefined && time > now + maxAheadMs)
    faults.push(`Last-Modified: ${modified} lies ahead: is it local time that is called GMT?`)
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

const maxShown = 60
/** Clocks may differ by so much. */
const maxAheadMs = 60_000

/** The field that names a lifetime in a way that no cache reads, such as `max-age: 300`; undefined where none does. */
function unreadLifetime(fields: Fields): string | undefined {
  const value = field(fields, 'cache-control')
  return value !== undefined && /max-?age/i.test(value) ? `Cache-Control: ${value}` : undefined
}

/** The field by which a response is stale at once; undefined where none says so. */
function shortening(fields: Fields): string | undefined {
  const directive = revalidationDirective(fields)
  if (directive === undefined) return undefined
  if (directive === 'Expires') {
    const expires = field(fields, 'expires') ?? ''
    return `Expires: ${expires}${/^\d+-/.test(expires) ? ', which is no date of HTTP' : ''}`
  }
  const [, lifetime] = /^(?:s-)?max-age=0*([1-9]\d*)$/.exec(directive) ?? []
  const age = Number(field(fields, 'age'))
  if (age >= Number(lifetime)) return `Age: ${age} is above ${directive}: a cache in front of the backend?`
  const isMalformed = /^(?:s-)?max-?age/.test(directive) && !/=\d+$/.test(directive)
  return `${cacheControlName(fields)}: ${directive}${isMalformed ? ', which is no whole number of seconds' : ''}`
}

const daySeconds = 86_400
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
