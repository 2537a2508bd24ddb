/** Checks the references from files to the rows of tables that are no records of their own: people, partners. */

import { countries } from '../../../../shared/locale/countries.ts'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import { childLocation, type FaultList, type FaultLocation, recordLocation } from '../fault-list.ts'
import type { Values } from './record-values.ts'

export interface Referring {
  home: Values<'home'>
  partners: readonly { group: string }[]
  people: ReadonlyMap<string, unknown>
  talks: readonly { id: number; speakers?: string[] }[]
  exhibitors: readonly { id: number; country: string }[]
  pages: readonly { path: string; sections: NonNullable<Values<'page'>['sections']> }[]
}

/** Adds a fault for each name that its table does not have. */
export function checkTableReferences(files: Referring, faults: FaultList): void {
  const { home, people, talks, exhibitors, pages } = files
  const groups = new Set(files.partners.map(({ group }) => group))
  const unknown = (at: FaultLocation, name: string, table: string) =>
    faults.dangling(
      at,
      `names ${name}, which is not in ${table}: correct it or add it there`,
      `${table.replace('.csv', '')} ${name}`
    )
  const checkGroup = (at: FaultLocation, group: string) => groups.has(group) || unknown(at, group, 'partners.csv')
  const checkPerson = (at: FaultLocation, name: string) => people.has(name) || unknown(at, name, 'people.csv')

  // A fair without partners.
  if (home.mediaBox !== '') checkGroup(recordLocation('home', '', 'mediaBox'), home.mediaBox)
  for (const { id, speakers = [] } of talks)
    for (const name of speakers) checkPerson(recordLocation('talks', id, 'speakers'), name)
  for (const { id, country } of exhibitors)
    if (country !== '' && countryName(country, 'cn') === undefined)
      unknown(recordLocation('exhibitors', id, 'country'), country, 'the list of ISO 3166-1 codes')
  for (const { path, sections } of pages)
    for (const [index, section] of sections.entries()) {
      const at = recordLocation('pages', path, 'sections', index)
      if (section.type === 'partners') checkGroup(childLocation(at, 'group'), section.group)
      if (section.type === 'people')
        for (const [place, name] of section.list.entries())
          if (typeof name === 'string') checkPerson(childLocation(at, 'list', place), name)
    }
}

const names = {
  cn: new Map(countries.cn.map(({ code, name }) => [code, name])),
  en: new Map(countries.en.map(({ code, name }) => [code, name]))
}

/** The name of a country by its ISO 3166-1 code; undefined for a code that is not listed. */
export function countryName(code: string, locale: ApiLocale): string | undefined {
  return names[locale].get(code)
}
