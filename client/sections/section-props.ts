/** Types of the sections' components. */
import type { Projected } from '../../shared/records/projection.ts'
import type { Section, SectionType } from '../../shared/records/records.ts'

/** The section record of a type, in one language. */
export type SectionOf<T extends SectionType> = Extract<Projected<Section>, { type: T }>

/** The props of the component that renders sections of a type. */
export interface SectionProps<T extends SectionType> {
  section: SectionOf<T>
}
