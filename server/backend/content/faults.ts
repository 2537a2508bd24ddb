/** The faults of a content pack: all are found before the build stops, each naming record and field. */

/** A record of the pack: `organic/news 304`, and where inside it a fault lies. */
export interface Place {
  record: string
  field: string
}

export interface Faults {
  lines: string[]
  add: (place: Place, fault: string) => void
}

/** An empty collection. */
export function collectFaults(): Faults {
  const lines: string[] = []
  return { lines, add: ({ record, field }, fault) => lines.push(`${record}${field && `, ${field}`}: ${fault}`) }
}

/** The place of a property or of a list's item inside another place. */
export function inside(place: Place, key: string | number): Place {
  const step = typeof key === 'number' ? `[${key}]` : place.field ? `.${key}` : key
  return { record: place.record, field: place.field + step }
}

export type Visit = (value: Record<string, unknown>, place: Place) => void

/** Calls `visit` for every object of a record, itself first. */
export function walk(value: unknown, place: Place, visit: Visit): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      walk(item, inside(place, index), visit)
    })
    return
  }
  if (typeof value !== 'object' || value === null) return
  visit(value as Record<string, unknown>, place)
  for (const [key, item] of Object.entries(value)) walk(item, inside(place, key), visit)
}

export interface PlacedRecord {
  place: Place
  value: unknown
}
