/** What is in a plan, put in the order of a visit: talks by day and hour, exhibitors by row and booth. */
import { shanghaiDay } from '../../shared/dates.ts'
import type { Projected } from '../../shared/projection.ts'
import type { Booth, TalkSummary } from '../../shared/records.ts'
import type { ProductNames } from './product-names.ts'
import type { Plan } from './stars.ts'

export type PlannedTalk = Projected<TalkSummary>
type Place = Projected<Booth>

export interface PlannedDay {
  /** Midnight UTC of the day in Shanghai. */
  day: number
  talks: { talk: PlannedTalk /** Talks of the plan that are on at the same time. */; overlaps: PlannedTalk[] }[]
}
export interface PlannedStop {
  exhibitor: Place
  /** False where only a product of theirs is starred. */
  starred: boolean
  products: { id: number; name: string }[]
}
export interface PlannedRow {
  row: string
  stops: PlannedStop[]
}
export interface PlanEntries {
  days: PlannedDay[]
  rows: PlannedRow[]
  /** Products of which only the number is known. */
  loose: number[]
  /** Stars that the fair no longer has. */
  gone: { exhibitor: number[]; talk: number[] }
}

/** The entries of a plan out of the public lists. */
export function planEntries(
  plan: Plan,
  talks: readonly PlannedTalk[],
  booths: readonly Place[],
  products: ProductNames
): PlanEntries {
  const places = new Map(booths.map((place) => [place.id, place]))
  const known = new Set(talks.map((talk) => talk.id))
  const placed = plan.product.filter((id) => places.has(products.get(id)?.exhibitor ?? 0))
  return {
    days: daysOf(talks.filter((talk) => plan.talk.includes(talk.id))),
    rows: rowsOf(plan, places, placed, products),
    loose: plan.product.filter((id) => !placed.includes(id)),
    gone: {
      exhibitor: plan.exhibitor.filter((id) => !places.has(id)),
      talk: plan.talk.filter((id) => !known.has(id))
    }
  }
}

function daysOf(talks: readonly PlannedTalk[]): PlannedDay[] {
  const days = new Map<number, PlannedDay>()
  for (const talk of [...talks].sort((a, b) => a.start - b.start || a.end - b.end || a.id - b.id)) {
    const day = shanghaiDay(talk.start)
    const overlaps = talks.filter((other) => other !== talk && other.start < talk.end && talk.start < other.end)
    const planned = days.get(day) ?? { day, talks: [] }
    planned.talks.push({ talk, overlaps })
    days.set(day, planned)
  }
  return [...days.values()]
}

function rowsOf(
  plan: Plan,
  places: ReadonlyMap<number, Place>,
  placed: readonly number[],
  products: ProductNames
): PlannedRow[] {
  const stops = new Map<number, PlannedStop>()
  const stopAt = (id: number): PlannedStop | undefined => {
    const exhibitor = places.get(id)
    if (!exhibitor) return undefined
    const stop = stops.get(id) ?? { exhibitor, starred: false, products: [] }
    stops.set(id, stop)
    return stop
  }
  for (const id of plan.exhibitor) {
    const stop = stopAt(id)
    if (stop) stop.starred = true
  }
  for (const id of placed) {
    const product = products.get(id)
    if (product) stopAt(product.exhibitor)?.products.push({ id, name: product.name })
  }
  const rows = new Map<string, PlannedStop[]>()
  const inOrder = [...stops.values()].sort((a, b) => (a.exhibitor.booth < b.exhibitor.booth ? -1 : 1))
  for (const stop of inOrder) rows.set(stop.exhibitor.row, [...(rows.get(stop.exhibitor.row) ?? []), stop])
  return [...rows].map(([row, list]) => ({ row, stops: list }))
}
