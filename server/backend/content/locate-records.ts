import { type LocatedRecord, recordLocation } from './fault-list.ts'
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
    ...byId('products', pack.products),
    ...byId('talks', pack.talks),
    ...byIndex('awards', pack.awards),
    ...byIndex('synonyms', pack.synonyms ?? [])
  ]
}
