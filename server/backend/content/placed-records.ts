/** Every record of a pack with the name under which faults speak of it. */
import type { EditionName } from '../../../shared/editions.ts'
import type { CompiledTreeItem } from './compiled.ts'
import type { PlacedRecord } from './faults.ts'
import type { Pack, PackMenuItem, PackTreeItem } from './pack.ts'

/** Lists the records in the pack's order: `organic/exhibitors 104`, `organic/pages /visitor/guide`. */
export function placedRecords(pack: Pack, edition: EditionName): PlacedRecord[] {
  const placed = (kind: string, name: string | number, value: unknown): PlacedRecord => ({
    place: { record: `${edition}/${kind}${name === '' ? '' : ` ${name}`}`, field: '' },
    value
  })
  return [
    ...flatten(pack.menu, 'childlist').map((item) => placed('menu', item.path, withoutChildren(item, 'childlist'))),
    ...pack.config.map((entry) => placed('config', entry.code, entry)),
    ...pack.categories.map((category) => placed('categories', category.id, category)),
    ...flatten(pack.tree, 'children').map((item) => placed('tree', item.id, withoutChildren(item, 'children'))),
    placed('home', '', pack.home),
    ...pack.pages.map((page) => placed('pages', page.path, page)),
    ...pack.news.map((item) => placed('news', item.id, item)),
    ...pack.exhibitors.map((item) => placed('exhibitors', item.id, item)),
    ...pack.products.map((item) => placed('products', item.id, item)),
    ...pack.talks.map((item) => placed('talks', item.id, item)),
    ...pack.awards.map((award, index) => placed('awards', index + 1, award))
  ]
}

/** A forest as one list, parents first. */
export function flatten<T extends PackMenuItem>(items: readonly T[], key: 'childlist'): T[]
export function flatten<T extends PackTreeItem | CompiledTreeItem>(items: readonly T[], key: 'children'): T[]
export function flatten(items: readonly object[], key: string): object[] {
  return items.flatMap((item) => [item, ...flatten((item as Record<string, never>)[key] ?? [], key as 'children')])
}

function withoutChildren(item: object, key: string): object {
  return { ...item, [key]: [] }
}
