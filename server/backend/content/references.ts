/** Checks that ids, booths and codes are unique and that references between records are valid. */
import type { EditionName } from '../../../shared/editions.ts'
import { childLocation, type FaultList, type FaultLocation, type LocatedRecord } from './fault-list.ts'
import type { Pack, PackSection } from './pack.ts'
import { requiredSlugs } from './slugs.ts'
import { flatten } from './tree.ts'

type Kind = 'news' | 'exhibitors' | 'products' | 'talks' | 'categories' | 'tree' | 'pages' | 'config'

/** Configuration codes of title, description and keywords. */
const requiredCodes = ['meta_title', 'meta_desc', 'meta_kws'].flatMap((code) => [`${code}_cn`, `${code}_en`])

/** Adds a fault for each duplicate id, booth, code or path, each unknown reference and each missing slug. */
export function checkReferences(pack: Pack, edition: EditionName, records: LocatedRecord[], faults: FaultList): void {
  const locate = (kind: Kind, name: string | number, field = ''): FaultLocation => ({
    record: `${edition}/${kind} ${name}`,
    field
  })
  checkDuplicates(records, faults)
  checkUnique(
    pack.exhibitors,
    (item) => item.booth,
    (item) => locate('exhibitors', item.id, 'booth'),
    faults
  )
  checkUnique(
    pack.products,
    (item) => item.code,
    (item) => locate('products', item.id, 'code'),
    faults
  )
  const tree = new Set(flatten(pack.tree, 'children').map((item) => item.id))
  const exhibitors = new Set(pack.exhibitors.map((item) => item.id))
  const products = new Set(pack.products.map((item) => item.id))
  const news = new Set(pack.news.map((item) => item.id))
  const forums = forumsOf(pack)
  const checkExists = (known: Set<string | number>, value: string | number, at: FaultLocation) => {
    if (!known.has(value)) faults.add(at, `names ${value}, which does not exist`)
  }
  const checkAllExist = (known: Set<number>, ids: number[], at: FaultLocation) => {
    for (const [index, id] of ids.entries()) checkExists(known, id, childLocation(at, index))
  }

  for (const item of pack.exhibitors) {
    if (!/^[A-Z]{2}$/.test(item.country)) faults.add(locate('exhibitors', item.id, 'country'), 'is no ISO 3166 code')
    checkAllExist(tree, item.categories, locate('exhibitors', item.id, 'categories'))
  }
  checkCountryNames(pack, (id) => locate('exhibitors', id, 'country_name_cn'), faults)
  for (const item of pack.products) {
    checkExists(tree, item.category, locate('products', item.id, 'category'))
    checkExists(exhibitors, item.exhibitor, locate('products', item.id, 'exhibitor'))
  }
  checkCodes(pack, (id) => locate('products', id, 'code'), faults)
  for (const item of pack.talks) {
    checkExists(forums, item.forum, locate('talks', item.id, 'forum'))
    checkAllExist(exhibitors, item.exhibitors, locate('talks', item.id, 'exhibitors'))
  }
  const booths = new Set(pack.exhibitors.map((item) => item.booth))
  for (const item of pack.news)
    if (item.booth !== undefined) checkExists(booths, item.booth, locate('news', item.id, 'booth'))
  checkAllExist(exhibitors, pack.home.brandBox, { record: `${edition}/home`, field: 'brandBox' })
  checkAllExist(news, pack.home.newsBox, { record: `${edition}/home`, field: 'newsBox' })
  pack.awards.forEach((award, index) => {
    checkAllExist(products, award.products, { record: `${edition}/awards ${index + 1}`, field: 'products' })
  })
  for (const page of pack.pages) {
    page.sections.forEach((section, index) => {
      checkSection(
        section,
        childLocation(childLocation(locate('pages', page.path), 'sections'), index),
        { tree, forums, products },
        checkExists
      )
    })
  }
  const paths = new Set(pack.pages.map((page) => page.path))
  for (const slug of requiredSlugs) if (!paths.has(slug)) faults.add(locate('pages', slug), 'is missing')
  const codes = new Set(pack.config.map((entry) => entry.code))
  for (const code of requiredCodes)
    if (!codes.has(code)) faults.add({ record: `${edition}/config`, field: code }, 'is missing: add it')
}

/** An entry of the programme belongs to a page below /event; to the overview where it is part of no forum. */
function forumsOf(pack: Pack): Set<string | number> {
  return new Set(pack.pages.flatMap((page) => (page.path.startsWith('/event/') ? [page.path.slice(7)] : [])))
}

/** Finds records with the same name. Menu entries are excluded, because an overview is also listed in its own panel. */
function checkDuplicates(records: LocatedRecord[], faults: FaultList): void {
  const seen = new Set<string>()
  for (const { location } of records) {
    if (location.record.includes('/menu ')) continue
    if (seen.has(location.record)) faults.add(location, 'exists twice')
    seen.add(location.record)
  }
}

function checkUnique<T>(
  items: T[],
  key: (item: T) => string | undefined,
  at: (item: T) => FaultLocation,
  faults: FaultList
): void {
  const seen = new Set<string>()
  for (const item of items) {
    const value = key(item)
    if (value === undefined) continue
    if (seen.has(value)) faults.add(at(item), `${value} is taken already`)
    seen.add(value)
  }
}

/** A country has the same names in all records. */
function checkCountryNames(pack: Pack, at: (id: number) => FaultLocation, faults: FaultList): void {
  const names = new Map<string, string>()
  for (const item of pack.exhibitors) {
    const name = `${item.country_name_cn} / ${item.country_name_en}`
    const known = names.get(item.country) ?? name
    if (name !== known) faults.add(at(item.id), `calls ${item.country} ${name}, others call it ${known}`)
    names.set(item.country, known)
  }
}

/** A code has as many digits as the section of the code query states. */
function checkCodes(pack: Pack, at: (id: number) => FaultLocation, faults: FaultList): void {
  const digits = pack.pages
    .flatMap((page) => page.sections)
    .flatMap((section) => (section.type === 'code' ? [section.digits] : []))[0]
  for (const item of pack.products) {
    if (item.code === undefined) continue
    if (!/^\d+$/.test(item.code) || (digits !== undefined && item.code.length !== digits))
      faults.add(at(item.id), `${item.code} has not ${digits ?? 'only'} digits`)
  }
}

function checkSection(
  section: PackSection,
  at: FaultLocation,
  known: { tree: Set<number>; forums: Set<string | number>; products: Set<number> },
  checkExists: (known: Set<string | number>, value: string | number, at: FaultLocation) => void
): void {
  if (section.type === 'tree' && section.root !== undefined)
    checkExists(known.tree, section.root, childLocation(at, 'root'))
  if (section.type === 'programme' && section.forum !== undefined)
    checkExists(known.forums, section.forum, childLocation(at, 'forum'))
  if (section.type === 'awards')
    for (const award of section.list)
      for (const id of award.products) checkExists(known.products, id, childLocation(at, 'products'))
}
