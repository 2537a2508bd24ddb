/** The fields of bilingual records (shared/README.md#the-api): `title_cn` and `title_en`, `listCn` and `listEn`. */
import { type ApiLocale, languages } from './languages.ts'

const pairedName = /^(.+?)(_cn|_en|Cn|En)$/
/** The suffixes of a field's names by language: of texts, and of lists. */
export const suffixesOf: Readonly<Record<ApiLocale, readonly [string, string]>> = {
  cn: ['_cn', 'Cn'],
  en: ['_en', 'En']
}
const otherSuffix: Record<string, string> = { _cn: '_en', _en: '_cn', Cn: 'En', En: 'Cn' }

export interface PairedField {
  /** The name without its suffix. */
  base: string
  locale: ApiLocale
  /** The name of the same field in the other language. */
  counterpart: string
}

/** The pair that a field belongs to; undefined for a field without the suffix of a language. */
export function pairOf(name: string): PairedField | undefined {
  const [, base, suffix = ''] = pairedName.exec(name) ?? []
  if (base === undefined) return undefined
  return { base, locale: suffixesOf.cn.includes(suffix) ? 'cn' : 'en', counterpart: base + otherSuffix[suffix] }
}

/** The language of the API that is not `locale`. */
export const otherLocale = (locale: ApiLocale): ApiLocale => (locale === 'cn' ? 'en' : 'cn')

/** A field of a record in a language, or in the other one where it is empty: of `name` the field `name_cn` or `name_en`. */
export function inEitherLanguage<
  Name extends string,
  Fields extends { readonly [Field in `${Name}_${ApiLocale}`]?: unknown }
>(record: Fields, name: Name, locale: ApiLocale): Fields[`${Name}_cn`] {
  // Both fields of a pair have one type.
  return (record[`${name}_${locale}`] || record[`${name}_${otherLocale(locale)}`]) as Fields[`${Name}_cn`]
}

/** The languages of the API's records: the keys of the record. */
export const apiLocales = Object.keys(suffixesOf) as readonly ApiLocale[]

/** Whether a value is the code of a language of the API. */
export function isApiLocale(value: unknown): value is ApiLocale {
  return typeof value === 'string' && Object.hasOwn(suffixesOf, value)
}

/** True for a text of Chinese characters without any Latin letter: in an English field it is in the wrong language. */
export function isChinese(text: unknown): text is string {
  return typeof text === 'string' && /\p{Script=Han}/u.test(text) && !/[A-Za-z]/.test(text)
}

/** True for a text that cannot be in a language: it has Chinese characters alone, and the language is a Latin one. */
export function isForeign(text: unknown, locale: ApiLocale): text is string {
  return languages[locale].isLatin && isChinese(text)
}
