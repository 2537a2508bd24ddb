/**
 * The language of a request: one pure function decides whether an address is a page or leads elsewhere
 * (specification, section 2; rulings, section 3).
 */

/** The API's codes for the two languages; not language tags. */
export type Locale = 'cn' | 'en'
export const locales: readonly Locale[] = ['cn', 'en']
const defaultLocale: Locale = 'cn'
export const localeCookie = 'i18n_locale'
/** BCP 47 tags for `<html lang>` and hreflang. */
export const languageTag: Record<Locale, string> = { cn: 'zh-CN', en: 'en' }

/** Whether a value is one of the two codes. */
export function isLocale(value: unknown): value is Locale {
  return value === 'cn' || value === 'en'
}

export interface LocaleRequest {
  /** The request target as it arrived: path and query. */
  target: string
  /** Value of the cookie `i18n_locale`. */
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  /** Value of `Sec-Purpose`. */
  purpose?: string | undefined
  /** Tells whether content exists under exactly this path, upper case and all; without prefix. */
  keepsCase?: (path: string) => boolean
}

export interface PageAddress {
  kind: 'page'
  locale: Locale
  /** Without language prefix, canonical spelling, percent-encoded: `/exhibition/about`. */
  path: string
  /** The query string without `?`. */
  query: string
  /** Request headers that decided. */
  vary: string[]
  /** The answer must be kept nowhere. */
  noStore: boolean
}
export interface Redirect {
  kind: 'redirect'
  status: 301 | 302
  /** Always a path of this site. */
  location: string
  vary: string[]
  noStore: boolean
  /** The language to remember. */
  remember?: Locale
}
/** The target names nothing this site could have. */
export interface NoAddress {
  kind: 'none'
  locale: Locale
}
export type Decision = PageAddress | Redirect | NoAddress

/** The address of a page in a language: `/exhibition/about` and en give `/en/exhibition/about`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? '/en/' : `/en${path}`
}

/**
 * Decides what a GET or HEAD of a page address is. Redirects go straight to the final address and never
 * leave the site: a location always begins with a single slash that no slash or backslash follows.
 */
export function decideLocale(request: LocaleRequest): Decision {
  const mark = request.target.indexOf('?')
  const rawPath = mark < 0 ? request.target : request.target.slice(0, mark)
  const rawQuery = mark < 0 ? '' : request.target.slice(mark + 1)

  const segments = readSegments(rawPath)
  if (!segments) return { kind: 'none', locale: /^\/en(\/|$)/i.test(rawPath) ? 'en' : defaultLocale }

  const prefixed = segments[0]?.toLowerCase() === 'en'
  const path = canonicalPath(prefixed ? segments.slice(1) : segments, request.keepsCase)
  const wish = readSwitch(rawQuery)
  const prefetched = request.purpose?.includes('prefetch') ?? false

  if (wish && !prefetched) {
    const target = homeOf(path, wish.locale)
    return {
      kind: 'redirect',
      status: 302,
      location: withQuery(localePath(target, wish.locale), wish.rest),
      vary: [],
      noStore: true,
      remember: wish.locale
    }
  }

  const noStore = wish !== undefined
  if (prefixed) {
    const location = localePath(homeOf(path, 'en'), 'en')
    if (location !== rawPath) return redirect(301, withQuery(location, rawQuery), [], noStore)
    return { kind: 'page', locale: 'en', path: homeOf(path, 'en'), query: rawQuery, vary: [], noStore }
  }

  const vary = path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie']
  const cookie = isLocale(request.cookie) ? request.cookie : undefined
  const locale = cookie ?? (path === '/' ? preferredLocale(request.acceptLanguage) : defaultLocale)
  if (locale === 'en') return redirect(302, withQuery(localePath(homeOf(path, 'en'), 'en'), rawQuery), vary, true)
  if (path !== rawPath) return redirect(301, withQuery(path, rawQuery), vary, noStore)
  return { kind: 'page', locale: 'cn', path, query: rawQuery, vary, noStore }
}

/** The language of ours that an Accept-Language field prefers (RFC 9110, section 12.5.4); Chinese when it names neither. */
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

/** `/index` is a second spelling of home; in English it has no page of its own. */
function homeOf(path: string, locale: Locale): string {
  return locale === 'en' && path === '/index' ? '/' : path
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/** Decoded segments, doubled and trailing slashes gone; undefined for what no browser would ask for. */
function readSegments(path: string): string[] | undefined {
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (segment === '.' || segment === '..' || /[/\\\u0000-\u001f\u007f]/.test(segment)) return undefined
    segments.push(segment)
  }
  return segments
}

function canonicalPath(segments: string[], keepsCase: ((path: string) => boolean) | undefined): string {
  const own = `/${segments.map(encodeSegment).join('/')}`
  if (segments.every((segment) => segment === segment.toLowerCase()) || keepsCase?.(own)) return own
  return `/${segments.map((segment) => encodeSegment(segment.toLowerCase())).join('/')}`
}

function encodeSegment(segment: string): string {
  return encodeURI(segment).replace(/[?#]/g, encodeURIComponent)
}

/** The language that `?lang=` asks for, and the query without it, byte for byte. */
function readSwitch(query: string): { locale: Locale; rest: string } | undefined {
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
