/** The content that the search reads on a day. */

import type { Section } from '../../shared/records/records.ts'
import { isPublished } from '../../shared/time/dates.ts'
import type { CompiledPack } from './content/compiled.ts'

/** A pack without the awards that are dated later than the day, and without the winners that its pages name of them. */
export function searchedPack(pack: CompiledPack, today: number): CompiledPack {
  const sectionOfDay = (section: Section): Section => {
    if (section.type !== 'awards') return section
    const list = section.list.map((award) => (isPublished(award.date, today) ? award : { ...award, winners: [] }))
    return { ...section, list }
  }
  return {
    ...pack,
    awards: pack.awards.filter(({ date }) => isPublished(date, today)),
    pages: pack.pages.map((page) => ({ ...page, sections: page.sections.map(sectionOfDay) }))
  }
}
