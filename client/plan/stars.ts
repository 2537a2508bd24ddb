/**
 * The visitor's plan: what has been starred, as it is kept on the device and as a link carries it. Both are read as
 * what they are, text that anybody may have written.
 */

export type StarKind = 'exhibitor' | 'product' | 'talk'

/** Ids in the order in which they were starred. */
export type Plan = Readonly<Record<StarKind, readonly number[]>>

export const emptyPlan: Plan = { exhibitor: [], product: [], talk: [] }

const version = 1
/** Of each kind; more is no visit. */
const most = 200
const longestText = 20_000
const kinds: readonly StarKind[] = ['exhibitor', 'product', 'talk']
const letters: Record<StarKind, string> = { exhibitor: 'e', product: 'p', talk: 't' }

/** Whether the plan holds a record. */
export function isStarred(plan: Plan, kind: StarKind, id: number): boolean {
  return plan[kind].includes(id)
}

/** The plan with the star set or taken away; a full plan stays as it is. */
export function toggleStar(plan: Plan, kind: StarKind, id: number): Plan {
  const others = plan[kind].filter((known) => known !== id)
  if (others.length < plan[kind].length) return { ...plan, [kind]: others }
  return { ...plan, [kind]: cleanIds([...others, id]) }
}

/** Both plans as one, the first one's stars first. */
export function mergePlans(own: Plan, other: Plan): Plan {
  return planOf((kind) => [...own[kind], ...other[kind]])
}

/** How many records of all kinds it holds. */
export function countStars(plan: Plan): number {
  return kinds.reduce((total, kind) => total + plan[kind].length, 0)
}

/** True where both hold the same stars, in whatever order. */
export function samePlan(a: Plan, b: Plan): boolean {
  return kinds.every((kind) => a[kind].length === b[kind].length && a[kind].every((id) => b[kind].includes(id)))
}

/** The plan as text for the device. */
export function serialisePlan(plan: Plan): string {
  return JSON.stringify({ version, ...planOf((kind) => plan[kind]) })
}

/** The plan out of the device's text; empty for what is none of ours. Never throws. */
export function parsePlan(text: string | null): Plan {
  if (text === null || text.length > longestText) return emptyPlan
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return emptyPlan
    const record = value as Record<string, unknown>
    return record.version === version ? planOf((kind) => record[kind]) : emptyPlan
  } catch {
    return emptyPlan
  }
}

/** The plan as an address carries it behind `#`: `p=1-e101.102-t3`. It never reaches a server. */
export function planFragment(plan: Plan): string {
  const groups = kinds.flatMap((kind) => {
    const ids = cleanIds(plan[kind])
    return ids.length > 0 ? [letters[kind] + ids.join('.')] : []
  })
  return `p=${[version, ...groups].join('-')}`
}

/** The plan in a fragment, with or without its `#`; undefined where there is none. Never throws. */
export function readPlanFragment(fragment: string): Plan | undefined {
  const found = /^#?p=(\d+)((?:-[a-z][\d.]*)*)$/.exec(fragment.slice(0, longestText))
  if (!found || Number(found[1]) !== version) return undefined
  const groups = (found[2] ?? '').split('-')
  const plan = planOf((kind) =>
    groups.filter((group) => group.startsWith(letters[kind])).flatMap((group) => group.slice(1).split('.').map(Number))
  )
  return countStars(plan) > 0 ? plan : undefined
}

function planOf(idsOf: (kind: StarKind) => unknown): Plan {
  return { exhibitor: cleanIds(idsOf('exhibitor')), product: cleanIds(idsOf('product')), talk: cleanIds(idsOf('talk')) }
}

/** Ids as addresses have them (shared/routes), each once. */
function cleanIds(ids: unknown): number[] {
  if (!Array.isArray(ids)) return []
  const valid = ids.filter((id): id is number => Number.isInteger(id) && id > 0 && id < 1_000_000_000)
  return [...new Set(valid)].slice(0, most)
}
