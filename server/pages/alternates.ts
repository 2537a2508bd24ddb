/** One source for the addresses of a page in both languages: the head and the sitemap both ask here. */
import { type Locale, languageTag, localePath, locales } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import type { PageState } from '../../shared/state.ts'

export interface Alternates {
  canonical: string
  languages: { tag: string; href: string }[]
}

/**
 * Canonical and alternate addresses of a page. The number of a list's page is part of them; a filtered, sorted or
 * searched list is the whole list to whoever looks for it, and what was typed or sent is no address.
 */
export function alternatesOf(state: Pick<PageState, 'origin' | 'path' | 'query' | 'locale'>): Alternates {
  const { page, done: _done, ...chosen } = state.query
  const whole = Object.keys(chosen).length === 0
  return addressesOf(state.origin, state.path, queryString({ page: whole ? page : undefined }), state.locale)
}

/** The same for a path without language prefix and a query that is empty or begins with `?`. */
export function addressesOf(origin: string, path: string, query: string, locale: Locale): Alternates {
  const address = (of: Locale) => origin + localePath(path === '/index' ? '/' : path, of) + query
  return {
    canonical: address(locale),
    languages: [
      ...locales.map((of) => ({ tag: languageTag[of], href: address(of) })),
      { tag: 'x-default', href: address('cn') }
    ]
  }
}
