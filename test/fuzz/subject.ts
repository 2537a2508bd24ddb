/** One thing that is fuzzed: a sentence, its cases in a round, and the property that must hold. */
import type { IAsyncProperty, IProperty } from 'fast-check'

export interface Subject {
  /** What always holds. */
  sentence: string
  /** Cases of one round. */
  cases: number
  property: IProperty<unknown> | IAsyncProperty<unknown>
}

/** A subject whose property's own types are nobody else's concern. */
export function subject<T>(sentence: string, cases: number, property: IProperty<T> | IAsyncProperty<T>): Subject {
  return { sentence, cases, property: property as IProperty<unknown> | IAsyncProperty<unknown> }
}

/** Throws with what was found where something does not hold. */
export function must(holds: boolean, found: string): void {
  if (!holds) throw new Error(found)
}
