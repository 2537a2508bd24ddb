/** The code of a country by what lists call it. */
import { countries } from '../../../../shared/locale/countries.ts'
import { lazy } from '../../lazy.ts'
import { plainName } from './folder-tables.ts'

/** What lists call countries besides the names that visitors choose from and those that ICU knows. */
const otherNames: Record<string, string> = {
  CN: '中华人民共和国 中国大陆 大陆 prc prchina mainlandchina chinamainland chn',
  HK: '香港 中国香港特别行政区 hongkongsar hongkongchina chinahongkong hkg',
  MO: '澳门 中国澳门特别行政区 macau macaosar chinamacao',
  TW: '台湾 台湾地区 中国台湾省 chinesetaipei taiwanchina chinataiwan twn',
  US: 'usa unitedstatesofamerica america 美利坚合众国',
  GB: 'uk england scotland wales greatbritain gbr',
  KR: 'korea republicofkorea korearepublicof kor 南韩',
  VN: 'vietnam',
  AE: 'uae 阿联酋',
  RU: 'russianfederation 俄国',
  CZ: 'czechrepublic 捷克共和国',
  NL: 'thenetherlands holland nld',
  TR: 'turkey',
  DE: 'deu ger',
  FR: 'fra',
  IT: 'ita',
  ES: 'esp',
  JP: 'jpn',
  CH: 'che',
  AT: 'aut',
  TH: 'tha',
  MY: 'mys',
  SG: 'sgp',
  ID: 'idn',
  IN: 'ind',
  AU: 'aus',
  NZ: 'nzl',
  CA: 'can',
  BR: 'bra'
}
/** Languages in which exhibitors from abroad write where they come from. */
const languages = ['zh-Hans', 'zh-Hant', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'ko', 'ru']

const codes = lazy(() => {
  const known = new Map<string, string>()
  const add = (name: string | undefined, code: string) => {
    if (name !== undefined && !known.has(plainName(name))) known.set(plainName(name), code)
  }
  for (const { code, name } of [...countries.cn, ...countries.en]) {
    add(name, code)
    add(code, code)
  }
  for (const [code, names] of Object.entries(otherNames)) for (const name of names.split(' ')) add(name, code)
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const { code } of countries.en) add(names.of(code), code)
  }
  return known
})

/** The ISO 3166-1 code of a country by its name in some language, or in two: `德国 Germany`, `China (Zhejiang)`. */
export function countryCode(text: string): string | undefined {
  const known = codes()
  const whole = known.get(plainName(text))
  if (whole !== undefined) return whole
  const parts = [
    text.replace(/\p{Script=Han}+/gu, ' '),
    text.replace(/\P{Script=Han}+/gu, ''),
    ...text.split(/[()（）/／,，·|\n-]/)
  ].map(plainName)
  const found = new Set(parts.flatMap((part) => known.get(part) ?? []))
  if (found.size > 0) return found.size === 1 ? [...found][0] : undefined
  return /^中国/.test(text.trim()) ? 'CN' : undefined
}
