/** How long an answer is fresh, and how long it may be used after that (RFC 9111, section 4.2; RFC 5861). */
import { type Control, forbidsStale } from './control.ts'
import { parseDate } from './dates.ts'
import { seconds } from './directives.ts'
import { type Fields, field, firstField } from './fields.ts'

/** Absolute times in milliseconds. */
export interface Windows {
  /** When the answer would have been made, if its age were all it had gone through. */
  readonly born: number
  readonly freshUntil: number
  /** Stale, but usable while a refresh is under way. */
  readonly refreshUntil: number
  /** Stale, but usable when the origin answers 500, 502, 503 or 504. */
  readonly errorUntil: number
  /** Stale, but usable when the origin cannot be reached. */
  readonly unreachableUntil: number
  /** Never usable without asking first, however fresh (`no-cache`). */
  readonly alwaysAsk: boolean
  /** False: the origin named no lifetime; it is heuristic, or the caller's fallback. */
  readonly explicit: boolean
}

export interface Defaults {
  /** Freshness where the origin names none, in seconds; undefined: heuristics. */
  fallbackS: number | undefined
  /** Use while refreshing, in seconds, that goes with `fallbackS`. */
  fallbackRefreshS: number
  /** Most seconds of heuristic freshness. */
  heuristicS: number
  /** Use while the origin cannot be reached, in seconds, where it does not say how long. */
  graceS: number
  /** Whether that also covers its 5xx answers without its word. */
  graceCoversErrors: boolean
}

export interface Times {
  /** When the request went out and when the head of the answer came, in milliseconds. */
  requested: number
  received: number
}

/** Statuses that may be fresh by heuristics (RFC 9110, section 15.1); 206 is left out, it is never stored here. */
export const heuristicStatuses: ReadonlySet<number> = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])

/**
 * Computes the windows. `news` are the fields of the message that has just come (a 304 when one freshens), `fields`
 * those of the answer as it will be stored; without a 304 they are the same.
 */
export function windowsOf(
  status: number,
  fields: Fields,
  news: Fields,
  control: Control,
  times: Times,
  defaults: Defaults
): Windows {
  const { directives } = control
  const born = times.received - initialAge(news, times)
  const named = namedLifetime(fields, control, times.received)
  const heuristic = defaults.fallbackS === undefined
  const lifetime =
    named ??
    (heuristic ? heuristicLifetime(status, fields, control, times.received, defaults) : defaults.fallbackS! * 1000)
  const freshUntil = born + lifetime

  if (forbidsStale(directives)) {
    const alwaysAsk = directives.get('no-cache') !== undefined && !namesFields(directives.get('no-cache'))
    const none = { refreshUntil: freshUntil, errorUntil: freshUntil, unreachableUntil: freshUntil }
    return { born, freshUntil, ...none, alwaysAsk, explicit: named !== undefined || alwaysAsk }
  }
  const refreshS =
    seconds(directives, 'stale-while-revalidate') ?? (named === undefined && !heuristic ? defaults.fallbackRefreshS : 0)
  const errorS = seconds(directives, 'stale-if-error')
  return {
    born,
    freshUntil,
    refreshUntil: freshUntil + refreshS * 1000,
    errorUntil: freshUntil + (errorS ?? (defaults.graceCoversErrors ? defaults.graceS : 0)) * 1000,
    unreachableUntil: freshUntil + (errorS ?? defaults.graceS) * 1000,
    alwaysAsk: false,
    explicit: named !== undefined
  }
}

/** Age in whole seconds (RFC 9111, section 4.2.3). */
export function ageAt(windows: Windows, now: number): number {
  return Math.max(0, Math.floor((now - windows.born) / 1000))
}

/** Seconds that it stays fresh; negative once it is stale (RFC 9211, section 2.4). */
export function ttlAt(windows: Windows, now: number): number {
  return Math.floor((windows.freshUntil - now) / 1000)
}

/** True for the form of `no-cache` that names fields: only those are kept back (RFC 9111, section 5.2.2.4). */
export function namesFields(argument: string | true | undefined): argument is string {
  return typeof argument === 'string' && /^[\w\s,-]+$/.test(argument) && /[\w-]/.test(argument)
}

/** In milliseconds; an Age that is no number is ignored, of several the first counts (RFC 9111, section 5.1). */
function initialAge(fields: Fields, times: Times): number {
  const first = firstField(fields, 'age')?.split(',', 1).join('').trim()
  const said = first !== undefined && /^\d+$/.test(first) ? Math.min(Number(first), 2147483648) * 1000 : 0
  const date = parseDate(firstField(fields, 'date'), times.received)
  const apparent = date === undefined ? 0 : Math.max(0, Math.floor((times.received - date) / 1000) * 1000)
  return Math.max(apparent, said + (times.received - times.requested))
}

/** In milliseconds; undefined when neither directives nor Expires name one. An Expires that is no date is past. */
function namedLifetime(fields: Fields, control: Control, received: number): number | undefined {
  const named = seconds(control.directives, 's-maxage') ?? seconds(control.directives, 'max-age')
  if (named !== undefined) return named * 1000
  if (control.targeted) return undefined
  const expires = field(fields, 'expires')
  if (expires === undefined) return undefined
  const until = parseDate(expires, received)
  if (until === undefined) return 0
  return Math.max(0, until - (parseDate(firstField(fields, 'date'), received) ?? received))
}

/** A tenth of the time since the last modification, in milliseconds, within the bound; only with such a validator. */
function heuristicLifetime(
  status: number,
  fields: Fields,
  control: Control,
  received: number,
  defaults: Defaults
): number {
  if (!heuristicStatuses.has(status) && !control.directives.has('public')) return 0
  const modified = parseDate(firstField(fields, 'last-modified'), received)
  if (modified === undefined) return 0
  const date = parseDate(firstField(fields, 'date'), received) ?? received
  return Math.min(Math.max(0, date - modified) / 10, defaults.heuristicS * 1000)
}
