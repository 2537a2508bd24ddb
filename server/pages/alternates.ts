/** One source for the addresses of a page in both languages: the head and the sitemap both ask here. */
import { languageTag, localePath, locales } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import type { PageState } from '../../shared/state.ts'

export interface Alternates {
  canonical: string
  languages: { tag: string; href: string }[]
}

/** Canonical and alternate addresses, absolute where a public origin is given. `done` and free text are left out. */
export function alternatesOf(state: Pick<PageState, 'origin' | 'path' | 'query' | 'locale'>): Alternates {
  const { done: _done, q: _q, code: _code, sort: _sort, ...query } = state.query
  return addressesOf(state.origin, state.path === '/index' ? '/' : state.path, queryString(query), state.locale)
}

/** The same for a path without query. */
export function addressesOf(origin: string, path: string, query: string, locale: PageState['locale']): Alternates {
  const address = (of: PageState['locale']) => origin + localePath(path, of) + query
  return {
    canonical: address(locale),
    languages: [
      ...locales.map((of) => ({ tag: languageTag[of], href: address(of) })),
      { tag: 'x-default', href: address('cn') }
    ]
  }
}
