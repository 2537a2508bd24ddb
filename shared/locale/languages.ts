/** The table of the site's languages (shared/README.md#language). */

export interface Language {
  /** Its own name, for the language switch. */
  name: string
  /** First segment of its pages' paths, in lower case; empty for the one language without prefix, the default. */
  prefix: string
  /** BCP 47 tag, for `<html lang>`, hreflang and Content-Language. */
  tag: string
  /** Language and territory in Open Graph's spelling, for `og:locale`. */
  openGraph: string
  /** Ranges in Accept-Language that name it, in lower case (RFC 4647, section 2.1), its primary subtag among them. */
  ranges: readonly string[]
  /** Whether its headings are set in the site's Latin face; in others the face draws the numerals alone. */
  isLatin: boolean
}

/** The languages of the API's records, by its codes, which are not language tags: see `tag`. */
export type ApiLocale = 'cn' | 'en'

/** A language that the API does not have: what is not translated, its records among it, is in its fallback. */
export interface AddedLanguage extends Language {
  fallback: ApiLocale
}

const table = {
  cn: {
    name: '中文',
    prefix: '',
    tag: 'zh-CN',
    openGraph: 'zh_CN',
    // With the languages that ISO 639-3 counts as Chinese and phones offer by their own subtags.
    ranges: ['zh', 'zh-cn', 'zh-hans', 'zh-hans-cn', 'cmn', 'yue', 'wuu', 'hak', 'nan', 'gan', 'hsn'],
    isLatin: false
  },
  en: { name: 'English', prefix: 'en', tag: 'en', openGraph: 'en_GB', ranges: ['en'], isLatin: true }
} as const

export type Locale = keyof typeof table
export const languages: { readonly [Code in Locale]: Code extends ApiLocale ? Language : AddedLanguage } = table
