/** The addresses of pages, from the patterns of their kinds, without language prefix. */

import type { PathParameter } from './define-page.ts'
import { queryString } from './links.ts'
import type { ContentPath } from './page.ts'
import { type pages, pageViews } from './pages.ts'

type Pages = typeof pages
/** Kinds of pages whose first pattern names each of their addresses. */
type Addressed = Exclude<keyof Pages, 'page' | 'failure'>

type PathOf<Name extends Addressed> = Record<PathParameter<(typeof pageViews)[Name]['patterns'][0]>, string | number>
type QueryNameOf<Route> = Route extends { parameters: infer Parameters } ? keyof Parameters : never
type QueryOf<Name extends keyof Pages> = {
  [Query in QueryNameOf<Pages[Name]['routes'][keyof Pages[Name]['routes']]>]?: string | number | undefined
}

type Addresses = {
  [Name in Addressed]: keyof PathOf<Name> extends never
    ? (query?: QueryOf<Name>) => string
    : (values: PathOf<Name> & QueryOf<Name>) => string
} & { page: (path: ContentPath, query?: QueryOf<'page'>) => string }

/**
 * The address of each kind of page: `href.talk({ forum, id })`, `href.exhibitors({ view: 'plan' })`,
 * `href.page('/visitor/guide')`. Path parameters are encoded; query parameters without value are left out.
 */
export const href: Addresses = {
  // The type says what the loop does: each function takes the values of its own pattern.
  ...(Object.fromEntries(
    Object.entries(pageViews).map(([name, { patterns }]) => [name, (values = {}) => fill(patterns[0] ?? '', values)])
  ) as unknown as Omit<Addresses, 'page'>),
  page: (path, query = {}) => path + queryString(query)
}

/** Puts values into the parameters of a pattern, and the others into the query. */
function fill(pattern: string, values: Record<string, string | number | undefined>): string {
  const query = { ...values }
  const path = pattern.replace(/:(\w+)/g, (_parameter, name: string) => {
    delete query[name]
    return encodeURIComponent(values[name] ?? '')
  })
  return path + queryString(query)
}
