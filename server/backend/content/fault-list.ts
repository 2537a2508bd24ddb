/** The faults of a content pack. The build collects all of them before it stops. */

export interface FaultLocation {
  /** The record, such as `organic/news 304`. */
  record: string
  /** Path of the field inside the record, such as `sections[3].href`; empty for the record itself. */
  field: string
}

export interface FaultList {
  /** One line for each fault. */
  lines: string[]
  add: (location: FaultLocation, fault: string) => void
}

export function createFaultList(): FaultList {
  const lines: string[] = []
  return { lines, add: ({ record, field }, fault) => lines.push(`${record}${field && `, ${field}`}: ${fault}`) }
}

/** The location of a property or of an item of a list. */
export function childLocation(parent: FaultLocation, key: string | number): FaultLocation {
  const step = typeof key === 'number' ? `[${key}]` : parent.field ? `.${key}` : key
  return { record: parent.record, field: parent.field + step }
}

export type Visitor = (object: Record<string, unknown>, location: FaultLocation) => void

/** Calls `visit` for a record and every object inside it. */
export function visitObjects(value: unknown, location: FaultLocation, visit: Visitor): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visitObjects(item, childLocation(location, index), visit)
    })
    return
  }
  if (typeof value !== 'object' || value === null) return
  // Checked to be an object.
  visit(value as Record<string, unknown>, location)
  for (const [key, item] of Object.entries(value)) visitObjects(item, childLocation(location, key), visit)
}

/** A record of the pack with its location. */
export interface LocatedRecord {
  location: FaultLocation
  value: unknown
}
