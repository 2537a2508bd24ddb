/** The calls of the API that a page is derived from, and those that its address stands for in a purge. */
import {
  apiLocaleOf,
  byLocale,
  decideLocale,
  defaultLocale,
  type Locale,
  type SpellingOf
} from '../../shared/locale/locale.ts'
import { matchRoute, type RouteMatch } from '../../shared/pages/match-page.ts'
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

/** The same objects for all pages: `api/calls.ts` stores the cache key of a call by object identity. */
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

/** Files beside the pages, whose calls are purged by name. */
const otherFiles =
  /^\/(?:openapi\.json|robots\.txt|sitemap(?:-[1-9]\d?)?\.xml|sw\.js|(?:en\/)?(?:rss\.xml|(?:calendar|plan)\.ics|manifest\.webmanifest))$/i

/**
 * What `{"path":"/news/301"}` purges: the calls whose data the page displays, without those of the shell (menu, configuration, tree, categories), which
 * have tags. `path` has a language prefix or none; a query selects as on the page. Undefined for no address of a page.
 */
export function callsOfPath(path: string): Call[] | undefined {
  if (otherFiles.test(path)) return undefined
  // Content may exist under a path with upper case: both spellings count.
  const spellings = [asWritten, inLowerCase].flatMap((spellingOf) => canonicalPage(path, spellingOf) ?? [])
  const pages = spellings.map(({ path: canonical, query }) => ({
    path: canonical,
    match: matchRoute(canonical, query)
  }))
  if (pages.length === 0 || pages.some(({ match }) => match.status === 404)) return undefined
  return pages.flatMap(({ path: canonical, match }) =>
    inputsOf({ locale: defaultLocale, path: canonical, match }).slice(shellCalls.length)
  )
}

const asWritten: SpellingOf = (path) => path
const inLowerCase: SpellingOf = () => undefined

function canonicalPage(target: string, spellingOf: SpellingOf) {
  const decide = (address: string) => decideLocale({ target: address, purpose: 'prefetch', spellingOf })
  const decision = decide(target)
  const final = decision.kind === 'redirect' ? decide(decision.location) : decision
  return final.kind === 'page' ? final : undefined
}
