/** The sections of a page, with the tables and facts that some of them show. */
import type { Award, Organiser, Partner, Person } from '../../../../shared/records/records.ts'
import type { Packed, PackSection, PictureName } from '../pack.ts'
import { completePerson } from './complete-rows.ts'
import type { Values } from './record-values.ts'

export interface SectionParts {
  people: ReadonlyMap<string, Packed<Person>>
  partnersOf: (group: string) => Packed<Partner>[]
  awards: Award[]
  hotels: Extract<PackSection, { type: 'hotels' }>['list']
  organisers: Organiser[]
}

/** The record of a section as the pack has it. */
export function sectionRecord(
  section: NonNullable<Values<'page'>['sections']>[number],
  parts: SectionParts
): PackSection {
  switch (section.type) {
    case 'hotels':
      return { ...section, list: parts.hotels }
    case 'contacts':
      return { ...section, list: parts.organisers }
    case 'awards':
      return { ...section, list: parts.awards }
    case 'partners': {
      const { group, ...rest } = section
      return { ...rest, list: parts.partnersOf(group) }
    }
    case 'people':
      return {
        ...section,
        list: section.list.flatMap((item) =>
          typeof item === 'string'
            ? (parts.people.get(item) ?? [])
            : { id: item.name_en || item.name_cn, ...completePerson(item) }
        )
      }
    case 'downloads':
      return { ...section, list: section.list.map((item) => ({ ...item, format: formatOf(item.src) })) }
    default:
      return section
  }
}

/** The ending of a file in upper case. */
export function formatOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1]?.toUpperCase() ?? ''
}

/** The people of people.csv by id. */
export function personRecords(rows: readonly Values<'people'>[]): Map<string, Packed<Person>> {
  return new Map(
    rows.map(({ id, portrait, portrait_alt_cn, portrait_alt_en, ...person }) => [
      id,
      {
        id,
        ...completePerson(person),
        ...(portrait && { portrait: pictureName(portrait, portrait_alt_cn, portrait_alt_en) })
      }
    ])
  )
}

interface PictureCells {
  picture?: string
  picture_alt_cn?: string
  picture_alt_en?: string
}

/** A row with its picture as one record. */
export function withPicture<T extends PictureCells>(row: T): Omit<T, keyof PictureCells> & { picture?: PictureName } {
  const { picture, picture_alt_cn, picture_alt_en, ...rest } = row
  return { ...rest, ...(picture !== undefined && { picture: pictureName(picture, picture_alt_cn, picture_alt_en) }) }
}

/** A picture by its name and texts; a text that is missing is empty, which the check of languages finds. */
function pictureName(picture: string, alt_cn = '', alt_en = ''): PictureName {
  return { picture, alt_cn, alt_en }
}
