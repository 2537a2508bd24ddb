/** A subject of fuzzing: a property with the sentence that states it and the number of cases. */
import type { IAsyncProperty, IProperty } from 'fast-check'

export interface Subject {
  /** The property in words: printed as the name of the result. */
  sentence: string
  /** Cases per round. */
  cases: number
  property: IProperty<unknown> | IAsyncProperty<unknown>
}

/** Creates a subject; the type of its property's input is dropped, so that subjects fit into one list. */
export function subject<T>(sentence: string, cases: number, property: IProperty<T> | IAsyncProperty<T>): Subject {
  return { sentence, cases, property: property as IProperty<unknown> | IAsyncProperty<unknown> }
}

/** Throws an error with this message where the condition is false. */
export function must(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}
