/** Checks that ids and booths are unique and that what one record says of another is true. */
import type { EditionName } from '../../../shared/editions.ts'
import { type Faults, inside, type Place, type PlacedRecord } from './faults.ts'
import type { Pack, PackSection } from './pack.ts'
import { flatten } from './placed-records.ts'
import { requiredSlugs } from './slugs.ts'

type Kind = 'news' | 'exhibitors' | 'products' | 'talks' | 'categories' | 'tree' | 'pages' | 'config'

/** Codes without which a page has no title, description or keywords. */
const requiredCodes = ['meta_title', 'meta_desc', 'meta_kws'].flatMap((code) => [`${code}_cn`, `${code}_en`])

/** Adds a fault for each doubled id, booth, code or path, each unknown reference and each missing slug. */
export function checkReferences(pack: Pack, edition: EditionName, records: PlacedRecord[], faults: Faults): void {
  const place = (kind: Kind, name: string | number, field = ''): Place => ({
    record: `${edition}/${kind} ${name}`,
    field
  })
  checkDoubles(records, faults)
  checkUnique(
    pack.exhibitors,
    (item) => item.booth,
    (item) => place('exhibitors', item.id, 'booth'),
    faults
  )
  checkUnique(
    pack.products,
    (item) => item.code,
    (item) => place('products', item.id, 'code'),
    faults
  )
  const tree = new Set(flatten(pack.tree, 'children').map((item) => item.id))
  const exhibitors = new Set(pack.exhibitors.map((item) => item.id))
  const products = new Set(pack.products.map((item) => item.id))
  const news = new Set(pack.news.map((item) => item.id))
  const forums = forumsOf(pack)
  const need = (known: Set<string | number>, value: string | number, at: Place) => {
    if (!known.has(value)) faults.add(at, `names ${value}, which does not exist`)
  }
  const needAll = (known: Set<number>, ids: number[], at: Place) => {
    for (const [index, id] of ids.entries()) need(known, id, inside(at, index))
  }

  for (const item of pack.exhibitors) {
    if (!new RegExp(`^N5${item.row}\\d\\d$`).test(item.booth))
      faults.add(place('exhibitors', item.id, 'booth'), `${item.booth} is no booth of row ${item.row} in hall N5`)
    if (!/^[A-Z]{2}$/.test(item.country)) faults.add(place('exhibitors', item.id, 'country'), 'is no ISO 3166 code')
    needAll(tree, item.categories, place('exhibitors', item.id, 'categories'))
  }
  checkCountryNames(pack, (id) => place('exhibitors', id, 'country_name_cn'), faults)
  for (const item of pack.products) {
    need(tree, item.category, place('products', item.id, 'category'))
    need(exhibitors, item.exhibitor, place('products', item.id, 'exhibitor'))
  }
  checkCodes(pack, (id) => place('products', id, 'code'), faults)
  for (const item of pack.talks) {
    need(forums, item.forum, place('talks', item.id, 'forum'))
    needAll(exhibitors, item.exhibitors, place('talks', item.id, 'exhibitors'))
  }
  const booths = new Set(pack.exhibitors.map((item) => item.booth))
  for (const item of pack.news) if (item.booth !== undefined) need(booths, item.booth, place('news', item.id, 'booth'))
  needAll(exhibitors, pack.home.brandBox, { record: `${edition}/home`, field: 'brandBox' })
  needAll(news, pack.home.newsBox, { record: `${edition}/home`, field: 'newsBox' })
  pack.awards.forEach((award, index) => {
    needAll(products, award.products, { record: `${edition}/awards ${index + 1}`, field: 'products' })
  })
  for (const page of pack.pages) {
    page.sections.forEach((section, index) => {
      checkSection(
        section,
        inside(inside(place('pages', page.path), 'sections'), index),
        { tree, forums, products },
        need
      )
    })
  }
  const paths = new Set(pack.pages.map((page) => page.path))
  for (const slug of requiredSlugs) if (!paths.has(slug)) faults.add(place('pages', slug), 'is missing')
  const codes = new Set(pack.config.map((entry) => entry.code))
  for (const code of requiredCodes) if (!codes.has(code)) faults.add(place('config', code), 'is missing')
}

/** A forum is a page below /event that is neither the overview nor the award. */
function forumsOf(pack: Pack): Set<string | number> {
  const names = pack.pages.flatMap((page) => (page.path.startsWith('/event/') ? [page.path.slice(7)] : []))
  return new Set(names.filter((name) => name !== 'activities' && name !== 'award'))
}

/** Two records of a name, but for menu entries: an overview appears in its own panel too. */
function checkDoubles(records: PlacedRecord[], faults: Faults): void {
  const seen = new Set<string>()
  for (const { place } of records) {
    if (place.record.includes('/menu ')) continue
    if (seen.has(place.record)) faults.add(place, 'exists twice')
    seen.add(place.record)
  }
}

function checkUnique<T>(
  items: T[],
  key: (item: T) => string | undefined,
  at: (item: T) => Place,
  faults: Faults
): void {
  const seen = new Set<string>()
  for (const item of items) {
    const value = key(item)
    if (value === undefined) continue
    if (seen.has(value)) faults.add(at(item), `${value} is taken already`)
    seen.add(value)
  }
}

/** One country has one name in each language. */
function checkCountryNames(pack: Pack, at: (id: number) => Place, faults: Faults): void {
  const names = new Map<string, string>()
  for (const item of pack.exhibitors) {
    const name = `${item.country_name_cn} / ${item.country_name_en}`
    const known = names.get(item.country) ?? name
    if (name !== known) faults.add(at(item.id), `calls ${item.country} ${name}, others call it ${known}`)
    names.set(item.country, known)
  }
}

/** Codes have as many digits as the page that asks for them says. */
function checkCodes(pack: Pack, at: (id: number) => Place, faults: Faults): void {
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
  at: Place,
  known: { tree: Set<number>; forums: Set<string | number>; products: Set<number> },
  need: (known: Set<string | number>, value: string | number, at: Place) => void
): void {
  if (section.type === 'tree' && section.root !== undefined) need(known.tree, section.root, inside(at, 'root'))
  if (section.type === 'programme' && section.forum !== undefined)
    need(known.forums, section.forum, inside(at, 'forum'))
  if (section.type === 'awards')
    for (const award of section.list) for (const id of award.products) need(known.products, id, inside(at, 'products'))
}
