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

/** The path of a page of a language without its prefix; begins with exactly one slash. */
export function withoutPrefix(path: string, locale: Locale): string {
  const { prefix } = languages[locale]
  const rest = path.slice(prefix.length + 1)
  const isPrefixed = path.startsWith(`/${prefix}`) && (rest === '' || rest.startsWith('/'))
  return (prefix !== '' && isPrefixed ? rest : path).replace(/^\/*/, '/')
}

/**
 * Decides whether a GET or HEAD of a page address is a page, a redirect or invalid. A redirect leads directly to the
 * final address and never to another site: its location begins with one slash, not followed by a slash or backslash.
 */
export function decideLocale(request: LocaleRequest, table: Languages = siteLanguages): Decision {
  const queryStart = request.target.indexOf('?')
  const rawPath = queryStart < 0 ? request.target : request.target.slice(0, queryStart)
  const rawQuery = queryStart < 0 ? '' : request.target.slice(queryStart + 1)

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

/**
 * The site's language that an Accept-Language field prefers (RFC 9110, section 12.5.4); the default if it lists none.
 */
export function preferredLocale(field: string | undefined, table: Languages = siteLanguages): Locale {
  let best = table.default
  let weight = 0
  for (const range of (field ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    // Any language: of those that the site has, its default.
    const locale = tag === '*' ? table.default : table.byRange.get(tag.split('-', 1)[0] ?? '')
    if (!locale) continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const value = q === undefined ? 1 : Number(q.slice(2))
    if (value > weight && value <= 1) {
      best = locale
      weight = value
    }
  }
  return best
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
