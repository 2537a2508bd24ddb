/** The sections of a page as the search reads them. */
import type { Section } from '../../shared/records.ts'

/** Without the winners of awards that have a day: the search has no clock, and pages name them from that day on only. */
export function searchedSections(sections: readonly Section[]): Section[] {
  return sections.map((section) => {
    if (section.type !== 'awards') return section
    return {
      ...section,
      list: section.list.map((award) => (award.date === undefined ? award : { ...award, winners: [] }))
    }
  })
}
