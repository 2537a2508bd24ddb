/** Categories of the directories: the industry tree, joined with how many records each branch has. */
import type { Projected } from '../../shared/projection.ts'
import type { Facet } from '../../shared/records.ts'
import type { Branch } from '../../shared/shell-records.ts'
import { recordsOf } from './records-of.ts'

export interface Option {
  value: string
  name: string
  count: number
}
/** Options under a common head; without one they stand alone. */
export interface OptionGroup {
  name: string | undefined
  options: (Option & { depth: number })[]
}

/**
 * The tree's first level as heads, what is below as options down to `levels`; the head itself is the first option of
 * its group, with depth 0. Branches without records fall out, but for the one that is `chosen`. Without a tree the
 * facets stand in one group.
 */
export function categoryGroups(
  tree: readonly Branch[] | null | undefined,
  facets: readonly Projected<Facet>[] | null | undefined,
  levels: number,
  chosen: string | undefined
): OptionGroup[] {
  const known = new Map(facetOptions(facets).map((option) => [option.value, option]))
  const roots = recordsOf(tree)
  if (roots.length === 0) {
    const options = [...known.values()].filter((option) => offered(option, chosen))
    return options.length > 0 ? [{ name: undefined, options: options.map((option) => ({ ...option, depth: 0 })) }] : []
  }
  const below = (item: Branch, depth: number): OptionGroup['options'] => {
    const option = known.get(String(item.id))
    if (!option || !offered(option, chosen) || depth >= levels) return []
    const own = { ...option, name: item.name, depth }
    return [own, ...recordsOf(item.children).flatMap((child) => below(child, depth + 1))]
  }
  return roots.map((root) => ({ name: root.name, options: below(root, 0) })).filter((group) => group.options.length > 0)
}

/** Facets as options; one without words is named by its value. */
export function facetOptions(facets: readonly Projected<Facet>[] | null | undefined): Option[] {
  return recordsOf(facets)
    .map((facet) => ({ value: String(facet.value ?? ''), label: facet.label, count: Number(facet.count) || 0 }))
    .filter(({ value }) => value !== '')
    .map(({ value, label, count }) => ({ value, name: label || value, count }))
}

/** A value is offered where it leads to something, or is the chosen one. */
export function offered(option: Option, chosen: string | undefined): boolean {
  return option.count > 0 || option.value === chosen
}

/** The branches from the tree's first level down to the category; empty where the tree does not have it. */
export function categoryPath(tree: readonly Branch[] | null | undefined, id: number): Branch[] {
  for (const item of recordsOf(tree)) {
    if (item.id === id) return [item]
    const below = categoryPath(item.children, id)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
