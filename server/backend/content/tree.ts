/** Trees of menu entries and categories. */
import type { CompiledTreeItem } from './compiled.ts'
import type { PackMenuItem, PackTreeItem } from './pack.ts'

/** The items of all levels as one list, parents before their children; `key` names the property with the children. */
export function flatten<T extends PackMenuItem>(items: readonly T[], key: 'childlist'): T[]
export function flatten<T extends PackTreeItem | CompiledTreeItem>(items: readonly T[], key: 'children'): T[]
export function flatten(items: readonly object[], key: string): object[] {
  // The overloads guarantee that the property is a list of the same items.
  return items.flatMap((item) => [item, ...flatten((item as Record<string, never>)[key] ?? [], key as 'children')])
}

/** The id of each category's parent, by the category's id; top categories are absent. */
export function parentsOf(tree: CompiledTreeItem[]): Map<number, number> {
  return new Map(flatten(tree, 'children').flatMap((item) => item.children.map((child) => [child.id, item.id])))
}
