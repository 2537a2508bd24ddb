/** Canonical and alternate URLs of a page, for its head and for the sitemap (shared/README.md#search-engines). */
import { languages } from '../locale/languages.ts'
import { defaultLocale, type Locale, localePath, locales } from '../locale/locale.ts'
import { queryString, selectionOf } from './links.ts'
import type { PageState } from './state.ts'

export interface Alternates {
  canonical: string
  /** All languages and `x-default`, as for `hreflang`. */
  languages: { tag: string; href: string }[]
}

/**
 * The URLs of a page. The page number of a list is part of them. A filtered, sorted or searched list has the unfiltered
 * list as canonical page; typed text and `?done=` are never part of a canonical URL.
 */
export function alternatesOf(state: Pick<PageState, 'origin' | 'path' | 'query' | 'locale'>): Alternates {
  const isUnfiltered = Object.keys(selectionOf(state.query)).length === 0
  return alternatesOfPath(
    state.origin,
    state.path,
    queryString({ page: isUnfiltered ? state.query.page : undefined }),
    state.locale
  )
}

/** The same for a path without language prefix and a query that is empty or begins with `?`. */
export function alternatesOfPath(origin: string, path: string, query: string, locale: Locale): Alternates {
  const url = (language: Locale) => origin + localePath(path === '/index' ? '/' : path, language) + query
  return {
    canonical: url(locale),
    languages: [
      ...locales.map((language) => ({ tag: languages[language].tag, href: url(language) })),
      { tag: 'x-default', href: url(defaultLocale) }
    ]
  }
}
