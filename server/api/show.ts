/** An answer's fields as visitors get them. */

import { parseDate } from '../cache/dates.ts'
import { parseDirectives, seconds } from '../cache/directives.ts'
import { type Fields, field, firstField, hasField, without } from '../cache/fields.ts'
import type { Shown } from '../cache/heads.ts'
import { type FieldLines, noFields } from '../cache/send-whole.ts'
import { mergedVary } from '../cache/vary.ts'

/** What tells of the machine behind, or of ways to it that visitors don't have. */
const never = new Set(['server', 'x-powered-by', 'alt-svc'])
/** What is written anew for answers under our own policy. */
const rewritten = new Set([
  ...never,
  'age',
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'pragma',
  'set-cookie',
  'set-cookie2',
  'vary',
  'warning'
])
/** What is written anew for answers that are passed on. */
const passing = new Set([
  ...never,
  'age',
  'cache-control',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'vary'
])
/** Directives that go on to the browser as they are. */
const passedOn = ['must-revalidate', 'no-transform', 'immutable', 'stale-while-revalidate', 'stale-if-error']

/**
 * The fields of a call that no policy knows, ours filling only what the backend left unset. CDN-Cache-Control travels
 * on: other caches of its kind may stand in front.
 */
export function showPlain(fields: Fields, security: FieldLines): Shown {
  return filled(without(fields, never), security)
}

/**
 * The fields of a call under our own policy. They leave as `private`, because caches in front often overlook
 * `Vary: lang`; where the backend names no lifetime the browser asks each time, with an ETag.
 */
export function showKept(fields: Fields, version: string, forced: boolean, security: FieldLines): Shown {
  return filled(
    [
      'Content-Type',
      jsonType(fields),
      'Cache-Control',
      forced ? 'private, no-cache' : browserControl(fields),
      'ETag',
      firstField(fields, 'etag') ?? `"${version}"`,
      'Vary',
      mergedVary(field(fields, 'vary'), 'lang', 'Accept-Encoding'),
      ...without(fields, rewritten)
    ],
    security
  )
}

/** The fields of a JSON answer that is passed on under our policy, but not kept. */
export function showPassing(fields: Fields, security: FieldLines, failing: boolean): Shown {
  const said = field(fields, 'cache-control')
  const others = without(fields, passing)
  const vary = mergedVary(field(fields, 'vary'), 'lang')
  const control = failing ? 'no-store' : (said ?? 'private, no-cache')
  return filled(['Content-Type', jsonType(fields), ...others, 'Cache-Control', control, 'Vary', vary], security)
}

/** The fields of an answer that is too large to be looked at; its length and coding are the backend's. */
export function showLarge(fields: Fields, security: FieldLines): Shown {
  const vary = mergedVary(field(fields, 'vary'), 'lang')
  return filled([...without(fields, new Set([...never, 'cdn-cache-control', 'vary'])), 'Vary', vary], security)
}

/** What is known to be JSON never travels as anything that a browser would show. */
function jsonType(fields: Fields): string {
  const type = firstField(fields, 'content-type')
  const isJson = type !== undefined && /^application\/([\w.+-]*\+)?json\b/i.test(type)
  return isJson ? type : 'application/json; charset=utf-8'
}

/** Cache-Control for the browser: private, with the backend's own lifetime where it names one. */
function browserControl(fields: Fields): string {
  const directives = parseDirectives(field(fields, 'cache-control'))
  const named = seconds(directives, 'max-age') ?? expiresIn(fields)
  if (directives.has('no-cache') || directives.has('no-store') || named === undefined || named === 0) {
    return 'private, no-cache'
  }
  const others = passedOn.flatMap((name) => {
    const value = directives.get(name)
    if (value === undefined) return []
    return value === true ? [name] : /^\d+$/.test(value) ? [`${name}=${value}`] : []
  })
  return ['private', `max-age=${named}`, ...others].join(', ')
}

function expiresIn(fields: Fields): number | undefined {
  const now = Date.now()
  const until = parseDate(field(fields, 'expires'), now)
  if (until === undefined) return undefined
  return Math.max(0, Math.floor((until - (parseDate(firstField(fields, 'date'), now) ?? now)) / 1000))
}

/**
 * Ours behind the backend's; a field that it has set itself is its own affair, except for those that keep an answer from
 * being run or shown as a page of this site.
 */
function filled(given: string[], security: FieldLines): Shown {
  const own = asData(given)
  const unset: string[] = []
  for (let i = 0; i < security.fields.length; i += 2) {
    const name = security.fields[i]!
    if (!hasField(own, name.toLowerCase())) unset.push(name, security.fields[i + 1]!)
  }
  if (unset.length === security.fields.length) return { own, common: security }
  return { own: [...own, ...unset], common: noFields }
}

const codeType = /^(?:text\/css|(?:text|application)\/(?:x-)?(?:javascript(?:1\.\d)?|ecmascript|jscript|livescript))$/i

/**
 * The fields of an answer that is data whatever its backend calls it. Browsers that send no Sec-Fetch-Dest (Safari before
 * 16.4) run nothing that is plain text and not to be sniffed, and save what they are asked to open.
 */
function asData(fields: readonly string[]): string[] {
  const own: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    const [name = '', value = ''] = [fields[i], fields[i + 1]]
    const lower = name.toLowerCase()
    const [kind = ''] = value.split(';', 1)
    if (lower === 'x-content-type-options') continue
    const isCode = lower === 'content-type' && codeType.test(kind.trim())
    const isShown = lower === 'content-disposition' && kind.trim().toLowerCase() !== 'attachment'
    own.push(name, isCode || isShown ? (isCode ? 'text/plain' : 'attachment') + value.slice(kind.length) : value)
  }
  return own
}
