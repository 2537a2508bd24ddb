/**
 * The state of a page, in one language, with cleaned rich text and complete media URLs. The HTML is rendered from it,
 * and the client's store starts with it. Its head: title, description and keywords
 * (shared/README.md#menu-and-configuration).
 */
import { createHash } from 'node:crypto'
import { callDefinitions } from '../../shared/calls/table.ts'
import { countries } from '../../shared/locale/countries.ts'
import { shortened } from '../../shared/locale/cut-text.ts'
import { type ApiLocale, apiLocaleOf, type Locale, type Localizations, localized } from '../../shared/locale/locale.ts'
import { oneSpaced, plainText } from '../../shared/locale/plain-text.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { Subject } from '../../shared/pages/define-page.ts'
import { completeMediaUrl, linkAddress } from '../../shared/pages/links.ts'
import { descriptorOf } from '../../shared/pages/match-page.ts'
import { type PageName, viewOf } from '../../shared/pages/pages.ts'
import type { FormState, PageHead, PageState, SiteConfig, ViewData } from '../../shared/pages/state.ts'
import type { Facts } from '../../shared/records/facts.ts'
import type { Projected } from '../../shared/records/projection.ts'
import type { MenuItem, Section } from '../../shared/records/records.ts'
import { readCategories, readMenu, readTree } from '../../shared/records/shell-records.ts'
import { formatTalkDay, formatTime, isTime, type Phase, phaseOf } from '../../shared/time/dates.ts'
import { resolveCall } from '../api/calls.ts'
import { type Input, late as lateInput, memoizeByInput, optionalData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import { dataOfDay } from './by-clock.ts'
import { foreignNames, otherTag } from './other-language.ts'
import { inputsOf, type MatchedPage, readViews, shellCalls } from './page-inputs.ts'
import { listedPath } from './page-list.ts'
import {
  configOf,
  factsOf,
  hasOwnForms,
  lookOf,
  otherFactsOf,
  ownForms,
  placeOf,
  publicConfigOf
} from './site-configuration.ts'

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
  const menu = rawMenu === undefined ? null : menuOf(rawMenu, apiLocale, settings.siteOrigin)
  const categories = rawCategories === undefined ? null : categoriesOf(rawCategories)
  const config = rawConfig === undefined ? null : configOf(rawConfig)
  const facts = factsOf(rawConfig, apiLocale, settings.siteOrigin, settings.mediaOrigin)
  const { look, problems } = lookOf(rawConfig, settings.edition)
  if (problems.length > 0) onLookDropped?.(problems)
  const analytics = allowedScript(config?.statistics_script, settings.analyticsHosts)
  if (config?.statistics_script && analytics === undefined) onScriptDropped?.()
  const views = status === 200 ? readViews(settings, page, inputValues) : { data: {}, otherTexts: [] }
  const { otherTexts } = views
  const late = status === 200 ? lateCalls(page, inputValues) : []
  const phase: Phase = phaseOf(today, facts.first, facts.last)
  const data = dataOfDay(views.data, { today, phase, facts })
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
    place: placeOf(rawConfig, apiLocale),
    ...(look && { look }),
    origin: settings.siteOrigin,
    path,
    query: match.query,
    params: match.params,
    screen: match.screen,
    status,
    head: pageHead(locale, match.screen, data, config, facts, match.query),
    version: versionOf(inputValues),
    isComplete: true,
    ...(late.length > 0 && { late }),
    hasFailedCalls: inputValues.slice(shellCalls.length).some(({ kind }) => kind === 'failed'),
    data,
    menu,
    onlyPaths: hasNoContent(inputValues) ? [...pathsWithoutContent, ...pathsOfMenu(menu ?? [])] : null,
    config: rawConfig === undefined ? null : publicConfigOf(rawConfig, apiLocale),
    categories,
    industryTree,
    otherTexts: displayed,
    ...(displayed.length > 0 && { otherTag: otherTag(locale) }),
    today,
    ...(settings.previewTime !== undefined && { clock: settings.previewTime }),
    phase,
    isSampleContent: config?.sample === '1',
    apiBase: settings.browserApiBase,
    analytics: analytics ?? '',
    tiles: settings.mapTiles,
    form,
    ...((form || hasSection(data, ({ type }) => type === 'form') || hasOwnForms(rawConfig, settings.edition)) && {
      forms: ownForms(rawConfig, apiLocale, settings.edition)
    }),
    countries:
      form?.form === 'exhibitor' ||
      hasSection(data, (section) => section.type === 'form' && section.form === 'exhibitor')
        ? localized(countries, locale)
        : null
  }
}

/** The targets of the page's own calls that it was rendered without, but that have not failed. */
function lateCalls(page: MatchedPage, inputValues: readonly Input[]): string[] {
  return inputsOf(page).flatMap(({ name, params }, index) => {
    const definition = callDefinitions.get(name)
    const isLate = index >= shellCalls.length && inputValues[index] === lateInput
    return isLate && definition ? [resolveCall(definition, (parameter) => params[parameter]).target] : []
  })
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

const menuOf = memoizeByInput((menu, locale: ApiLocale, origin: string) =>
  readMenu(menu, (address) => linkAddress(address, locale, origin))
)
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

/**
 * The URL of the statistics script that pages may load: the first https URL in the configured value whose host is in
 * `hosts` (ANALYTICS_HOSTS, shared/README.md#settings). The value may be a URL, a script tag or an inline snippet, of
 * which only the URL is used. Undefined where no URL is allowed.
 */
export function allowedScript(configured: string | undefined, hosts: readonly string[]): string | undefined {
  if (!configured || hosts.length === 0) return undefined
  for (const [candidate] of configured.replaceAll('&amp;', '&').matchAll(/(?:https:|(?<!:))\/\/[^\s"'<>`\\]+/g)) {
    const url = candidate.startsWith('//') ? `https:${candidate}` : candidate
    if (!URL.canParse(url)) continue
    const { host, username, password, href } = new URL(url)
    if (!username && !password && hosts.includes(host.toLowerCase())) return href
  }
  return undefined
}

/**
 * The title is `<page> - <meta_title>`, with `Page 2` between them on a later page of a list, and `<meta_title>` alone
 * on the home page. Description and keywords that the page lacks come from the configuration.
 */
function pageHead(
  locale: Locale,
  screen: PageName,
  data: ViewData,
  config: SiteConfig | null,
  facts: Facts,
  query: Readonly<Record<string, string | undefined>>
): PageHead {
  const configured = (code: string) => plainText(config?.[`${code}_${apiLocaleOf(locale)}`] ?? '')
  const siteTitle = configured('meta_title') || facts.name
  const subject = subjectOf(locale, screen, data)
  const view = descriptorOf(screen).viewTitle?.(query)
  const title = [
    view ? localized(view, locale) : subject.title,
    ...(query.page ? [localized(listPageTitle, locale)(query.page)] : [])
  ]
    .filter(Boolean)
    .join(' - ')
  return {
    title: title ? `${title} - ${siteTitle}` : siteTitle,
    description: subject.description || configured('meta_desc') || facts.name,
    keywords: subject.keywords || configured('meta_kws')
  }
}

/** Characters. */
const maxTextLength = 300

/** What the page is about by its data, else by the title of its kind. */
function subjectOf(
  locale: Locale,
  screen: PageName,
  data: ViewData
): Record<'title' | 'description' | 'keywords', string> {
  const descriptor = descriptorOf(screen)
  const subject: Subject = descriptor.subject(data) ?? {
    title: descriptor.title && localized(descriptor.title, locale)
  }
  const title = shortText(subject.title)
  const keywords = shortText(subject.keywords)
  const { html, time } = subject
  const description = shortText(typeof html === 'string' ? plainText(html) : subject.description)
  if (!isTime(time)) return { title, description, keywords }
  const when = `${formatTalkDay(time, locale)} ${formatTime(time)}`
  return { ...localized(atTime, locale)(when, title, description), keywords }
}

type AtTime = (time: string, title: string, text: string) => { title: string; description: string }

/** Title and description with their time. */
const atTime: Localizations<AtTime> = {
  cn: (time, title, text) => ({ title: `${title}（${time}）`, description: `${time}。${text}` }),
  en: (time, title, text) => ({ title: `${title} (${time})`, description: `${time}. ${text}` })
}

/** A text in one line, cut to `maxTextLength`; empty for no string. */
function shortText(value: unknown): string {
  return typeof value === 'string' ? shortened(oneSpaced(value), maxTextLength) : ''
}

/** The part of the title that distinguishes the pages of a list, by the number of the page. */
const listPageTitle: Localizations<(page: string) => string> = {
  cn: (page) => `第${page}页`,
  en: (page) => `Page ${page}`
}
