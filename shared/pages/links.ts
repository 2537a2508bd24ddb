/** Addresses that pages link to: validation of those that come from data, query strings, paths of no page. */

import { type Locale, localePath, withoutPrefix } from '../locale/locale.ts'

const webAddress = /^https?:\/\/[^\s/\\?#]/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters before they read a scheme
const unsafeCharacter = /[\u0000-\u0020\u007f\\]/

/** Whether a value is a path of this site: one leading slash, not followed by a slash or backslash. */
export function isInternal(value: string): boolean {
  return /^\/(?![/\\])/.test(value) && !unsafeCharacter.test(value)
}

/** The path of an address of this site: without query and fragment. */
export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Whether a value is such a path without query and fragment, in any characters. */
export function isBarePath(value: string): boolean {
  return /^\/(?![/\\])[^?#]*$/.test(value)
}

/**
 * Returns the trimmed address if a link may have it: an absolute http(s) address or a path of this site. Undefined for
 * everything else (`javascript:`, `data:`, `mailto:`, `//host`, text).
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.trim()
  if (isInternal(address)) return address
  return webAddress.test(address) && !unsafeCharacter.test(address) ? address : undefined
}

/**
 * The address of a link of a backend. One that has the site's `origin`, or the prefix of its text's language, is the
 * path without them; others are returned as they are.
 */
export function linkAddress(address: string, locale: Locale, origin: string): string {
  const host = origin.replace(/^https?:/, '').toLowerCase()
  const withoutScheme = address.replace(/^https?:/i, '')
  const rest = withoutScheme.slice(host.length)
  const isOwn = host !== '' && withoutScheme.toLowerCase().startsWith(host) && /^(?:$|[/?#])/.test(rest)
  const path = !isOwn ? address : rest.startsWith('/') ? rest : `/${rest}`
  return isInternal(path) && !isReservedPath(path) ? withoutPrefix(path, locale) : path
}

/** An address for a link of a page: paths of pages get the prefix of the page's language. */
export function localizedAddress(address: string, locale: Locale): string {
  return isInternal(address) && !isReservedPath(address) ? localePath(address, locale) : address
}

/** Adds the leading slash that some backends omit in the menu; other values are returned as they are. */
export function withLeadingSlash(path: unknown): unknown {
  return typeof path === 'string' && /^[\w-]+(?:[/?#]|$)/.test(path) ? `/${path}` : path
}

/** An address without the slashes at its end. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

/**
 * The URL of a picture or file: a full http(s) URL as it is, a path behind MEDIA_ORIGIN. Empty for any other scheme, a
 * protocol-relative URL, and one with control characters: browsers remove tabs and line ends before they parse a URL,
 * so that it could lead to another host.
 */
export function completeMediaUrl(src: string, mediaOrigin: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  if (/[\u0000-\u001f\u007f]/.test(src)) return ''
  if (/^https?:\/\//i.test(src)) return src
  if (/^[a-z][a-z\d+.-]*:/i.test(src) || /^[\\/]{2}/.test(src) || src === '') return ''
  return `${mediaOrigin}/${src.replace(/^\/+/, '')}`
}

/** What an address selects of a list: its query without the number of the page and the form that is done. */
export function selectionOf(query: Readonly<Record<string, string>>): Record<string, string> {
  const { page: _page, done: _done, ...selection } = query
  return selection
}

/** The query string of parameters in their order, with `?`; undefined and empty ones are omitted. Empty without any. */
export function queryString(query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]]
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/**
 * Whether a path, without the prefix of a language, is that of the API, a file or another answer of the server itself, in
 * any letter case: no page is there.
 */
export function isReservedPath(path: string): boolean {
  return /^\/(api(-docs)?|assets|content-files|healthz|readyz|_[^/]*)(\/|$)/i.test(path)
}
