/** Checks the references from files to the rows of tables that are no records of their own: people, partners. */
import type { EditionName } from '../../../../shared/editions.ts'
import type { Fault } from '../fault-list.ts'
import { countryName } from './country-names.ts'
import type { Values } from './record-values.ts'

export interface Referring {
  home: Values<'home'>
  partners: readonly { group: string }[]
  people: ReadonlyMap<string, unknown>
  talks: readonly Values<'talks'>[]
  exhibitors: readonly Values<'exhibitors'>[]
  pages: readonly (Values<'page'> & { path: string })[]
}

/** A fault for each name that its table does not have. */
export function tableReferences(files: Referring, edition: EditionName): Fault[] {
  const { home, people, talks, exhibitors, pages } = files
  const faults: Fault[] = []
  const unknown = (record: string, field: string, name: string, table: string) =>
    faults.push({
      record: `${edition}/${record}`,
      field,
      message: `names ${name}, which is not in ${table}: correct it or add it there`
    })
  const groups = new Set(files.partners.map(({ group }) => group))
  if (!groups.has(home.mediaBox)) unknown('home', 'mediaBox', home.mediaBox, 'partners.csv')
  for (const { id, speakers = [] } of talks)
    for (const name of speakers) if (!people.has(name)) unknown(`talks ${id}`, 'speakers', name, 'people.csv')
  for (const { id, country } of exhibitors)
    if (countryName(country, 'cn') === undefined)
      unknown(`exhibitors ${id}`, 'country', country, 'the list of ISO 3166-1 codes')
  for (const { path, sections } of pages)
    sections.forEach((section, index) => {
      const field = `sections[${index}]`
      if (section.type === 'partners' && !groups.has(section.group))
        unknown(`pages ${path}`, `${field}.group`, section.group, 'partners.csv')
      if (section.type !== 'people') return
      section.list.forEach((name, at) => {
        if (typeof name === 'string' && !people.has(name))
          unknown(`pages ${path}`, `${field}.list[${at}]`, name, 'people.csv')
      })
    })
  return faults
}
