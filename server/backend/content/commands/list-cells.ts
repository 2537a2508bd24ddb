/** The cells of a row of an organiser's list, as the tables of a content folder have them, codes of countries too. */
import { pairOf } from '../../../../shared/locale/bilingual.ts'
import { countries } from '../../../../shared/locale/countries.ts'
import { lazy } from '../../lazy.ts'
import { type FolderTables, plainName, type Row } from './folder-tables.ts'
import type { ListTable } from './list-columns.ts'
import { clockRange, clockText, dayText, minutesOf, momentAfter, momentText } from './written-times.ts'

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
function countryCode(text: string): string | undefined {
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

/** Tells of a cell that is left out, or of a part of it. */
type Tell = (column: string, message: string, value: string) => void

/** Writes a row's cells as the table has them. What means nothing is left out and told. */
export function tidyCells(table: ListTable, row: Row, folder: FolderTables, tell: Tell): void {
  const change = (column: string, change: (cell: string) => string) => {
    const cell = row.get(column)
    if (cell) row.set(column, change(cell))
  }
  const orNothing = (column: string, message: string, find: (cell: string) => string | undefined) =>
    change(column, (cell) => {
      const value = find(cell)
      if (value === undefined) tell(column, message, cell)
      return value ?? ''
    })
  for (const column of ['updated', 'validUntil']) change(column, (cell) => dayText(cell) ?? cell)
  if (table !== 'people')
    orNothing('id', 'is no number of at most 9 digits: the row gets a number of its own', (cell) =>
      /^(?:\d[,.]?){1,9}$/.test(cell.normalize('NFKC')) ? cell : undefined
    )
  if (table === 'exhibitors') {
    orNothing('country', 'names no country of ISO 3166-1: it is left out', countryCode)
    change('area', (cell) =>
      cell
        .normalize('NFKC')
        .replace(/(?:m2|sq\.?\s?m\.?|m|平方米|平米|平方)$/i, '')
        .trim()
    )
    change('since', (cell) => {
      const year = dayText(cell)?.slice(0, 4)
      return year ?? cell.normalize('NFKC').replace(/^(\d{4})(?:[年/.-].*)?$/, '$1')
    })
    change('booth', (cell) =>
      cell
        .normalize('NFKC')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', ')
    )
    // What ends a sentence ends no address; a bare name of a host.
    change('website', (cell) =>
      cell
        .replace(/(?<![.,;，。；、])[.,;，。；、]+$/, '')
        .replace(/^https:/i, 'https:')
        .replace(/^(?=[\w-]+(?:\.[\w-]+)+(?:[/?#]|$))/, 'https://')
    )
    orNothing('website', 'must be an https address', (cell) => (/^https:\/\/\S+$/.test(cell) ? cell : undefined))
  }
  for (const column of ['categories', 'category'])
    change(column, (cell) => {
      const { ids, unknown } = namedIds(cell, folder.categories, (part) => (/^\d+$/.test(part) ? part : undefined))
      for (const part of unknown) tell(column, 'names no category of tree.yaml: it is left out', part)
      return column === 'category' ? (ids[0] ?? '') : ids.join(' ')
    })
  if (table === 'talks') {
    orNothing('forum', 'is no page of pages/event: it is left out', (cell) => folder.forums.get(plainName(cell)))
    orNothing('kind', 'is no kind of talk: it is left out', kindOf)
    tidyTimes(row, tell)
  }
}

const kinds: Record<string, string> = {
  talk: 'talk talks lecture keynote presentation panel 演讲 讲座 主题演讲 论坛',
  tasting: 'tasting 品鉴 试吃',
  ceremony: 'ceremony 典礼 仪式 颁奖 开幕式',
  tour: 'tour 参观 导览',
  meeting: 'meeting 会议 洽谈'
}
const kindOf = (cell: string) =>
  Object.keys(kinds).find((kind) => kinds[kind]?.split(' ').includes(cell.trim().toLowerCase()))

/** The ids that a cell names, by numbers or by names of one or two languages, and the parts that name none. */
export function namedIds(
  cell: string,
  known: ReadonlyMap<string, string>,
  asId: (part: string) => string | undefined
): { ids: string[]; unknown: string[] } {
  const find = (part: string) => asId(part.normalize('NFKC').trim()) ?? known.get(plainName(part))
  // A name may have a comma.
  const whole = find(cell)
  if (whole !== undefined) return { ids: [whole], unknown: [] }
  const ids = new Set<string>()
  const unknown: string[] = []
  for (const entry of cell.split(/[;；、，,|\n]/).filter((part) => part.trim() !== '')) {
    const parts = [entry, entry.replace(/\p{Script=Han}+/gu, ' '), entry.replace(/\P{Script=Han}+/gu, '')]
    const found = [...parts, ...entry.split(/[/／()（）]/), ...entry.split(' ').filter((part) => asId(part))].flatMap(
      (part) => find(part) ?? []
    )
    for (const id of found) ids.add(id)
    if (found.length === 0) unknown.push(entry.trim())
  }
  return { ids: [...ids], unknown }
}

/** Writes `start` and `end` of a talk, of which a list may have day, time and duration in columns of their own. */
function tidyTimes(row: Row, tell: Tell): void {
  const take = (column: string) => {
    const cell = row.get(column) ?? ''
    row.delete(column)
    return cell
  }
  const [day, time, duration] = [take('day'), take('time'), take('duration')]
  const written = row.get('start') ?? ''
  const range = clockRange(time)
  // `2025-06-11 10:00-10:45` in a single cell.
  const [, first = '', last] = /^(.*\d[:：]\d{2})\s*[-–—~〜～至到]+\s*(\d{1,2}[:：]\d{2})$/.exec(written || time) ?? []
  const onDay = (clock: string | undefined) => {
    const date = dayText(day)
    return date !== undefined && clock !== undefined ? `${date} ${clock}` : undefined
  }
  const start =
    momentText(written) ?? onDay(clockText(written)) ?? onDay(range.start) ?? momentText(time) ?? momentText(first)
  if (start !== undefined) row.set('start', start)
  else if (written || time || day) {
    tell('start', 'is no day and time such as 2025-06-11 09:30', [day, written || time].filter(Boolean).join(' '))
    row.set('start', '')
  }
  const cell = row.get('end') ?? ''
  const minutes = minutesOf(duration)
  const clock = clockText(cell) ?? range.end ?? (last && clockText(last))
  const hasTime = start?.includes(' ') === true
  const end =
    momentText(cell) ??
    (start && clock ? `${start.split(' ')[0]} ${clock}` : undefined) ??
    (start && hasTime && minutes !== undefined ? momentAfter(start, minutes) : undefined)
  if (end !== undefined || cell) row.set('end', end ?? '')
  if (cell && end === undefined) tell('end', 'is no day and time such as 2025-06-11 09:30', cell)
}

/**
 * Adds the cells of a new record that follow from others: the day of change is `today`, missing names of brands are the
 * company's, a missing description is the summary.
 */
export function completeCells(table: ListTable, row: Row, today: string): void {
  const fallback = (column: string, value: string | undefined) => {
    if (!row.get(column) && value) row.set(column, value)
  }
  if (table !== 'people') fallback('updated', today)
  if (table !== 'exhibitors') return
  for (const language of ['cn', 'en']) {
    fallback(`brand_${language}`, row.get(`company_${language}`))
    fallback(`markdown_${language}`, row.get(`summary_${language}`))
  }
}

/** Columns that are told as missing where what they follow from is. */
export const isCompleted = (column: string) => /^(?:brand|markdown)_/.test(column)

const isName = /^(?:company|brand|name|title|room|position)_/
const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

const han = /\p{Script=Han}/gu
const isMostlyHan = (text: string) => (text.match(han)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0)

/**
 * The names of a cell in Chinese and in English; undefined for a cell that has one. Where its head or table does not say
 * `isBoth`, a single word behind a slash is part of a name: `碳中和/ESG`.
 */
function namesInBoth(cell: string, isBoth: boolean): { chinese: string; english: string } | undefined {
  const at = cell.search(hasHan(cell.charAt(0)) ? /(?<=[\s(（])[a-z]/i : /(?<=[\s(（])\p{Script=Han}/u)
  const [before, behind] = [cell.slice(0, Math.max(at, 0)).trim(), cell.slice(Math.max(at, 0)).trim()]
  const isBracket = /[(（]$/.test(before)
  const spaced = isBracket ? [before.slice(0, -1), behind.replace(/[)）]$/, '')] : [before, behind]
  const splits = [cell.split(/[\n|]|\s[/／]|[/／]\s/), cell.split(/[/／]/), isBoth ? spaced : []]
  for (const [index, split] of splits.entries()) {
    const parts = split.map((part) => part.trim()).filter(Boolean)
    const [chinese = '', english = ''] = [parts.find(hasHan), parts.find((part) => !hasHan(part))]
    const isSure = index === 0 || (index === 1 && isBoth) || english.includes(' ')
    if (parts.length === 2 && chinese !== '' && english !== '' && isSure) return { chinese, english }
  }
  return undefined
}

/**
 * Puts texts under the language that they are in, where the list has a single column for both: `上海甲公司 / Shanghai Jia`
 * in two columns, Chinese names below `Company`, English ones below `公司名称`. `isNamed` tells of a head that names its
 * language, `isBoth` of one that names both.
 */
export function sortLanguages(
  rows: readonly Row[],
  columns: readonly string[],
  isNamed: (column: string) => boolean,
  isBoth: (column: string) => boolean
) {
  for (const column of columns) {
    const pair = pairOf(column)
    if (!pair || columns.includes(pair.counterpart) || isNamed(column)) continue
    const [cn, en] = [`${pair.base}_cn`, `${pair.base}_en`]
    const cells = rows.flatMap((row) => row.get(column) || [])
    const isChinese = cells.filter(hasHan).length * 2 > cells.length
    for (const row of rows) {
      const cell = row.get(column) ?? ''
      row.delete(column)
      const names = isName.test(column) ? namesInBoth(cell, isBoth(column)) : undefined
      if (names) row.set(cn, names.chinese).set(en, names.english)
      else row.set(isChinese || isMostlyHan(cell) ? cn : en, cell)
    }
  }
}
