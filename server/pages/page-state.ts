/**
 * The state of a page, in one language, with cleaned rich text and complete media URLs. The HTML is rendered from it,
 * and the client's store starts with it.
 */
import { createHash } from 'node:crypto'
import { countries } from '../../shared/countries.ts'
import { type Phase, phaseOf } from '../../shared/dates.ts'
import { type ApiLocale, apiLocaleOf, localized } from '../../shared/locale.ts'
import { completeMediaUrl } from '../../shared/media-url.ts'
import { href } from '../../shared/pages/addresses.ts'
import { viewOf } from '../../shared/pages/pages.ts'
import type { Projected } from '../../shared/projection.ts'
import type { MenuItem, Section } from '../../shared/records.ts'
import { readCategories, readMenu, readTree } from '../../shared/shell-records.ts'
import type { FormState, PageState, ViewData } from '../../shared/state.ts'
import type { Input } from '../derived/input.ts'
import { optionalData } from '../derived/input-data.ts'
import { memoizeByInput } from '../derived/memoize-by-input.ts'
import type { Settings } from '../settings.ts'
import { allowedScript } from './analytics-script.ts'
import { dataOfDay } from './by-clock.ts'
import { foreignNames, otherTag } from './other-language.ts'
import { pageHead } from './page-head.ts'
import { type MatchedPage, shellCalls } from './page-inputs.ts'
import { listedPath } from './page-list.ts'
import { readViews } from './page-views.ts'
import { configOf, factsOf, hasOwnForms, lookOf, otherFactsOf, ownForms, publicConfigOf } from './site-configuration.ts'

export interface PageContext {
  settings: Settings
  /** The day in Shanghai as midnight UTC, in unix seconds. */
  today: number
  /** Called when ANALYTICS_HOSTS forbids the configured statistics script. */
  onScriptDropped?: () => void
  /** Called with what is not used of the configured look. */
  onLookDropped?: (problems: readonly string[]) => void
}

/**
 * The state of a page. `inputValues` has the order of `inputsOf`; missing values are allowed. With a status other than
 * 200 the state has no data of the route, only the shell's.
 */
export function pageState(
  { settings, today, onScriptDropped, onLookDropped }: PageContext,
  page: MatchedPage,
  inputValues: readonly Input[],
  status: number,
  form: FormState | null = null
): PageState {
  const { locale, path, match } = page
  const apiLocale = apiLocaleOf(locale)
  const [rawMenu, rawConfig, tree, rawCategories] = inputValues.map(optionalData)
  const menu = rawMenu === undefined ? null : menuOf(rawMenu)
  const categories = rawCategories === undefined ? null : categoriesOf(rawCategories)
  const config = rawConfig === undefined ? null : configOf(rawConfig)
  const facts = factsOf(rawConfig, apiLocale, settings.siteOrigin, settings.mediaOrigin)
  const { look, problems } = lookOf(rawConfig, settings.edition)
  if (problems.length > 0) onLookDropped?.(problems)
  const analytics = allowedScript(config?.statistics_script, settings.analyticsHosts)
  if (config?.statistics_script && analytics === undefined) onScriptDropped?.()
  const views = status === 200 ? readViews(settings.mediaOrigin, page, inputValues) : { data: {}, otherTexts: [] }
  const { otherTexts } = views
  const phase: Phase = phaseOf(today, facts.first, facts.last)
  const data = dataOfDay(views.data, today, phase)
  const industryTree =
    tree === undefined || !needsTree(match.screen, data) ? null : treeOf(tree, apiLocale, settings.mediaOrigin)
  const displayed = [
    ...new Set([
      ...(rawConfig === undefined ? [] : otherFactsOf(rawConfig, apiLocale)),
      ...[menu, industryTree, categories].flatMap((names) => (names ? otherNamesOf(names, apiLocale) : [])),
      ...otherTexts
    ])
  ]
  return {
    locale,
    edition: settings.edition,
    facts,
    ...(look && { look }),
    origin: settings.siteOrigin,
    path,
    query: match.query,
    params: match.params,
    screen: match.screen,
    status,
    head: pageHead(locale, match.screen, data, config, facts, match.query.page),
    version: versionOf(inputValues),
    isComplete: true,
    data,
    menu,
    onlyPaths: hasNoContent(inputValues) ? [...pathsWithoutContent, ...pathsOfMenu(menu ?? [])] : null,
    config: rawConfig === undefined ? null : publicConfigOf(rawConfig, apiLocale),
    categories,
    industryTree,
    otherTexts: displayed,
    ...(displayed.length > 0 && { otherTag: otherTag(locale) }),
    today,
    phase,
    isSampleContent: config?.sample === '1',
    apiBase: settings.browserApiBase,
    analytics: analytics ?? '',
    tiles: settings.mapTiles,
    form,
    ...((hasSection(data, (section) => section.type === 'form') || hasOwnForms(rawConfig, settings.edition)) && {
      forms: ownForms(rawConfig, apiLocale, settings.edition)
    }),
    countries: hasSection(data, (section) => section.type === 'form' && section.form === 'exhibitor')
      ? localized(countries, locale)
      : null
  }
}

/** True where the page has calls of its own and the backend has data for none: not where one failed. */
function hasNoContent(inputValues: readonly Input[]): boolean {
  const own = inputValues.slice(shellCalls.length)
  return own.length > 0 && own.every(({ kind }) => kind === 'missing')
}

const pathsWithoutContent = [href.home(), href.search(), href.plan()]

function pathsOfMenu(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ path, childlist = [] }) => [listedPath(path) ?? [], ...pathsOfMenu(childlist)].flat())
}

const menuOf = memoizeByInput(readMenu)
const categoriesOf = memoizeByInput(readCategories)
const otherNamesOf = memoizeByInput(foreignNames)
const treeOf = memoizeByInput((tree, locale: ApiLocale, mediaOrigin: string) =>
  readTree(tree, locale, (src) => completeMediaUrl(src, mediaOrigin))
)

/** A short hash over the hashes of all inputs. */
function versionOf(inputValues: readonly Input[]): string {
  const hash = createHash('sha1')
  for (const value of inputValues) hash.update(`${value.kind === 'failed' ? '' : value.version}\n`)
  return hash.digest('base64url').slice(0, 8)
}

/** The industry tree is large, so it is sent only to pages that display it. */
function needsTree(screen: PageState['screen'], data: ViewData): boolean {
  if (viewOf(screen).showsTree) return true
  return hasSection(data, (section) => section.type === 'tree')
}

function hasSection(data: ViewData, test: (section: Projected<Section>) => boolean): boolean {
  return data.page?.sections.some(test) ?? false
}
