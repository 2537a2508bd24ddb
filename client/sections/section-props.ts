/** Types of the sections' components, and a helper for lists of records. */
import type { Projected } from '../../shared/records/projection.ts'
import type { Section, SectionType } from '../../shared/records/records.ts'

/** The section record of a type, in one language. */
export type SectionOf<T extends SectionType> = Extract<Projected<Section>, { type: T }>

/** The props of the component that renders sections of a type. */
export interface SectionProps<T extends SectionType> {
  section: SectionOf<T>
}

/** The list itself; an empty one where the backend sent no list. */
export function listOf<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : []
}

/** The objects in a list of records out of an API response; empty where it is not an array. */
export function recordsOf<T extends object>(list: readonly T[] | null | undefined): T[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}
