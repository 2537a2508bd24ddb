/** The state of a page out of the answers it reads: one language, rich text cleaned, addresses completed. */
import { createHash } from 'node:crypto'
import { countries } from '../../shared/countries.ts'
import { type Phase, phaseOf } from '../../shared/dates.ts'
import { type EditionName, editions } from '../../shared/editions.ts'
import { readFacts } from '../../shared/fact-overrides.ts'
import { type Locale, localePath } from '../../shared/locale.ts'
import type { Projected } from '../../shared/projection.ts'
import type { Section } from '../../shared/records.ts'
import type { Read, RouteMatch } from '../../shared/routes.ts'
import { type Branch, readCategories, readConfig, readMenu, readTree } from '../../shared/shell-records.ts'
import type { FormOutcome, PageState, SiteConfig, ViewData } from '../../shared/state.ts'
import { longestMarkup } from '../../shared/text-bounds.ts'
import { treeScreens } from '../../shared/tree-screens.ts'
import type { Answer, Call } from '../answers.ts'
import type { Settings } from '../settings.ts'
import { allowedScript } from './analytics-script.ts'
import { pageHead } from './page-head.ts'
import { perAnswer } from './per-answer.ts'
import { readValue } from './read-record.ts'
import { shapeOf } from './record-shapes.ts'
import { cleanRichText } from './rich-text.ts'

/** The calls that frame every page; they never decide a page's status (rulings, section 2). */
const shellCalls = ['menu', 'config', 'tree', 'categories'] as const

export interface PageAddressed {
  locale: Locale
  /** Without language prefix, canonical. */
  path: string
  match: RouteMatch
}

const shellCallsIn = (locale: Locale) => shellCalls.map((name): Call => ({ name, locale, params: {} }))
/** The same objects for all pages: what is known of a call is kept by it. */
const shellCallsOf = { cn: shellCallsIn('cn'), en: shellCallsIn('en') }

/** All calls of a page, the shell's first; follows from the address alone. */
export function callsOf({ locale, match }: PageAddressed): Call[] {
  return [
    ...shellCallsOf[locale],
    ...match.reads.map(({ name, params }): Call => ({ name, locale, params: readable(params) }))
  ]
}

/** The backend knows its paths as they read: `/关于`, not `/%E5%85%B3%E4%BA%8E`. */
function readable({ path, ...params }: Record<string, string>): Record<string, string> {
  return path === undefined ? params : { ...params, path: decodeURIComponent(path) }
}

/** What the required reads make of a page: fine, not found, or failed with a status. */
export function verdictOf(reads: readonly Read[], answers: readonly Answer[]): number {
  const own = answers.slice(shellCalls.length)
  const needed = own.filter((_answer, index) => reads[index]?.required)
  const isNothing = (answer: Answer, index: number) =>
    reads[index]?.required && records.has(reads[index].name) && answer.kind === 'ok' && !isRecord(answer.data)
  for (const answer of needed) if (answer.kind === 'failed') return answer.status
  // Where nothing at all came back, there is no page to show even if none of its parts was required.
  const failed = own.find((answer) => answer.kind === 'failed')
  if (failed && !own.some((answer) => answer.kind === 'ok') && needed.length === 0) return failed.status
  return needed.some((answer) => answer.kind === 'missing') || own.some(isNothing) ? 404 : 200
}

/** Calls that answer one record: where that is empty (many frameworks write `[]` for nothing), there is none. */
const records: ReadonlySet<Read['name']> = new Set(['page', 'news', 'exhibitor', 'product', 'talk'])

function isRecord(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length > 0
}

export interface PageContext {
  settings: Settings
  /** True when the answers come from the embedded backend. */
  sample: boolean
  /** Midnight UTC of the fair's day. */
  today: number
  /** Told where the configured statistics script may not be loaded. */
  onScriptDropped?: () => void
}

/** The state that a page starts from. `answers` are those of `callsOf`, in that order. */
export function pageState(
  { settings, sample, today, onScriptDropped }: PageContext,
  address: PageAddressed,
  answers: readonly Answer[],
  status: number,
  form: FormOutcome | null = null
): PageState {
  const { locale, path, match } = address
  const [menu, rawConfig, tree, categories] = answers.map(dataOf)
  const config = rawConfig === undefined ? null : configOf(rawConfig)
  const facts = factsOf(rawConfig, locale, settings.edition, settings.mediaOrigin)
  const analytics = allowedScript(config?.statistics_script, settings.analyticsHosts)
  if (config?.statistics_script && analytics === undefined) onScriptDropped?.()
  const data = status === 200 ? readViews(settings, address, answers) : {}
  const phase: Phase = phaseOf(today, facts.first, facts.last)
  return {
    locale,
    edition: settings.edition,
    facts,
    origin: settings.siteOrigin,
    path,
    query: match.query,
    params: match.params,
    screen: match.screen,
    status,
    head: pageHead(locale, match.screen, data, config, facts, match.query.page),
    version: versionOf(answers),
    whole: true,
    data,
    menu: menu === undefined ? null : menuOf(menu),
    config: rawConfig === undefined ? null : shownConfigOf(rawConfig, locale),
    categories: categories === undefined ? null : categoriesOf(categories),
    industryTree:
      tree === undefined || !showsTree(match.screen, data) ? null : treeOf(tree, locale, settings.mediaOrigin),
    today,
    phase,
    sample,
    apiBase: settings.browserApiBase,
    analytics: analytics ?? '',
    tiles: settings.mapTiles,
    form,
    countries: hasSection(data, (section) => section.type === 'form' && section.form === 'exhibitor')
      ? countries[locale]
      : null
  }
}

const configOf = perAnswer(readConfig)
const factsOf = perAnswer((rawConfig, locale, edition, mediaOrigin) => {
  const config = rawConfig === undefined ? null : configOf(rawConfig)
  const facts = readFacts(editions[edition as EditionName], config, locale as Locale)
  if (config?.qr_image) facts.qr = mediaAddress(facts.qr, mediaOrigin!)
  return facts
})
const menuOf = perAnswer(readMenu)
const shownConfigOf = perAnswer((rawConfig, locale) => shownConfig(configOf(rawConfig), locale as Locale))
const categoriesOf = perAnswer(readCategories)
const treeOf = perAnswer((tree, locale, mediaOrigin) => withMedia(readTree(tree, locale as Locale), mediaOrigin!))
const viewAnew = (data: unknown, name?: string, locale?: string, mediaOrigin?: string) =>
  viewIn(data, name as Read['name'], locale as Locale, mediaOrigin!)
const viewOf = perAnswer(viewAnew)

/** The tree is worth its bytes only where it is shown. */
function showsTree(screen: PageState['screen'], data: ViewData): boolean {
  if (treeScreens.has(screen)) return true
  return hasSection(data, (section) => section.type === 'tree')
}

function hasSection(data: ViewData, test: (section: Projected<Section>) => boolean): boolean {
  return data.page?.sections.some(test) ?? false
}

/** What the browser needs of the configuration; descriptions and scripts stay here. */
function shownConfig(config: SiteConfig, locale: Locale): SiteConfig {
  const paired = ['booth_url', 'preregister_url', 'sister_url', 'meta_title'].map((code) => `${code}_${locale}`)
  const codes = [...paired, 'unsubscribe']
  return Object.fromEntries(codes.flatMap((code) => (config[code] ? [[code, config[code]]] : [])))
}

function versionOf(answers: readonly Answer[]): string {
  const hash = createHash('sha1')
  for (const answer of answers) hash.update(`${answer.kind === 'failed' ? '' : answer.version}\n`)
  return hash.digest('base64url').slice(0, 8)
}

function dataOf(answer: Answer | undefined): unknown {
  return answer?.kind === 'ok' ? answer.data : undefined
}

function readViews(settings: Settings, { locale, match }: PageAddressed, answers: readonly Answer[]): ViewData {
  const views: Record<string, unknown> = {}
  match.reads.forEach(({ name }, index) => {
    const data = dataOf(answers[shellCalls.length + index])
    // What visitors typed is asked once: there is nothing to remember.
    const read = match.finite ? viewOf : viewAnew
    const view = data === undefined ? undefined : read(data, name, locale, settings.mediaOrigin)
    if (view !== undefined) views[name] = view
  })
  return views as ViewData
}

/** What a call answered, in one language: rich text cleaned, addresses of pictures and files completed. */
function viewIn(data: unknown, name: Read['name'], locale: Locale, mediaOrigin: string): unknown {
  const media = (src: string) => mediaAddress(src, mediaOrigin)
  const link = (path: string) => (/^\/(assets|api)\//.test(path) ? path : localePath(path, locale))
  let markupLeft = longestMarkup
  const markup = (html: string) => {
    const cut = html.slice(0, markupLeft)
    markupLeft -= cut.length
    return cleanRichText(cut, { picture: media, link })
  }
  return readValue(data, shapeOf(name), { locale, markup, media })
}

function withMedia(branches: readonly Branch[], mediaOrigin: string): Branch[] {
  return branches.map(({ picture, children, ...branch }) => {
    const src = picture && mediaAddress(picture.src, mediaOrigin)
    return { ...branch, ...(src ? { picture: { ...picture, src } } : {}), children: withMedia(children, mediaOrigin) }
  })
}

/**
 * Image paths that are not full URLs are prefixed with the media host (specification, section 7). Browsers drop tabs and
 * line ends from an address before they read it, so one that has any could lead to another host.
 */
function mediaAddress(src: string, mediaOrigin: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\u0000-\u001f\u007f]/.test(src)) return ''
  if (/^https?:\/\//i.test(src)) return src
  if (/^[a-z][a-z\d+.-]*:/i.test(src) || /^[\\/]{2}/.test(src) || src === '') return ''
  return `${mediaOrigin}/${src.replace(/^\/+/, '')}`
}
