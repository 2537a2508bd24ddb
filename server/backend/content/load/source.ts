import type { Position } from './content-fault.ts'

/** A parsed file of a content folder. */
export interface Source {
  /** Path from the content folder. */
  name: string
  /** A list of rows for a table. */
  value: unknown
  /** Where the field at a path stands, or the part of the path that exists. */
  locate: (path: readonly (string | number)[]) => Position
  /** Of a table: the places of the rows that have faults. */
  faultyRows?: ReadonlySet<number>
}

/** The steps of a field's path: `sections[3].href` gives `sections`, 3, `href`. */
export function stepsOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)))
}
