/**
 * Texts of a page that are in another language than the page, because the backend lacks them in the page's own: which
 * they are, and `lang` on the elements that display them (WCAG 2.2, 3.1.2; shared/README.md#wrong-fields).
 */

import { isForeign, otherLocale, suffixesOf } from '../../shared/locale/bilingual.ts'
import { languages } from '../../shared/locale/languages.ts'
import { type ApiLocale, apiLocaleOf, type Locale } from '../../shared/locale/locale.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { codesOf, configurationCodes } from '../../shared/records/configuration-codes.ts'
import { readFacts } from '../../shared/records/facts.ts'
import { isRecord } from '../../shared/records/read-record.ts'
import type { SiteConfig } from '../../shared/records/shell-records.ts'

/** The BCP 47 tag of the language in which pages of a language show what they lack. */
export function otherTag(locale: Locale): string {
  return languages[otherLocale(apiLocaleOf(locale))].tag
}

/** The names within a menu, a tree or a list of categories that cannot be in the language they were asked for. */
export function foreignNames(value: unknown, locale: ApiLocale): string[] {
  if (!languages[locale].isLatin) return []
  if (Array.isArray(value)) return value.flatMap((item) => foreignNames(item, locale))
  if (!isRecord(value)) return []
  const { name, childlist, children } = value
  const below = [...foreignNames(childlist, locale), ...foreignNames(children, locale)]
  return typeof name === 'string' && isForeign(name, locale) ? [name, ...below] : below
}

/** The plain texts of a configuration that pages in a language take from the other one, or that cannot be in it. */
export function foreignFacts(config: SiteConfig, locale: ApiLocale): string[] {
  const [own] = suffixesOf[locale]
  const [other] = suffixesOf[otherLocale(locale)]
  const texts = configurationCodes.flatMap(codesOf).flatMap((code) => {
    if (!code.endsWith(own)) return []
    const text = plainText(config[code] ?? '')
    if (text !== '') return isForeign(text, locale) ? [text] : []
    const substitute = plainText(config[code.slice(0, -own.length) + other] ?? '')
    return substitute === '' ? [] : [substitute]
  })
  // The notice in the footer holds the fair's name, which no element has by itself.
  const { name, copyright } = readFacts(config, locale, '')
  return texts.includes(name) ? [...texts, `© ${copyright}`] : texts
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;'
}

/** React's HTML with `lang` on each element that has one of the texts, or the clauses of one, as its only content. */
export function markTexts(html: string, texts: readonly string[], tag: string): string {
  if (texts.length === 0) return html
  const written = new Set(texts.map((text) => text.replace(/[&<>"']/g, (character) => escapes[character]!)))
  const mark = (element: string, start: string, content: string) =>
    !start.endsWith('/') && written.has(content.replace(/<[^<>]*>/g, '')) && !start.includes(' lang="')
      ? `${start} lang="${tag}">${content}`
      : element
  return html
    .replace(/(<[a-z][^<>]*)>([^<>]+)(?=<\/)/g, mark)
    .replace(/(<[a-z][^<>]*)>((?:<span class="clause">[^<>]+<\/span>)+)(?=<\/)/g, mark)
}
