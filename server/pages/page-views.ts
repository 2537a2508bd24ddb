/** The data of a page's own calls as the page displays them: in one language, with safe HTML and complete addresses. */

import { shapesByPath } from 'virtual:shapes'
import { callDefinitions } from '../../shared/calls/table.ts'
import { cutText, maxMarkupLength } from '../../shared/locale/cut-text.ts'
import { apiLocaleOf, type Locale, localized } from '../../shared/locale/locale.ts'
import type { PageInput } from '../../shared/pages/define-page.ts'
import { completeMediaUrl, linkAddress, localizedAddress } from '../../shared/pages/links.ts'
import type { ViewData } from '../../shared/pages/state.ts'
import { readValue } from '../../shared/records/read-record.ts'
import type { Shape } from '../../shared/records/shapes.ts'
import { type Input, memoizeByInput, optionalData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import { otherTag } from './other-language.ts'
import { type MatchedPage, shellCalls } from './page-inputs.ts'
import { cleanRichText } from './rich-text.ts'

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
