import type { EditionName } from '../../../shared/editions.ts'
import type { LocatedRecord } from './fault-list.ts'
import type { Pack } from './pack.ts'
import { flatten } from './tree.ts'

/**
 * All records of a pack, in its order, with their names in the report of faults: `organic/exhibitors 104`,
 * `organic/pages /visitor/guide`. Menu entries and tree items are listed without their children.
 */
export function locateRecords(pack: Pack, edition: EditionName): LocatedRecord[] {
  const located = (kind: string, name: string | number, value: unknown): LocatedRecord => ({
    location: { record: `${edition}/${kind}${name === '' ? '' : ` ${name}`}`, field: '' },
    value
  })
  return [
    ...flatten(pack.menu, 'childlist').map((item) => located('menu', item.path, withoutChildren(item, 'childlist'))),
    ...(pack.facts ? [located('edition', '', pack.facts.record)] : []),
    ...pack.config.map((entry) => located('config', entry.code, entry)),
    ...pack.categories.map((category) => located('categories', category.id, category)),
    ...flatten(pack.tree, 'children').map((item) => located('tree', item.id, withoutChildren(item, 'children'))),
    located('home', '', pack.home),
    ...pack.pages.map((page) => located('pages', page.path, page)),
    ...pack.news.map((item) => located('news', item.id, item)),
    ...pack.exhibitors.map((item) => located('exhibitors', item.id, item)),
    ...pack.products.map((item) => located('products', item.id, item)),
    ...pack.talks.map((item) => located('talks', item.id, item)),
    ...pack.awards.map((award, index) => located('awards', index + 1, award)),
    ...(pack.synonyms ?? []).map((group, index) => located('synonyms', index + 1, group))
  ]
}

function withoutChildren(item: object, key: string): object {
  return { ...item, [key]: [] }
}
