/** Which calls of the API a page's address stands for: what `{"path":"/news/301"}` purges. */
import { decideLocale, defaultLocale, type SpellingOf } from '../../shared/locale/locale.ts'
import { matchRoute } from '../../shared/pages/match-page.ts'
import type { Call } from '../api/calls.ts'
import { inputsOf, shellCalls } from './page-inputs.ts'

/** Files beside the pages, whose calls are purged by name. */
const otherFiles =
  /^\/(?:openapi\.json|robots\.txt|sitemap(?:-[1-9]\d?)?\.xml|sw\.js|(?:en\/)?(?:rss\.xml|(?:calendar|plan)\.ics|manifest\.webmanifest))$/i

/**
 * The calls whose data the page displays, without those of the shell (menu, configuration, tree, categories), which
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
