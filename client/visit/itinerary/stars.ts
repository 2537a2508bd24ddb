/**
 * The visitor's itinerary (shared/README.md#itinerary): ids of starred records, which the device keeps; how a link has
 * them is in `shared-itinerary.ts`.
 */
import { createDeviceStore } from '../../ui/device-store.ts'

export type StarKind = 'exhibitor' | 'product' | 'talk'

/** Ids in the order in which they were starred. */
export type Itinerary = Readonly<Record<StarKind, readonly number[]>>

export const emptyItinerary: Itinerary = { exhibitor: [], product: [], talk: [] }

const maxIdsPerKind = 200
export const kinds: readonly StarKind[] = ['exhibitor', 'product', 'talk']

/** Whether a record is in the itinerary. */
export function isStarred(itinerary: Itinerary, kind: StarKind, id: number): boolean {
  return itinerary[kind].includes(id)
}

/** The itinerary with the record added or removed. A full itinerary stays as it is. */
export function toggleStar(itinerary: Itinerary, kind: StarKind, id: number): Itinerary {
  const others = itinerary[kind].filter((other) => other !== id)
  if (others.length < itinerary[kind].length) return { ...itinerary, [kind]: others }
  return { ...itinerary, [kind]: cleanIds([...others, id]) }
}

/** The entries of both itineraries, those of the first one first. */
export function mergeItineraries(own: Itinerary, other: Itinerary): Itinerary {
  return itineraryOf((kind) => [...own[kind], ...other[kind]])
}

/** Number of records of all kinds. */
export function countStars(itinerary: Itinerary): number {
  return kinds.reduce((total, kind) => total + itinerary[kind].length, 0)
}

/** Whether both contain the same records, in any order. */
export function sameItinerary(a: Itinerary, b: Itinerary): boolean {
  return kinds.every((kind) => a[kind].length === b[kind].length && a[kind].every((id) => b[kind].includes(id)))
}

/** The itinerary with the valid ids of each kind; 200 of a kind at most. */
export function itineraryOf(idsOf: (kind: StarKind) => unknown): Itinerary {
  return { exhibitor: cleanIds(idsOf('exhibitor')), product: cleanIds(idsOf('product')), talk: cleanIds(idsOf('talk')) }
}

/**
 * The valid ids in a value, by the limits of the routes (shared/pages/match-page.ts), without duplicates; 200 at most.
 */
function cleanIds(ids: unknown): number[] {
  if (!Array.isArray(ids)) return []
  const valid = ids.filter((id): id is number => Number.isInteger(id) && id > 0 && id < 1_000_000_000)
  return [...new Set(valid)].slice(0, maxIdsPerKind)
}

/** The visitor's itinerary (shared/README.md#itinerary). */
export const itineraryStore = createDeviceStore<Itinerary>({
  key: 'plan',
  empty: emptyItinerary,
  read: (stored) => itineraryOf((kind) => stored[kind]),
  write: (itinerary) => itinerary
})
