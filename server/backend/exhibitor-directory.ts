import type { ExhibitorListing, ExhibitorSummary } from '../../shared/records/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { exhibitorSummary, searchedTexts } from './content/summaries.ts'
import {
  type Compare,
  categoryFacets,
  categoryValues,
  compareNames,
  createDirectory,
  type Directory,
  distinctBy
} from './directory.ts'

const byCompany: Compare<ExhibitorSummary> = (a, b, locale) => compareNames('company', a, b, locale)

const rowsOf = ({ row }: { row: string }) => (row === '' ? [] : [row])

/** Creates the directory of exhibitors. In the default order the featured ones come first. */
export function createExhibitorDirectory(
  pack: CompiledPack
): (...input: Parameters<Directory<ExhibitorSummary>>) => ExhibitorListing {
  const categoryIds = categoryValues(pack)
  const directory = createDirectory<ExhibitorSummary>({
    entries: pack.exhibitors.map((item) => ({
      record: exhibitorSummary(item),
      ...searchedTexts(item),
      values: {
        country: item.country === '' ? [] : [item.country],
        row: rowsOf(item),
        category: [...new Set(item.categories.flatMap(categoryIds))]
      }
    })),
    sortOrders: {
      '': (a, b, locale) => Number(b.featured) - Number(a.featured) || byCompany(a, b, locale),
      company: byCompany,
      booth: (a, b) => (a.booth < b.booth ? -1 : 1),
      country: (a, b, locale) => compareNames('country_name', a, b, locale) || byCompany(a, b, locale)
    },
    facets: {
      country: {
        byLabel: true,
        values: distinctBy(
          pack.exhibitors.filter(({ country }) => country !== ''),
          (item) => item.country
        ).map((item) => ({
          value: item.country,
          label_cn: item.country_name_cn,
          label_en: item.country_name_en
        }))
      },
      row: {
        byLabel: false,
        values: [...new Set(pack.exhibitors.flatMap(rowsOf))].sort().map((value) => ({ value }))
      },
      category: { byLabel: false, values: categoryFacets(pack) }
    }
  })
  return (...input) => {
    const { facets, ...listing } = directory(...input)
    const { country: countries = [], row: rows = [], category: categories = [] } = facets
    return { ...listing, countries, rows, categories }
  }
}
