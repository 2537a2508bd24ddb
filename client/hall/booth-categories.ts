/**
 * The categories that colour the booths: those of the industry tree's second level, or of the first where it has one.
 */
import type { Branch } from '../../shared/records/shell-records.ts'
import type { FloorPlanBooth } from './geometry.ts'

/** Colours of the style sheet, `.is-tone-0` and further ones; more categories begin again. */
export const toneCount = 14

export interface BoothCategory {
  id: number
  name: string
  tone: number
  /** Number of booths of this colour. */
  count: number
}
export interface BoothCategories {
  /** Those with booths, in the order of the tree. */
  legend: BoothCategory[]
  /** The colour of a booth, by its first category; undefined where none is known. */
  toneOf: (booth: FloorPlanBooth) => number | undefined
  /** Ids of the booths that have a category or one below it. */
  boothsOf: (category: number) => ReadonlySet<number>
}

/** The colours of booths by an industry tree; none without a tree, or for booths without categories. */
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
  const toneById = new Map(branches.map(({ id }, index) => [id, index % toneCount]))
  const colourOf = (booth: FloorPlanBooth) =>
    pathsOf(booth)
      .flat()
      .find((id) => toneById.has(id))
  const colours = booths.map(colourOf)
  return {
    legend: branches
      .map(({ id, name }) => ({
        id,
        name,
        tone: toneById.get(id) ?? 0,
        count: colours.filter((own) => own === id).length
      }))
      .filter(({ count }) => count > 0),
    toneOf: (booth) => toneById.get(colourOf(booth) ?? Number.NaN),
    boothsOf: (category) =>
      new Set(booths.filter((booth) => pathsOf(booth).some((path) => path.includes(category))).map(({ id }) => id))
  }
}
