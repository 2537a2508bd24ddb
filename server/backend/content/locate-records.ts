import { type FaultLocation, type LocatedRecord, recordLocation } from './fault-list.ts'
import type { Pack } from './pack.ts'
import { flatten } from './tree.ts'

/**
 * All records of a pack, in its order, with their names in the report of faults: `exhibitors 104`,
 * `pages /visitor/guide`. Menu entries and tree items are listed without their children.
 */
export function locateRecords(pack: Pack): LocatedRecord[] {
  const located = (kind: string, name: string | number, value: unknown): LocatedRecord => ({
    location: recordLocation(kind, name),
    value
  })
  const byId = (kind: string, items: readonly { id: number }[]) => items.map((item) => located(kind, item.id, item))
  const byIndex = (kind: string, items: readonly object[]) => items.map((item, index) => located(kind, index + 1, item))
  return [
    ...flatten(pack.menu, 'childlist').map((item) => located('menu', item.path, { ...item, childlist: [] })),
    ...(pack.facts ? [located('edition', '', pack.facts.record)] : []),
    ...pack.config.map((entry) => located('config', entry.code, entry)),
    ...byId('categories', pack.categories),
    ...flatten(pack.tree, 'children').map((item) => located('tree', item.id, { ...item, children: [] })),
    located('home', '', pack.home),
    ...pack.pages.map((page) => located('pages', page.path, page)),
    ...byId('news', pack.news),
    ...byId('exhibitors', pack.exhibitors),
    ...byId('products', pack.products.map(withoutAward)),
    ...byId('talks', pack.talks),
    // The names of the winners are those of products and exhibitors.
    ...byIndex(
      'awards',
      pack.awards.map(({ winners: _, ...award }) => award)
    ),
    ...(pack.parts ?? []),
    ...byIndex('synonyms', pack.synonyms ?? [])
  ]
}

/** The title of an award is that of awards.yaml. */
function withoutAward(product: Pack['products'][number]) {
  if (product.award_cn === undefined && product.award_en === undefined) return product
  const { award_cn: _cn, award_en: _en, award_date: _date, ...rest } = product
  return rest
}

/** Where the values stand that records show of other files, by identity: they are checked there. */
export function placesOfParts({ parts = [], awards, tree }: Pack): Map<unknown, FaultLocation> {
  return new Map<unknown, FaultLocation>([
    ...parts.map(({ location, value }) => [value, location] as const),
    // A branch is also a part of the one above.
    ...flatten(tree, 'children').map((branch) => [branch, recordLocation('tree', branch.id)] as const),
    ...awards.map((award, index) => [award, recordLocation('awards', index + 1)] as const)
  ])
}
