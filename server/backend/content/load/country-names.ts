import { countries } from '../../../../shared/locale/countries.ts'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'

const names = {
  cn: new Map(countries.cn.map(({ code, name }) => [code, name])),
  en: new Map(countries.en.map(({ code, name }) => [code, name]))
}

/** The name of a country by its ISO 3166-1 code; undefined for a code that is not listed. */
export function countryName(code: string, locale: ApiLocale): string | undefined {
  return names[locale].get(code)
}
