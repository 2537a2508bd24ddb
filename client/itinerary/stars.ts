/**
 * The visitor's itinerary (shared/README.md#itinerary): ids of starred records, and their two serializations, JSON for
 * localStorage and a URL fragment for links. Both are parsed as untrusted input.
 */

export type StarKind = 'exhibitor' | 'product' | 'talk'

/** Ids in the order in which they were starred. */
export type Itinerary = Readonly<Record<StarKind, readonly number[]>>

export const emptyItinerary: Itinerary = { exhibitor: [], product: [], talk: [] }

const version = 1
const maxIdsPerKind = 200
const maxTextLength = 20_000
const kinds: readonly StarKind[] = ['exhibitor', 'product', 'talk']
const letters: Record<StarKind, string> = { exhibitor: 'e', product: 'p', talk: 't' }

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

/** The itinerary as JSON for localStorage. */
export function serializeItinerary(itinerary: Itinerary): string {
  return JSON.stringify({ version, ...itineraryOf((kind) => itinerary[kind]) })
}

/** Parses the JSON of localStorage; an empty itinerary where it is missing or invalid. Never throws. */
export function parseItinerary(text: string | null): Itinerary {
  if (text === null || text.length > maxTextLength) return emptyItinerary
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return emptyItinerary
    // An object, as checked above; `cleanIds` checks its members.
    const record = value as Record<string, unknown>
    return record.version === version ? itineraryOf((kind) => record[kind]) : emptyItinerary
  } catch {
    return emptyItinerary
  }
}

/** The itinerary as a URL fragment without `#`: `p=1-e101.102-t3`. Browsers do not send fragments to servers. */
export function itineraryFragment(itinerary: Itinerary): string {
  const groups = kinds.flatMap((kind) => {
    const ids = cleanIds(itinerary[kind])
    return ids.length > 0 ? [letters[kind] + ids.join('.')] : []
  })
  return `p=${[version, ...groups].join('-')}`
}

/** Parses a URL fragment, with or without `#`; undefined where it contains no itinerary. Never throws. */
export function readItineraryFragment(fragment: string): Itinerary | undefined {
  const match = /^#?p=(\d+)((?:-[a-z][\d.]*)*)$/.exec(fragment.slice(0, maxTextLength))
  if (!match || Number(match[1]) !== version) return undefined
  const groups = (match[2] ?? '').split('-')
  const itinerary = itineraryOf((kind) =>
    groups.filter((group) => group.startsWith(letters[kind])).flatMap((group) => group.slice(1).split('.').map(Number))
  )
  return countStars(itinerary) > 0 ? itinerary : undefined
}

function itineraryOf(idsOf: (kind: StarKind) => unknown): Itinerary {
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
