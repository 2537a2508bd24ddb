/** Computes the lifetimes of a response: age and freshness (RFC 9111, section 4.2), and reuse when stale (RFC 5861). */
import { explicitLifetimeS, mustRevalidate, type ResponseCacheControl } from '../http/cache-control.ts'
import { parseDate } from '../http/dates.ts'
import { deltaSeconds } from '../http/directives.ts'
import { type Fields, firstField } from '../http/fields.ts'
import type { Lifetimes } from './entry.ts'

/** Durations, in seconds, that apply where the origin states none. */
export interface LifetimeDefaults {
  /** Freshness lifetime; undefined: heuristic freshness instead (RFC 9111, section 4.2.2). */
  fallbackS: number | undefined
  /** stale-while-revalidate of a response with the fallback lifetime. */
  fallbackStaleWhileRevalidateS: number
  /** Longest heuristic freshness. */
  maxHeuristicS: number
  /** How long a stale response may be served while the origin is unreachable. */
  graceS: number
  /** True: `graceS` also is the default of stale-if-error. */
  graceCoversErrors: boolean
  /**
   * True: a Date in the past counts as age, which RFC 9111, section 4.2.3, recommends where an old cache on the way may
   * not have inserted Age. False: Age alone counts, as that section permits, so that a response of an origin whose
   * clock is slow is not stale when it arrives.
   */
  usesApparentAge: boolean
}

/** Times in milliseconds since the epoch (RFC 9111, section 4.2.3). */
export interface ExchangeTimes {
  /** When the request was sent. */
  requestTime: number
  /** When the response's fields were received. */
  responseTime: number
}

/** Statuses that are heuristically cacheable (RFC 9110, section 15.1), except 206, which is never stored here. */
export const heuristicStatuses: ReadonlySet<number> = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])

/** Larger Age values are treated as this one, in seconds (RFC 9111, section 1.2.2). */
const maxAgeValueS = 2147483648

/** A year in seconds: longer lifetimes count as this one (RFC 9111, section 1.2.2, permits a bound). */
const maxLifetimeS = 31_536_000

/**
 * Computes the lifetimes of a response with these `fields`. `received` are the fields of the message just received,
 * from which the age is computed: those of a 304 where one updates a stored response, else `fields` themselves.
 */
export function lifetimesOf(
  status: number,
  fields: Fields,
  received: Fields,
  control: ResponseCacheControl,
  times: ExchangeTimes,
  defaults: LifetimeDefaults
): Lifetimes {
  const { directives } = control
  const { fallbackS } = defaults
  const generatedAt = times.responseTime - initialAge(received, times, defaults.usesApparentAge)
  const explicitS = explicitLifetimeS(fields, control, times.responseTime)
  const declaredS = explicitS ?? fallbackS
  const lifetime =
    declaredS === undefined
      ? heuristicLifetime(status, fields, control, times.responseTime, defaults)
      : declaredS * 1000
  const freshUntil = generatedAt + Math.min(lifetime, maxLifetimeS * 1000)

  if (mustRevalidate(directives)) {
    const noCache = directives.get('no-cache')
    const alwaysRevalidate = noCache !== undefined && !hasFieldNames(noCache)
    return {
      generatedAt,
      freshUntil,
      staleWhileRevalidateUntil: freshUntil,
      staleIfErrorUntil: freshUntil,
      staleIfUnreachableUntil: freshUntil,
      alwaysRevalidate
    }
  }
  const usesFallback = explicitS === undefined && fallbackS !== undefined
  const staleWhileRevalidateS =
    deltaSeconds(directives, 'stale-while-revalidate') ?? (usesFallback ? defaults.fallbackStaleWhileRevalidateS : 0)
  const staleIfErrorS = deltaSeconds(directives, 'stale-if-error')
  const after = (seconds: number) => freshUntil + Math.min(seconds, maxLifetimeS) * 1000
  return {
    generatedAt,
    freshUntil,
    staleWhileRevalidateUntil: after(staleWhileRevalidateS),
    staleIfErrorUntil: after(staleIfErrorS ?? (defaults.graceCoversErrors ? defaults.graceS : 0)),
    staleIfUnreachableUntil: after(staleIfErrorS ?? defaults.graceS),
    alwaysRevalidate: false
  }
}

/** The lifetimes of a response that is of no use from `end` on (milliseconds). */
export function endingAt(end: number, lifetimes: Lifetimes): Lifetimes {
  const bounded = (time: number) => Math.min(time, end)
  return {
    ...lifetimes,
    freshUntil: bounded(lifetimes.freshUntil),
    staleWhileRevalidateUntil: bounded(lifetimes.staleWhileRevalidateUntil),
    staleIfErrorUntil: bounded(lifetimes.staleIfErrorUntil),
    staleIfUnreachableUntil: bounded(lifetimes.staleIfUnreachableUntil)
  }
}

/**
 * True for an argument of `no-cache` that lists field names: the response may be reused without revalidation, without
 * these fields (RFC 9111, section 5.2.2.4).
 */
export function hasFieldNames(argument: string | true | undefined): argument is string {
  return typeof argument === 'string' && /^[\w\s,-]+$/.test(argument) && /[\w-]/.test(argument)
}

/**
 * The corrected initial age in milliseconds (RFC 9111, section 4.2.3). An Age that is not a whole number is ignored; of
 * several the first counts (section 5.1).
 */
function initialAge(fields: Fields, times: ExchangeTimes, usesApparentAge: boolean): number {
  const age = firstField(fields, 'age')?.split(',', 1).join('').trim()
  const ageValue = age !== undefined && /^\d+$/.test(age) ? Math.min(Number(age), maxAgeValueS) * 1000 : 0
  const correctedAge = ageValue + (times.responseTime - times.requestTime)
  if (!usesApparentAge) return correctedAge
  const date = parseDate(firstField(fields, 'date'), times.responseTime)
  const apparentAge = date === undefined ? 0 : Math.max(0, Math.floor((times.responseTime - date) / 1000) * 1000)
  return Math.max(apparentAge, correctedAge)
}

/**
 * The heuristic freshness lifetime in milliseconds: a tenth of the time since Last-Modified, up to `maxHeuristicS`
 * (RFC 9111, section 4.2.2).
 */
function heuristicLifetime(
  status: number,
  fields: Fields,
  control: ResponseCacheControl,
  responseTime: number,
  defaults: LifetimeDefaults
): number {
  if (!heuristicStatuses.has(status) && !control.directives.has('public')) return 0
  const modified = parseDate(firstField(fields, 'last-modified'), responseTime)
  if (modified === undefined) return 0
  const date = parseDate(firstField(fields, 'date'), responseTime) ?? responseTime
  return Math.min(Math.max(0, date - modified) / 10, defaults.maxHeuristicS * 1000)
}
