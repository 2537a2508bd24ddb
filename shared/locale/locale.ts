/**
 * The language of a request (shared/README.md#language). `decideLocale` is a pure function that maps a request target
 * to a page or a redirect.
 */

import { type AddedLanguage, type ApiLocale, type Language, type Locale, languages } from './languages.ts'

export type { ApiLocale, Locale }

/** The table with the look-ups that each request needs. */
export interface Languages {
  rows: Readonly<Record<Locale, Language>>
  /** The language without prefix. */
  default: Locale
  byPrefix: ReadonlyMap<string, Locale>
  byRange: ReadonlyMap<string, Locale>
}

/** Prepares a table. Throws if not exactly one language has no prefix. */
export function prepareLanguages(rows: Languages['rows']): Languages {
  // The entries of the table have its keys.
  const entries = Object.entries(rows) as [Locale, Language][]
  const [first, ...more] = entries.flatMap(([locale, { prefix }]) => (prefix === '' ? [locale] : []))
  if (first === undefined || more.length > 0) throw new Error('exactly one language must have no prefix')
  return {
    rows,
    default: first,
    byPrefix: new Map(entries.flatMap(([locale, { prefix }]) => (prefix === '' ? [] : [[prefix, locale]]))),
    byRange: new Map(entries.flatMap(([locale, { ranges }]) => ranges.map((range) => [range, locale])))
  }
}

const siteLanguages = /* @__PURE__ */ prepareLanguages(languages)
// The keys of the table.
export const locales = Object.keys(languages) as readonly Locale[]
export const defaultLocale = siteLanguages.default
export const localeCookie = 'i18n_locale'
/** BCP 47 tags, for `<html lang>`, hreflang and Content-Language. */
export const languageTag = /* @__PURE__ */ byLocale((locale) => languages[locale].tag)
/** Language and territory in Open Graph's spelling, for `og:locale`. */
export const openGraphLocale = /* @__PURE__ */ byLocale((locale) => languages[locale].openGraph)

/** Whether a value is a code of the table. */
export function isLocale(value: unknown, { rows }: Languages = siteLanguages): value is Locale {
  return typeof value === 'string' && Object.hasOwn(rows, value)
}

/** The language of a request target by its prefix alone, in any letter case. */
export function localeOfTarget(target: string, table: Languages = siteLanguages): Locale {
  const [segment = ''] = target.slice(1).split(/[/?]/, 1)
  return table.byPrefix.get(segment.toLowerCase()) ?? table.default
}

/** Whether the paths of a language have a prefix, so that the address alone names the language. */
export function hasPrefix(locale: Locale, { rows }: Languages = siteLanguages): boolean {
  return rows[locale].prefix !== ''
}

/**
 * Called with a path without prefix that has upper case. Returns the canonical spelling of the page that exists there
 * in any letter case; undefined where that is lower case, or where there is none.
 */
export type SpellingOf = (path: string) => string | undefined

export interface LocaleRequest {
  /** The unmodified request target: path and query. */
  target: string
  /** Value of the cookie `i18n_locale`. */
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  /** Value of `Sec-Purpose`. */
  purpose?: string | undefined
  spellingOf?: SpellingOf
}

export interface PageAddress {
  kind: 'page'
  locale: Locale
  /** Without language prefix, canonical spelling, percent-encoded: `/exhibition/about`. */
  path: string
  /** The query string without `?`. */
  query: string
  /** Names of the request header fields that decided; for Vary. */
  vary: string[]
  /** The response must not be stored (`no-store`). */
  noStore: boolean
}
export interface Redirect {
  kind: 'redirect'
  status: 301 | 302
  /** Always a path of this site, with query. */
  location: string
  vary: string[]
  noStore: boolean
  /** The language for the cookie, if it has to be set. */
  cookieLocale?: Locale
}
/**
 * The target is no valid path: it has a wrong percent-encoding, a dot segment, or an encoded slash or control
 * character.
 */
export interface InvalidTarget {
  kind: 'none'
  locale: Locale
}
export type Decision = PageAddress | Redirect | InvalidTarget

/** Adds the language prefix to a path: `/exhibition/about` becomes `/en/exhibition/about` for `en`. */
export function localePath(path: string, locale: Locale, { rows }: Languages = siteLanguages): string {
  const { prefix } = rows[locale]
  return prefix === '' ? path : `/${prefix}${path}`
}

/** The address of a page of a language without its prefix, in any letter case; begins with exactly one slash. */
export function withoutPrefix(path: string, locale: Locale): string {
  const { prefix } = languages[locale]
  const rest = path.slice(prefix.length + 1)
  const isPrefixed = path.toLowerCase().startsWith(`/${prefix}`) && /^(?:$|[/?#])/.test(rest)
  return (prefix !== '' && isPrefixed ? rest : path).replace(/^\/*/, '/')
}

/**
 * Decides whether a GET or HEAD of a page address is a page, a redirect or invalid. A redirect leads directly to the
 * final address and never to another site: its location begins with one slash, not followed by a slash or backslash.
 */
export function decideLocale(request: LocaleRequest, table: Languages = siteLanguages): Decision {
  const [rawPath = ''] = request.target.split('?', 1)
  const rawQuery = request.target.slice(rawPath.length + 1)

  const segments = parseSegments(rawPath)
  if (!segments) return { kind: 'none', locale: localeOfTarget(rawPath, table) }

  const prefixed = segments[0] === undefined ? undefined : table.byPrefix.get(segments[0].toLowerCase())
  const path = canonicalPath(prefixed ? segments.slice(1) : segments, request.spellingOf)
  const selected = parseLanguageSwitch(rawQuery, table)
  const isPrefetch = request.purpose?.includes('prefetch') ?? false

  if (selected && !isPrefetch) {
    const target = withoutIndex(path, selected.locale, table)
    return {
      kind: 'redirect',
      status: 302,
      location: withQuery(localePath(target, selected.locale, table), selected.rest),
      vary: [],
      noStore: true,
      cookieLocale: selected.locale
    }
  }

  const noStore = selected !== undefined
  if (prefixed) {
    const target = withoutIndex(path, prefixed, table)
    const location = localePath(target, prefixed, table)
    if (location !== rawPath) return redirect(301, withQuery(location, rawQuery), [], noStore)
    return { kind: 'page', locale: prefixed, path: target, query: rawQuery, vary: [], noStore }
  }

  const vary = path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie']
  const cookie = isLocale(request.cookie, table) ? request.cookie : undefined
  const locale = cookie ?? (path === '/' ? preferredLocale(request.acceptLanguage, table) : table.default)
  if (locale !== table.default) {
    const location = localePath(withoutIndex(path, locale, table), locale, table)
    return redirect(302, withQuery(location, rawQuery), vary, true)
  }
  if (path !== rawPath) return redirect(301, withQuery(path, rawQuery), vary, noStore)
  return { kind: 'page', locale, path, query: rawQuery, vary, noStore }
}

/** What a field says about one language: its weight, from 0 (not acceptable) to 1, and where in the field that stands. */
interface Preference {
  weight: number
  place: number
}

/**
 * The site's language that an Accept-Language field prefers (RFC 9110, sections 12.4.2 and 12.5.4); the default if none
 * is acceptable. At equal weights the range that stands first decides.
 */
export function preferredLocale(field: string | undefined, table: Languages = siteLanguages): Locale {
  const ranges = languageRanges(field)
  let best = table.default
  let known: Preference = { weight: 0, place: 0 }
  // The keys of the table.
  for (const locale of Object.keys(table.rows) as Locale[]) {
    const preference = preferenceOf(locale, ranges, table)
    const isFirst = preference.weight === known.weight && preference.place < known.place
    if (preference.weight <= known.weight && !isFirst) continue
    best = locale
    known = preference
  }
  return best
}

interface LanguageRange extends Preference {
  /** In lower case. */
  range: string
}

/**
 * The preference for a language. The most specific of the ranges that name it decides, and `*` stands for the languages
 * that no other range names (RFC 4647, section 3.3.1), first for the default. A range of another variant, such as
 * `zh-TW` for `zh-CN`, selects the language, but refuses that variant alone.
 */
function preferenceOf(locale: Locale, ranges: readonly LanguageRange[], table: Languages): Preference {
  let found: Preference = { weight: 0, place: 0 }
  let specificity = -1
  for (const { range, weight, place } of ranges) {
    const isNamed = table.byRange.get(range) === locale
    const isVariant = weight > 0 && table.byRange.get(range.split('-', 1)[0] ?? '') === locale
    if (!isNamed && !isVariant && range !== '*') continue
    const length = isNamed ? range.length : isVariant ? 1 : 0
    if (length < specificity || (length === specificity && weight <= found.weight)) continue
    found = { weight, place: range === '*' && locale !== table.default ? ranges.length : place }
    specificity = length
  }
  return found
}

/** Characters of a field that are read. */
const maxFieldLength = 1000
/** RFC 9110, section 12.4.2; more digits than three, and none before the point, are tolerated. */
const weightPattern = /^(?:0?\.\d+|0\.?|1(?:\.0*)?)$/

/** The ranges of a field with their weights, but for those whose weight is malformed. */
function languageRanges(field = ''): LanguageRange[] {
  const members = field.slice(0, maxFieldLength).split(',')
  // The last one has been cut: `q=0.9` may have become `q=0`.
  if (field.length > maxFieldLength) members.pop()
  return members.flatMap((member, place) => {
    const [range = '', ...parameters] = member.toLowerCase().split(';')
    const pairs = parameters.map((parameter) => parameter.split('=').map((part) => part.trim()))
    const [, q = '1'] = pairs.find(([name]) => name === 'q') ?? []
    return weightPattern.test(q) ? [{ range: range.trim(), weight: Number(q), place }] : []
  })
}

function redirect(status: 301 | 302, location: string, vary: string[], noStore: boolean): Redirect {
  return { kind: 'redirect', status, location, vary, noStore }
}

/** `/index` is a second address of the home page without prefix; in other languages it redirects, to `/en/` for one. */
function withoutIndex(path: string, locale: Locale, table: Languages): string {
  return path === '/index' && hasPrefix(locale, table) ? '/' : path
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/**
 * Decodes the segments of a path; empty ones (doubled and trailing slashes) are dropped. Undefined for an invalid path.
 */
function parseSegments(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined
  const segments: string[] = []
  for (const raw of path.split('/')) {
    if (raw === '') continue
    let segment: string
    try {
      segment = decodeURIComponent(raw)
    } catch {
      return undefined
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are invalid in a path
    if (segment === '.' || segment === '..' || /[/\\\u0000-\u001f\u007f]/.test(segment)) return undefined
    segments.push(segment)
  }
  return segments
}

/** The path in lower case, unless the page there has a spelling of its own. */
function canonicalPath(segments: string[], spellingOf: SpellingOf | undefined): string {
  const asWritten = `/${segments.map(encodeSegment).join('/')}`
  if (segments.every((segment) => segment === segment.toLowerCase())) return asWritten
  return spellingOf?.(asWritten) ?? `/${segments.map((segment) => encodeSegment(segment.toLowerCase())).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURI(segment).replace(/[?#]/g, encodeURIComponent)
}

/** The first valid language in a `lang` parameter, and the rest of the query, unchanged; undefined without one. */
function parseLanguageSwitch(query: string, table: Languages): { locale: Locale; rest: string } | undefined {
  if (!query.includes('lang=')) return undefined
  let locale: Locale | undefined
  const rest = query.split('&').filter((pair) => {
    if (!pair.startsWith('lang=')) return true
    const value = pair.slice(5)
    if (!locale && isLocale(value, table)) locale = value
    return false
  })
  return locale && { locale, rest: rest.join('&') }
}

/** The language of the API's records on the pages of a language. */
export function apiLocaleOf(locale: Locale): ApiLocale {
  const { fallback }: Partial<AddedLanguage> = languages[locale]
  // A row without fallback is one of the API's languages, says the type of the table.
  return fallback ?? (locale as ApiLocale)
}

/** Values by language; a language that the API does not have may be left out, and has its fallback's value. */
export type Localizations<T> = Readonly<Record<ApiLocale, T> & Partial<Record<Locale, T>>>

/** The value for a language. */
export function localized<T>(values: Localizations<T>, locale: Locale): T {
  return values[locale] ?? values[apiLocaleOf(locale)]
}

/** A value for each language. */
export function byLocale<T>(create: (locale: Locale) => T): Record<Locale, T> {
  // `locales` are the keys of the type.
  return Object.fromEntries(locales.map((locale) => [locale, create(locale)])) as Record<Locale, T>
}

/**
 * The language of an API call by its `lang` header, trimmed and in any letter case. A missing or unknown value means
 * the default; cookies have no effect (shared/README.md#language).
 */
export function localeOfLangHeader(header: string | string[] | undefined): ApiLocale {
  if (isLocale(header)) return apiLocaleOf(header)
  const code = typeof header === 'string' && header.length <= 64 ? header.trim().toLowerCase() : undefined
  return apiLocaleOf(isLocale(code) ? code : defaultLocale)
}
