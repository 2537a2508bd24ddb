/**
 * Checks that ids, booths and codes are unique, and that references between records, and from files to the rows of tables
 * that are no records of their own (people, partners), are valid.
 */
import { pairOf } from '../../../shared/locale/bilingual.ts'
import { countries } from '../../../shared/locale/countries.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import { flatten } from './compiled.ts'
import { childLocation, type FaultList, type FaultLocation, type LocatedRecord, recordLocation } from './fault-list.ts'
import type { Values } from './load/record-values.ts'
import type { Pack } from './pack.ts'

/** Configuration codes of title, description and keywords. */
const requiredCodes = ['meta_title', 'meta_desc', 'meta_kws'].flatMap((code) => [`${code}_cn`, `${code}_en`])

/** Adds a fault for each duplicate id, booth, code or path and each unknown reference. */
export function checkReferences(pack: Pack, records: LocatedRecord[], faults: FaultList): void {
  checkDuplicates(records, faults)
  checkUnique('exhibitors', 'booth', pack.exhibitors, (at, message) => faults.remark(at, message))
  checkUnique('products', 'code', pack.products, (at, message) => faults.add(at, message))
  const tree = idsOf(flatten(pack.tree, 'children'))
  const exhibitors = idsOf(pack.exhibitors)
  const booths = new Set(pack.exhibitors.map(({ booth }) => booth))
  const forums = forumsOf(pack)
  const checkExists = <T extends string | number>(
    kind: string,
    known: ReadonlySet<T>,
    name: T | undefined,
    at: FaultLocation
  ) => {
    // An empty field names nothing.
    if (name !== undefined && name !== '' && !known.has(name))
      faults.dangling(at, `names ${name}, which does not exist`, `${kind} ${name}`)
  }
  const checkExist = <T extends string | number>(
    kind: string,
    known: ReadonlySet<T>,
    names: readonly T[],
    at: FaultLocation
  ) => {
    for (const [index, name] of names.entries()) checkExists(kind, known, name, childLocation(at, index))
  }

  for (const { id, categories } of pack.exhibitors)
    checkExist('tree', tree, categories, recordLocation('exhibitors', id, 'categories'))
  for (const { id, category, exhibitor } of pack.products) {
    // One without a category is in none.
    checkExists('tree', tree, category || undefined, recordLocation('products', id, 'category'))
    checkExists('exhibitors', exhibitors, exhibitor, recordLocation('products', id, 'exhibitor'))
  }
  checkCodes(pack, faults)
  const checkForum = (forum: string, at: FaultLocation) => {
    if (!forums.has(forum)) faults.dangling(at, `names ${forum}, which does not exist`, `/event/${forum}`)
  }
  for (const { id, forum, exhibitors: named } of pack.talks) {
    checkForum(forum, recordLocation('talks', id, 'forum'))
    checkExist('exhibitors', exhibitors, named, recordLocation('talks', id, 'exhibitors'))
  }
  for (const { id, booth } of pack.news) checkExists('booth', booths, booth, recordLocation('news', id, 'booth'))
  checkExist('exhibitors', exhibitors, pack.home.brandBox, recordLocation('home', '', 'brandBox'))
  checkExist('news', idsOf(pack.news), pack.home.newsBox, recordLocation('home', '', 'newsBox'))
  const products = idsOf(pack.products)
  for (const [index, award] of pack.awards.entries())
    checkExist('products', products, award.products, recordLocation('awards', index + 1, 'products'))
  for (const { path, sections } of pack.pages)
    for (const [index, section] of sections.entries()) {
      const at = recordLocation('pages', path, 'sections', index)
      if (section.type === 'tree') checkExists('tree', tree, section.root, childLocation(at, 'root'))
      if (section.type === 'programme') checkExists('pages', forums, section.forum, childLocation(at, 'forum'))
    }
  const codes = new Set(pack.config.map(({ code }) => code))
  for (const code of requiredCodes)
    if (!codes.has(code) && !codes.has(pairOf(code)?.counterpart ?? ''))
      faults.dangling(recordLocation('config', '', code), 'is missing: add it', `config ${code}`)
}

const idsOf = (records: readonly { id: number }[]) => new Set(records.map(({ id }) => id))

/** An entry of the programme belongs to a page below /event; to the overview where it is part of no forum. */
function forumsOf(pack: Pack): Set<string> {
  return new Set(pack.pages.flatMap(({ path }) => (path.startsWith('/event/') ? [path.slice(7)] : [])))
}

/** Finds records with the same name. Menu entries are excluded, because an overview is also listed in its own panel. */
function checkDuplicates(records: LocatedRecord[], faults: FaultList): void {
  const seen = new Set<string>()
  for (const { location } of records) {
    if (location.record.startsWith('menu ') || location.field !== '') continue
    if (seen.has(location.record)) faults.add(location, 'exists twice')
    seen.add(location.record)
  }
}

/** Finds records with the same value in a field that they may have. */
function checkUnique<F extends string>(
  kind: string,
  field: F,
  items: readonly ({ id: number } & { [K in F]?: string })[],
  tell: (at: FaultLocation, message: string) => void
): void {
  const seen = new Set<string>()
  for (const { id, [field]: value } of items) {
    if (value === undefined || value === '') continue
    if (seen.has(value)) tell(recordLocation(kind, id, field), `${value} is taken already`)
    seen.add(value)
  }
}

/** A code has as many digits as the section of the code query states. */
function checkCodes(pack: Pack, faults: FaultList): void {
  const sections = pack.pages.flatMap((page) => page.sections)
  const digits = sections.find((section) => section.type === 'code')?.digits
  for (const { id, code } of pack.products) {
    if (code === undefined || code === '') continue
    if (!/^\d+$/.test(code) || (digits !== undefined && code.length !== digits))
      faults.add(recordLocation('products', id, 'code'), `${code} has not ${digits ?? 'only'} digits`)
  }
}

interface Referring {
  home: Values<'home'>
  partners: readonly { group: string }[]
  people: ReadonlyMap<string, unknown>
  talks: readonly { id: number; speakers?: string[] }[]
  exhibitors: readonly { id: number; country: string }[]
  pages: readonly { path: string; sections: NonNullable<Values<'page'>['sections']> }[]
}

/** Adds a fault for each name that its table does not have. */
export function checkTableReferences(files: Referring, faults: FaultList): void {
  const { home, people, talks, exhibitors, pages } = files
  const groups = new Set(files.partners.map(({ group }) => group))
  const unknown = (at: FaultLocation, name: string, table: string) =>
    faults.dangling(
      at,
      `names ${name}, which is not in ${table}: correct it or add it there`,
      `${table.replace('.csv', '')} ${name}`
    )
  const checkGroup = (at: FaultLocation, group: string) => groups.has(group) || unknown(at, group, 'partners.csv')
  const checkPerson = (at: FaultLocation, name: string) => people.has(name) || unknown(at, name, 'people.csv')

  // A fair without partners.
  if (home.mediaBox !== '') checkGroup(recordLocation('home', '', 'mediaBox'), home.mediaBox)
  for (const { id, speakers = [] } of talks)
    for (const name of speakers) checkPerson(recordLocation('talks', id, 'speakers'), name)
  for (const { id, country } of exhibitors)
    if (country !== '' && countryName(country, 'cn') === undefined)
      unknown(recordLocation('exhibitors', id, 'country'), country, 'the list of ISO 3166-1 codes')
  for (const { path, sections } of pages)
    for (const [index, section] of sections.entries()) {
      const at = recordLocation('pages', path, 'sections', index)
      if (section.type === 'partners') checkGroup(childLocation(at, 'group'), section.group)
      if (section.type === 'people')
        for (const [place, name] of section.list.entries())
          if (typeof name === 'string') checkPerson(childLocation(at, 'list', place), name)
    }
}

const names = {
  cn: new Map(countries.cn.map(({ code, name }) => [code, name])),
  en: new Map(countries.en.map(({ code, name }) => [code, name]))
}

/** The name of a country by its ISO 3166-1 code; undefined for a code that is not listed. */
export function countryName(code: string, locale: ApiLocale): string | undefined {
  return names[locale].get(code)
}
