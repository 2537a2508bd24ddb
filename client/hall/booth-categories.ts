/**
 * The categories of the booths, whose emblems and colours tell them apart: those of the industry tree's second level, or
 * of the first where it has one.
 */
import type { Branch } from '../../shared/records/shell-records.ts'
import type { FloorPlanBooth } from './geometry.ts'

export interface BoothCategory {
  id: number
  name: string
  /** Number of its booths. */
  count: number
}
export interface BoothCategories {
  /** Those with booths, in the order of the tree. */
  legend: BoothCategory[]
  /** The id of a booth's first known category. */
  categoryOf: (booth: FloorPlanBooth) => number | undefined
  /** Ids of the booths that have a category or one below it. */
  boothsOf: (category: number) => ReadonlySet<number>
}

/** The categories of booths by an industry tree; none without a tree, or for booths without categories. */
export function boothCategories(
  booths: readonly FloorPlanBooth[],
  tree: readonly Branch[] | null | undefined
): BoothCategories {
  const branches = (tree ?? []).flatMap((root) => (root.children.length > 0 ? root.children : [root]))
  const ancestors = new Map<number, number[]>()
  const visit = (branch: Branch, above: number[]) => {
    const path = [...above, branch.id]
    ancestors.set(branch.id, path)
    for (const child of branch.children) visit(child, path)
  }
  for (const root of tree ?? []) visit(root, [])
  const pathsOf = ({ categories }: FloorPlanBooth) =>
    (Array.isArray(categories) ? categories : []).map((id: number) => ancestors.get(id) ?? [id])
  const ids = new Set(branches.map(({ id }) => id))
  const categoryOf = (booth: FloorPlanBooth) =>
    pathsOf(booth)
      .flat()
      .find((id) => ids.has(id))
  const all = booths.map(categoryOf)
  return {
    legend: branches
      .map(({ id, name }) => ({ id, name, count: all.filter((own) => own === id).length }))
      .filter(({ count }) => count > 0),
    categoryOf,
    boothsOf: (category) =>
      new Set(booths.filter((booth) => pathsOf(booth).some((path) => path.includes(category))).map(({ id }) => id))
  }
}
