/** The calls of the API that a page is derived from. */
import { apiLocaleOf, byLocale, type Locale } from '../../shared/locale/locale.ts'
import type { RouteMatch } from '../../shared/pages/match-page.ts'
import type { Call } from '../api/inputs/inputs.ts'

/** Calls of the shell: menu, configuration, footer and search form of every page. They never decide a page's status. */
export const shellCalls = ['menu', 'config', 'tree', 'categories'] as const

/** A page address after routing. */
export interface MatchedPage {
  locale: Locale
  /** Canonical, without language prefix, percent-encoded. */
  path: string
  match: RouteMatch
}

/** The same objects for all pages: `api/declared-requests.ts` stores the cache key of a call by object identity. */
const shellInputs = byLocale((locale) =>
  shellCalls.map((name): Call => ({ name, locale: apiLocaleOf(locale), params: {} }))
)

/** The call of the configuration. */
export const configCall = (locale: Locale): Call => shellInputs[locale][shellCalls.indexOf('config')]!

/** The calls that a page depends on: the shell's, then the route's own. */
export function inputsOf({ locale, match }: MatchedPage): Call[] {
  const apiLocale = apiLocaleOf(locale)
  return [
    ...shellInputs[locale],
    ...match.inputs.map(({ name, params }): Call => ({ name, locale: apiLocale, params: decodePath(params) }))
  ]
}

/** Whether the page needs each of the calls of `inputsOf`. */
export function requiredInputsOf({ match }: MatchedPage): boolean[] {
  return [...shellCalls.map(() => false), ...match.inputs.map(({ required }) => required)]
}

/** The API takes paths decoded: `/关于`, not `/%E5%85%B3%E4%BA%8E`. */
function decodePath({ path, ...params }: Record<string, string>): Record<string, string> {
  return path === undefined ? params : { ...params, path: decodeURIComponent(path) }
}
