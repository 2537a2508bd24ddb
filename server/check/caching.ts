/** What the site's cache does with the header fields of a response, decided by the functions that the cache runs. */

import { cutText } from '../../shared/locale/cut-text.ts'
import { cacheControlName, headerOf, longLifetimeS, revalidationDirective } from '../api/declared-call-rule.ts'
import { whyNotDeclaredStorable } from '../api/declared-storable.ts'
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
  const text = `fresh ${fresh} s${source}${more}, ${outage}; asked once in ${fresh} s at most (${timesADay(fresh)}), ${again}`
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

/** The field by which a response is stale at once; undefined where none says so. */
function shortening(fields: Fields): string | undefined {
  const directive = revalidationDirective(fields)
  if (directive === undefined) return undefined
  if (directive === 'Expires') {
    const expires = field(fields, 'expires') ?? ''
    return `Expires: ${expires}${!/^-?\d+$/.test(expires) && parseDate(expires, Date.now()) === undefined ? ', which is no date of HTTP' : ''}`
  }
  return `${cacheControlName(fields)}: ${directive}`
}

const daySeconds = 86_400
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
