/** What the site's cache does with the header fields of a response, decided by the functions that the cache runs. */

import { cutText } from '../../shared/locale/cut-text.ts'
import { longLifetimeS, whyNotDeclaredStorable } from '../api/declared-call-rule.ts'
import { cacheControlName, fieldFaults, headerOf, revalidationDirective } from '../api/field-faults.ts'
import { type LifetimeDefaults, lifetimesOf } from '../cache/lifetimes.ts'
import { cacheControlOf } from '../http/cache-control.ts'
import { parseDate } from '../http/dates.ts'
import { deltaSeconds } from '../http/directives.ts'
import { type Fields, field, without } from '../http/fields.ts'
import { hasValidator, revalidationFields } from '../http/validators.ts'
import type { Answer, BackendClient } from './backend-client.ts'
import { type FindingList, failureOf, placeOf } from './findings.ts'

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
  const notStorable = forced ? undefined : whyNotDeclaredStorable({ fields })
  if (notStorable) {
    const cost = 'each page view asks you, and pages with it are rendered each time'
    return {
      severity: 'error',
      isForceOfUse: true,
      text: `not stored (${forbidding(fields).join(', ')}): ${cost}`
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
function forbidding(fields: Fields): string[] {
  const { why } = whyNotDeclaredStorable({ fields }) ?? {}
  if (why === undefined) return []
  const header = headerOf(why, fields)
  const names = new Set(why === 'set-cookie' ? ['set-cookie', 'set-cookie2'] : [header.toLowerCase()])
  // Of the directives of one field the others are left.
  const others = [...cacheControlOf(fields).directives.keys()].filter((name) => name !== why)
  const left = header === 'Vary' || why === 'set-cookie' || others.length === 0 ? [] : [header, others.join(', ')]
  return [`${header}: ${shownValue(why, header, fields)}`, ...forbidding([...without(fields, names), ...left])]
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

/** Asks once more with the validators of the first answer: a 304 saves the body, and another body costs a rendering. */
export async function checkRevalidation(
  answers: readonly Answer[],
  client: BackendClient,
  findings: FindingList
): Promise<void> {
  const chosen = new Map<string, Answer>()
  for (const answer of answers) {
    const { kind, call, locale } = answer
    if (kind === 'valid' && call.cacheable && locale === 'cn' && !chosen.has(call.path)) chosen.set(call.path, answer)
  }
  for (const first of chosen.values()) {
    const { call, target, locale, fields } = first
    const preconditions = revalidationFields(fields)
    const params = Object.fromEntries(new URLSearchParams(target.split('?')[1]))
    const hasNone = preconditions.length === 0
    const again = await client.ask(call, params, locale, hasNone ? ['pragma', 'no-cache'] : preconditions)
    if (again.status === 429) findings.add(failureOf(again))
    const isStuck = again.status === 304 && (await client.ask(call, params, locale, foreignTag)).status === 304
    const stuck = 'an If-None-Match with another ETag is answered with 304 too: what has changed is never seen'
    const isFailed = !hasNone && ![200, 304, 429].includes(again.status ?? 0)
    const failed = `a request with your validator is answered with ${again.status ?? again.reason}: wanted is 304, or 200 with a body`
    // Where a cache in front has stored something else meanwhile, the body has changed once.
    const hasChanged = again.status === 200 && again.bodyHash !== first.bodyHash
    const third = hasChanged ? await client.ask(call, params, locale, ['cache-control', 'max-age=0']) : again
    const message =
      again.status === 200 ? whyNotRevalidated(first, again, third) : isStuck ? stuck : isFailed ? failed : undefined
    if (message === undefined) continue
    const severity = isStuck || isFailed ? 'error' : 'note'
    findings.add({ ...placeOf(first), severity, check: 'caching', message, isOfAllCalls: true })
  }
}

/** An entity tag that no answer has. */
const foreignTag = ['if-none-match', '"contract-check"']

type Answered = Pick<Answer, 'fields' | 'bodyHash' | 'receivedAt'>

/**
 * What is wrong with a second answer that has a body; undefined where the first had no validator and both are equal, or
 * where it differs and a third one is the same again.
 */
function whyNotRevalidated(first: Answered, again: Answered, third: Answered): string | undefined {
  if (again.bodyHash !== first.bodyHash)
    return third.bodyHash === again.bodyHash
      ? undefined
      : 'the body changes with each request (a time, an id of the request?): pages with it are rendered each time it is fetched'
  const [changed] = validators.filter(([name]) => field(again.fields, name) !== field(first.fields, name))
  if (changed) return `the ${changed[1]} differs in two answers with the same body: the body is sent again each time`
  // That a validator has another form than HTTP's is said by itself.
  if (fieldFaults(first.fields, first.receivedAt).some((fault) => /^(?:ETag|Last-Modified)/.test(fault)))
    return undefined
  const hasValidator = validators.some(([name]) => field(first.fields, name) !== undefined)
  return hasValidator ? 'your validator is not answered with 304: the body is sent again each time' : undefined
}
const validators = [
  ['etag', 'ETag'],
  ['last-modified', 'Last-Modified']
] as const
