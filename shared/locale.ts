/**
 * The language of a request (shared/README.md#language). `decideLocale` is a pure function that maps a request target to
 * a page or a redirect.
 */

/** The API's codes of the two languages. They are not language tags: see `languageTag`. */
export type Locale = 'cn' | 'en'
export const locales: readonly Locale[] = ['cn', 'en']
const defaultLocale: Locale = 'cn'
export const localeCookie = 'i18n_locale'
/** BCP 47 tags, for `<html lang>`, hreflang and Content-Language. */
export const languageTag: Record<Locale, string> = { cn: 'zh-CN', en: 'en' }
/** Language and territory in Open Graph's spelling, for `og:locale`. */
export const openGraphLocale: Record<Locale, string> = { cn: 'zh_CN', en: 'en_GB' }

/** Whether a value is one of the two codes. */
export function isLocale(value: unknown): value is Locale {
  return value === 'cn' || value === 'en'
}

export interface LocaleRequest {
  /** The unmodified request target: path and query. */
  target: string
  /** Value of the cookie `i18n_locale`. */
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  /** Value of `Sec-Purpose`. */
  purpose?: string | undefined
  /** Whether a page exists at exactly this path, without prefix, including its upper case letters. */
  existsAsWritten?: (path: string) => boolean
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
/** The target is no valid path: it has a wrong percent-encoding, a dot segment, or an encoded slash or control character. */
export interface InvalidTarget {
  kind: 'none'
  locale: Locale
}
export type Decision = PageAddress | Redirect | InvalidTarget

/** Adds the language prefix to a path: `/exhibition/about` becomes `/en/exhibition/about` for `en`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? '/en/' : `/en${path}`
}

/**
 * Decides whether a GET or HEAD of a page address is a page, a redirect or invalid. A redirect leads directly to the
 * final address and never to another site: its location begins with one slash, not followed by a slash or backslash.
 */
export function decideLocale(request: LocaleRequest): Decision {
  const queryStart = request.target.indexOf('?')
  const rawPath = queryStart < 0 ? request.target : request.target.slice(0, queryStart)
  const rawQuery = queryStart < 0 ? '' : request.target.slice(queryStart + 1)

  const segments = parseSegments(rawPath)
  if (!segments) return { kind: 'none', locale: /^\/en(\/|$)/i.test(rawPath) ? 'en' : defaultLocale }

  const prefixed = segments[0]?.toLowerCase() === 'en'
  const path = canonicalPath(prefixed ? segments.slice(1) : segments, request.existsAsWritten)
  const selected = parseLanguageSwitch(rawQuery)
  const isPrefetch = request.purpose?.includes('prefetch') ?? false

  if (selected && !isPrefetch) {
    const target = withoutIndex(path, selected.locale)
    return {
      kind: 'redirect',
      status: 302,
      location: withQuery(localePath(target, selected.locale), selected.rest),
      vary: [],
      noStore: true,
      cookieLocale: selected.locale
    }
  }

  const noStore = selected !== undefined
  if (prefixed) {
    const location = localePath(withoutIndex(path, 'en'), 'en')
    if (location !== rawPath) return redirect(301, withQuery(location, rawQuery), [], noStore)
    return { kind: 'page', locale: 'en', path: withoutIndex(path, 'en'), query: rawQuery, vary: [], noStore }
  }

  const vary = path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie']
  const cookie = isLocale(request.cookie) ? request.cookie : undefined
  const locale = cookie ?? (path === '/' ? preferredLocale(request.acceptLanguage) : defaultLocale)
  if (locale === 'en') return redirect(302, withQuery(localePath(withoutIndex(path, 'en'), 'en'), rawQuery), vary, true)
  if (path !== rawPath) return redirect(301, withQuery(path, rawQuery), vary, noStore)
  return { kind: 'page', locale: 'cn', path, query: rawQuery, vary, noStore }
}

/** The site's language that an Accept-Language field prefers (RFC 9110, section 12.5.4); Chinese if it lists neither. */
export function preferredLocale(field: string | undefined): Locale {
  let best: Locale = defaultLocale
  let weight = 0
  for (const range of (field ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const locale = /^zh(-|$)/.test(tag) ? 'cn' : /^en(-|$)/.test(tag) ? 'en' : undefined
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

/** `/index` is a second address of the Chinese home page; in English it redirects to `/en/`. */
function withoutIndex(path: string, locale: Locale): string {
  return locale === 'en' && path === '/index' ? '/' : path
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/** Decodes the segments of a path; empty ones (doubled and trailing slashes) are dropped. Undefined for an invalid path. */
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

/** The path in lower case, unless a page exists at the path as it is written. */
function canonicalPath(segments: string[], existsAsWritten: ((path: string) => boolean) | undefined): string {
  const asWritten = `/${segments.map(encodeSegment).join('/')}`
  if (segments.every((segment) => segment === segment.toLowerCase()) || existsAsWritten?.(asWritten)) return asWritten
  return `/${segments.map((segment) => encodeSegment(segment.toLowerCase())).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURI(segment).replace(/[?#]/g, encodeURIComponent)
}

/** The first valid language in a `lang` parameter, and the query without `lang`, otherwise unchanged; undefined without one. */
function parseLanguageSwitch(query: string): { locale: Locale; rest: string } | undefined {
  if (!query.includes('lang=')) return undefined
  let locale: Locale | undefined
  const rest = query.split('&').filter((pair) => {
    if (!pair.startsWith('lang=')) return true
    const value = pair.slice(5)
    if (!locale && isLocale(value)) locale = value
    return false
  })
  return locale && { locale, rest: rest.join('&') }
}
