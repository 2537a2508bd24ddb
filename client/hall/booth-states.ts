/**
 * What is highlighted on the floor plan: matches of the search and of the category, the chosen booth, starred booths.
 */
import { useEffect, useState } from 'react'
import { normalizeText } from '../../shared/locale/normalize-text.ts'
import type { Branch } from '../../shared/records/shell-records.ts'
import { useStore } from '../store.ts'
import { isStarred, itineraryStore } from '../visit/itinerary/stars.ts'
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

/**
 * The categories of booths, whose emblems and colours tell them apart: those of the industry tree's second level, or of
 * the first where it has one; none without a tree, or for booths without categories.
 */
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

export interface BoothState {
  /** It matches the search and the category. */
  isMatch: boolean
  /** There is a search or a category and it does not match. */
  isDimmed: boolean
  /** It is the chosen booth. */
  isTarget: boolean
  isStarred: boolean
  /** Id of its category. */
  category: number | undefined
}
interface Selection {
  text: string
  /** Id of a category. */
  category: number | undefined
  /** Number of the chosen booth. */
  target: string | undefined
}

/** The ids that match a selection, and a function that returns the state of a booth. */
export function useBoothStates(
  booths: readonly FloorPlanBooth[],
  categories: BoothCategories,
  { text, category, target }: Selection
) {
  const itinerary = itineraryStore.useValue()
  const isSearch = text.trim() !== ''
  const isSelective = isSearch || category !== undefined
  const found = isSearch ? findBooths(booths, text) : new Set(isSelective ? booths.map(({ id }) => id) : [])
  const inCategory = category === undefined ? undefined : categories.boothsOf(category)
  const matches = new Set([...found].filter((id) => inCategory?.has(id) ?? true))
  const stateOf = (booth: FloorPlanBooth): BoothState => ({
    isMatch: matches.has(booth.id),
    isDimmed: isSelective && !matches.has(booth.id),
    isTarget: booth.booth === target,
    isStarred: isStarred(itinerary, 'exhibitor', booth.id),
    category: categories.categoryOf(booth)
  })
  return { matches, stateOf }
}

/**
 * What the address's fragment names, `booth-N5A05` (`boothAnchor`), `place-2` or `step-free`, and a function that sets
 * it without a step of the browser's history; undefined on the server and while hydrating.
 */
export function useTarget(): [string | undefined, (target: string | undefined) => void] {
  const isInteractive = useStore((state) => state.isInteractive)
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    if (!isInteractive) return
    const update = () => setTarget(/^#((?:booth|place)-[^#]{1,200}|step-free)$/.exec(window.location.hash)?.[1])
    update()
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [isInteractive])
  const select = (next: string | undefined) => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${search}${next ? `#${next}` : ''}`)
    setTarget(next)
  }
  return [target, select]
}

/**
 * Ids of the booths whose number, company and other texts contain every word of a text, as the directory finds them;
 * empty for an empty text. Case, accents, hyphens and character width are ignored.
 */
export function findBooths(booths: readonly FloorPlanBooth[], text: string): ReadonlySet<number> {
  const words = normalizeText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return new Set()
  const isMatch = ({ booth, company, text: more }: FloorPlanBooth) => {
    const content = normalizeText(`${booth} ${company} ${typeof more === 'string' ? more : ''}`)
    return words.every((word) => content.includes(word) || content.includes(word.replaceAll('-', '')))
  }
  return new Set(booths.filter(isMatch).map(({ id }) => id))
}
