/**
 * The calls of the API that a page is derived from, those that its address stands for in a purge, and the data of a
 * page's own calls as the page displays them: in one language, with safe HTML and complete addresses.
 */
import { shapesByPath } from 'virtual:shapes'
import { callDefinitions } from '../../shared/calls/table.ts'
import { cutText, maxMarkupLength } from '../../shared/locale/cut-text.ts'
import {
  apiLocaleOf,
  byLocale,
  decideLocale,
  defaultLocale,
  type Locale,
  localized,
  type SpellingOf
} from '../../shared/locale/locale.ts'
import type { PageInput } from '../../shared/pages/define-page.ts'
import { completeMediaUrl, linkAddress, localizedAddress } from '../../shared/pages/links.ts'
import { matchRoute, type RouteMatch } from '../../shared/pages/match-page.ts'
import type { ViewData } from '../../shared/pages/state.ts'
import { readValue } from '../../shared/records/read-record.ts'
import type { Shape } from '../../shared/records/shapes.ts'
import { type Call, type Input, memoizeByInput, optionalData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import { otherTag } from './other-language.ts'
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

type Origins = Pick<Settings, 'siteOrigin' | 'mediaOrigin'>

/**
 * The views of a page's own calls, by the name of the call, and the texts in them that are in the other language.
 * `inputValues` has the order of `inputsOf`.
 */
export function readViews(origins: Origins, { locale, path, match }: MatchedPage, inputValues: readonly Input[]) {
  const views: Record<string, unknown> = {}
  const otherTexts: string[] = []
  match.inputs.forEach(({ name }, index) => {
    const data = optionalData(inputValues[shellCalls.length + index])
    if (data === undefined) return
    // Responses to free text are used once: memoizing them would only take memory.
    const read = match.cacheable ? memoizedView : viewIn
    const view = read(data, name, locale, origins.siteOrigin, origins.mediaOrigin)
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

/** Throws for a call that `shared/openapi.yaml` does not have. */
function shapeOf(name: PageInput['name']): Shape {
  const shape = shapesByPath[callDefinitions.get(name)?.path ?? '']
  if (!shape) throw new Error(`shared/openapi.yaml has no call ${name}`)
  return shape
}

/** The view of a call's data. */
export function viewIn(
  data: unknown,
  name: PageInput['name'],
  locale: Locale,
  siteOrigin: string,
  mediaOrigin: string
): View {
  const apiLocale = apiLocaleOf(locale)
  const mediaUrl = (src: string) => completeMediaUrl(src, mediaOrigin)
  const linkOf = (address: string) => linkAddress(address, apiLocale, siteOrigin)
  const localizeLink = (address: string) => localizedAddress(address, locale)
  let markupLeft = maxMarkupLength
  const cleanHtml = (html: string, inOther: boolean) => {
    const cut = cutText(html, markupLeft)
    markupLeft -= cut.length
    const lang = inOther ? otherTag(locale) : undefined
    return cleanRichText(cut, { pictureUrl: mediaUrl, linkAddress: linkOf, localizeLink, lang })
  }
  const otherTexts: string[] = []
  const onOtherText = (text: string) => otherTexts.push(text)
  const options = { locale: apiLocale, cleanHtml, mediaUrl, linkAddress: linkOf, onOtherText }
  return { data: readValue(data, shapeOf(name), options), otherTexts }
}

const memoizedView = memoizeByInput(viewIn)
