/** The directories' category filter: the industry tree with the number of records of each category. */

import type { Projected } from '../../../shared/records/projection.ts'
import { type Facet, recordsOf } from '../../../shared/records/records.ts'
import type { Branch } from '../../../shared/records/shell-records.ts'

export interface FacetOption {
  /** The query parameter's value. */
  value: string
  name: string
  /** Records that have it. */
  count: number
}
/** Options under a common name; undefined for options without a group. */
export interface OptionGroup {
  name: string | undefined
  options: (FacetOption & { depth: number })[]
}

/**
 * One group per branch of the tree's first level: the branch itself with depth 0, then its descendants with a depth
 * below `levels`. Branches without records are left out, except the one with the value `selected`. Without a tree all
 * facets are in one group without a name.
 */
export function categoryGroups(
  tree: readonly Branch[] | null | undefined,
  facets: readonly Projected<Facet>[] | null | undefined,
  levels: number,
  selected: string | undefined
): OptionGroup[] {
  const byValue = new Map(facetOptions(facets).map((option) => [option.value, option]))
  const roots = recordsOf(tree)
  if (roots.length === 0) {
    const options = [...byValue.values()].filter((option) => isSelectable(option, selected))
    return options.length > 0 ? [{ name: undefined, options: options.map((option) => ({ ...option, depth: 0 })) }] : []
  }
  const optionsOf = (branch: Branch, depth: number): OptionGroup['options'] => {
    const option = byValue.get(String(branch.id))
    if (!option || !isSelectable(option, selected) || depth >= levels) return []
    const children = recordsOf(branch.children).flatMap((child) => optionsOf(child, depth + 1))
    return [{ ...option, name: branch.name, depth }, ...children]
  }
  return roots
    .map((root) => ({ name: root.name, options: optionsOf(root, 0) }))
    .filter((group) => group.options.length > 0)
}

/** Facets as options; one without a label is named by its value, one without a value is left out. */
export function facetOptions(facets: readonly Projected<Facet>[] | null | undefined): FacetOption[] {
  return recordsOf(facets)
    .map((facet) => ({ value: String(facet.value ?? ''), label: facet.label, count: Number(facet.count) || 0 }))
    .filter(({ value }) => value !== '')
    .map(({ value, label, count }) => ({ value, name: label || value, count }))
}

/** Whether an option has records or is the selected one. */
export function isSelectable(option: FacetOption, selected: string | undefined): boolean {
  return option.count > 0 || option.value === selected
}

/**
 * The branches from the tree's first level down to the category with this id; empty where the tree does not have it.
 */
export function categoryPath(tree: readonly Branch[] | null | undefined, id: number): Branch[] {
  for (const branch of recordsOf(tree)) {
    if (branch.id === id) return [branch]
    const rest = categoryPath(branch.children, id)
    if (rest.length > 0) return [branch, ...rest]
  }
  return []
}
