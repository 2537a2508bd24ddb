/**
 * Inputs, status and state of a page. The state has one language, cleaned rich text and complete media URLs; the
 * HTML is rendered from it, and the client's store starts with it.
 */
import { createHash } from 'node:crypto'
import { editionForms, palettes } from 'virtual:manifest'
import { callDefinitions } from '../../shared/calls/table.ts'
import { codesOf, configurationCodes } from '../../shared/configuration-codes.ts'
import { countries } from '../../shared/countries.ts'
import { type Phase, phaseOf } from '../../shared/dates.ts'
import { readFacts } from '../../shared/facts.ts'
import { formEntries } from '../../shared/form-entries.ts'
import { type ApiLocale, apiLocaleOf, byLocale, type Locale, localePath, localized } from '../../shared/locale.ts'
import { readLook } from '../../shared/look.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { PageInput } from '../../shared/pages/define-page.ts'
import type { RouteMatch } from '../../shared/pages/match-page.ts'
import { viewOf } from '../../shared/pages/pages.ts'
import type { Projected } from '../../shared/projection.ts'
import { readOwnForms } from '../../shared/read-own-forms.ts'
import type { MenuItem, Section } from '../../shared/records.ts'
import { type Branch, plainText, readCategories, readConfig, readMenu, readTree } from '../../shared/shell-records.ts'
import type { FormState, PageState, SiteConfig, ViewData } from '../../shared/state.ts'
import { maxMarkupLength } from '../../shared/text-limits.ts'
import type { Input } from '../derived/input.ts'
import { optionalData } from '../derived/input-data.ts'
import type { Call } from '../derived/inputs.ts'
import { memoizeByInput } from '../derived/memoize-by-input.ts'
import type { Settings } from '../settings.ts'
import { allowedScript } from './analytics-script.ts'
import { dataOfDay } from './by-clock.ts'
import { foreignFacts, foreignNames, otherTag } from './other-language.ts'
import { pageHead } from './page-head.ts'
import { listedPath } from './page-list.ts'
import { readValue } from './read-record.ts'
import { shapeOf } from './record-shapes.ts'
import { cleanRichText } from './rich-text.ts'

/** Calls of the shell: menu, configuration, footer and search form of every page. They never decide a page's status. */
export const shellCalls = ['menu', 'config', 'tree', 'categories'] as const

/** A page address after routing. */
export interface MatchedPage {
  locale: Locale
  /** Canonical, without language prefix, percent-encoded. */
  path: string
  match: RouteMatch
}

/** The same objects for all pages: `proxy/declared-requests.ts` stores the cache key of a call by object identity. */
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

/**
 * The HTTP status that the inputs give a page (shared/README.md#page-status): 200, 404, or the status of a failed
 * input. `routeInputs` are those of the route; `inputValues` has the order of `inputsOf`, the shell's values first.
 */
export function pageStatusOf(routeInputs: readonly PageInput[], inputValues: readonly Input[]): number {
  const own = inputValues.slice(shellCalls.length)
  const required = own.filter((_value, index) => routeInputs[index]?.required)
  for (const value of required) if (value.kind === 'failed') return value.status
  // With optional inputs only: an error if one failed and no call at all has data, because the page would be empty.
  const failed = own.find((value) => value.kind === 'failed')
  if (failed && !inputValues.some((value) => value.kind === 'ok') && required.length === 0) return failed.status
  // Many backend frameworks write `[]` or `{}` where there is no record.
  const isEmptyRecord = (value: Input, index: number) =>
    routeInputs[index]?.required &&
    callDefinitions.get(routeInputs[index].name)?.isRecord &&
    value.kind === 'ok' &&
    !isRecord(value.data)
  return required.some((value) => value.kind === 'missing') || own.some(isEmptyRecord) ? 404 : 200
}

function isRecord(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length > 0
}

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
  const views = status === 200 ? readViews(settings, page, inputValues) : { data: {}, otherTexts: [] }
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

const configOf = memoizeByInput(readConfig)
const factsOf = memoizeByInput((rawConfig, locale: ApiLocale, siteOrigin: string, mediaOrigin: string) => {
  const facts = readFacts(rawConfig === undefined ? null : configOf(rawConfig), locale, siteOrigin)
  const { mark, share } = facts
  return {
    ...facts,
    qr: completeMediaUrl(facts.qr, mediaOrigin),
    ...(mark && { mark: completeMediaUrl(mark, mediaOrigin) }),
    ...(share && { share: completeMediaUrl(share, mediaOrigin) })
  }
})
const codesOfForms = (edition: PageState['edition']): SiteConfig =>
  Object.fromEntries(formEntries(editionForms[edition]).map(({ code, content }) => [code, content]))
/** Words and options of the forms in a language: those of the configuration, else those of the edition. */
export const ownForms = memoizeByInput((rawConfig, locale: ApiLocale, edition: PageState['edition']) =>
  readOwnForms({ ...codesOfForms(edition), ...(rawConfig === undefined ? {} : configOf(rawConfig)) }, locale)
)
const hasOwnForms = memoizeByInput((rawConfig, edition: PageState['edition']) => {
  const given = codesOfForms(edition)
  const config = rawConfig === undefined ? {} : configOf(rawConfig)
  return Object.keys(config).some((code) => code.startsWith('form_') && config[code] !== given[code])
})
const lookOf = memoizeByInput((rawConfig, edition: PageState['edition']) =>
  readLook(rawConfig === undefined ? null : configOf(rawConfig), palettes[edition])
)
const menuOf = memoizeByInput(readMenu)
const publicConfigOf = memoizeByInput((rawConfig, locale: ApiLocale) => publicConfig(configOf(rawConfig), locale))
const categoriesOf = memoizeByInput(readCategories)
const otherNamesOf = memoizeByInput(foreignNames)
const otherFactsOf = memoizeByInput((rawConfig, locale: ApiLocale) => foreignFacts(configOf(rawConfig), locale))
const treeOf = memoizeByInput((tree, locale: ApiLocale, mediaOrigin: string) =>
  withMediaUrls(readTree(tree, locale), mediaOrigin)
)
const memoizedView = memoizeByInput(viewIn)

/** The industry tree is large, so it is sent only to pages that display it. */
function needsTree(screen: PageState['screen'], data: ViewData): boolean {
  if (viewOf(screen).showsTree) return true
  return hasSection(data, (section) => section.type === 'tree')
}

function hasSection(data: ViewData, test: (section: Projected<Section>) => boolean): boolean {
  return data.page?.sections.some(test) ?? false
}

const publicCodes = configurationCodes.filter((row) => row.isPublic).flatMap(codesOf)

/**
 * The configuration entries that the browser needs. Addresses and flags lose the markup of an editor for rich text; the
 * title loses it where it is displayed.
 */
function publicConfig(config: SiteConfig, locale: ApiLocale): SiteConfig {
  const codes = publicCodes.filter((code) => !/_(cn|en)$/.test(code) || code.endsWith(`_${locale}`))
  return Object.fromEntries(
    codes.flatMap((code) => {
      const value = config[code] ?? ''
      const text = code.startsWith('meta_title') ? value : plainText(value)
      return text === '' ? [] : [[code, text]]
    })
  )
}

/** A short hash over the hashes of all inputs. */
function versionOf(inputValues: readonly Input[]): string {
  const hash = createHash('sha1')
  for (const value of inputValues) hash.update(`${value.kind === 'failed' ? '' : value.version}\n`)
  return hash.digest('base64url').slice(0, 8)
}

/** The views of a page's own calls, and the texts in them that are in the other language. */
function readViews(settings: Settings, { locale, path, match }: MatchedPage, inputValues: readonly Input[]) {
  const views: Record<string, unknown> = {}
  const otherTexts: string[] = []
  match.inputs.forEach(({ name }, index) => {
    const data = optionalData(inputValues[shellCalls.length + index])
    if (data === undefined) return
    // Responses to free text are used once: memoizing them would only take memory.
    const read = match.cacheable ? memoizedView : viewIn
    const view = read(data, name, locale, settings.mediaOrigin)
    if (view.data === undefined) return
    views[name] = view.data
    otherTexts.push(...view.otherTexts)
  })
  if (match.standIn) views.page ??= { path, sections: [], ...localized(match.standIn, locale) }
  // Checked by `readValue`: each view has the shape of its call in openapi.yaml, which ViewData repeats as types.
  return { data: views as ViewData, otherTexts }
}

/** A call's data in one language, with cleaned rich text and complete URLs of pictures and files. */
export interface View {
  /** Undefined for data without the call's shape. */
  data: unknown
  /** The texts of it that are in the other language. */
  otherTexts: readonly string[]
}

/** The view of a call's data. */
export function viewIn(data: unknown, name: PageInput['name'], locale: Locale, mediaOrigin: string): View {
  const mediaUrl = (src: string) => completeMediaUrl(src, mediaOrigin)
  const localizeLink = (path: string) => (/^\/(assets|api)\//.test(path) ? path : localePath(path, locale))
  let markupLeft = maxMarkupLength
  const cleanHtml = (html: string, inOther: boolean) => {
    const cut = html.slice(0, markupLeft)
    markupLeft -= cut.length
    const lang = inOther ? otherTag(locale) : undefined
    return cleanRichText(cut, { pictureUrl: mediaUrl, localizeLink, lang })
  }
  const otherTexts: string[] = []
  const onOtherText = (text: string) => otherTexts.push(text)
  const options = { locale: apiLocaleOf(locale), cleanHtml, mediaUrl, onOtherText }
  return { data: readValue(data, shapeOf(name), options), otherTexts }
}

function withMediaUrls(branches: readonly Branch[], mediaOrigin: string): Branch[] {
  return branches.map(({ picture, children, ...branch }) => {
    const src = picture && completeMediaUrl(picture.src, mediaOrigin)
    return {
      ...branch,
      ...(src ? { picture: { ...picture, src } } : {}),
      children: withMediaUrls(children, mediaOrigin)
    }
  })
}

/**
 * The URL of a picture or file: a full http(s) URL as it is, a path behind MEDIA_ORIGIN. Empty for any other scheme, a
 * protocol-relative URL, and one with control characters: browsers remove tabs and line ends before they parse a URL,
 * so that it could lead to another host.
 */
function completeMediaUrl(src: string, mediaOrigin: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  if (/[\u0000-\u001f\u007f]/.test(src)) return ''
  if (/^https?:\/\//i.test(src)) return src
  if (/^[a-z][a-z\d+.-]*:/i.test(src) || /^[\\/]{2}/.test(src) || src === '') return ''
  return `${mediaOrigin}/${src.replace(/^\/+/, '')}`
}
