/** What a section's component gets. */
import type { Projected } from '../../shared/projection.ts'
import type { Section, SectionType } from '../../shared/records.ts'

export type SectionOf<T extends SectionType> = Extract<Projected<Section>, { type: T }>

export interface PartProps<T extends SectionType> {
  section: SectionOf<T>
}

/** A list of a record; empty where the backend sent none. */
export function listOf<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : []
}
