import type { Locale } from '../../shared/locale.ts'
import type { ExhibitorListing, ExhibitorSummary } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { exhibitorSummary } from './content/summaries.ts'
import {
  type Compare,
  categoryFacets,
  categoryValues,
  compareNames,
  createDirectory,
  type DirectoryQuery,
  distinct
} from './directory.ts'

const byCompany: Compare<ExhibitorSummary> = (a, b, locale) => compareNames('company', a, b, locale)

/** Makes the directory of exhibitors; the featured ones come first where no order is asked for. */
export function createExhibitorDirectory(
  pack: CompiledPack
): (query: DirectoryQuery, locale: Locale) => ExhibitorListing {
  const categories = categoryValues(pack)
  const directory = createDirectory<ExhibitorSummary>({
    entries: pack.exhibitors.map((item) => ({
      record: exhibitorSummary(item),
      texts: [
        item.company_cn,
        item.company_en,
        item.brand_cn,
        item.brand_en,
        item.summary_cn,
        item.summary_en,
        item.booth
      ],
      values: { country: [item.country], row: [item.row], category: [...new Set(item.categories.flatMap(categories))] }
    })),
    orders: {
      '': (a, b, locale) => Number(b.featured) - Number(a.featured) || byCompany(a, b, locale),
      company: byCompany,
      booth: (a, b) => (a.booth < b.booth ? -1 : 1),
      country: (a, b, locale) => compareNames('country_name', a, b, locale) || byCompany(a, b, locale)
    },
    facets: {
      country: {
        byLabel: true,
        offered: distinct(pack.exhibitors, (item) => item.country).map((item) => ({
          value: item.country,
          label_cn: item.country_name_cn,
          label_en: item.country_name_en
        }))
      },
      row: {
        byLabel: false,
        offered: [...new Set(pack.exhibitors.map((item) => item.row))].sort().map((value) => ({ value }))
      },
      category: { byLabel: false, offered: categoryFacets(pack) }
    }
  })
  return (query, locale) => {
    const { facets, ...listing } = directory(query, locale)
    return { ...listing, countries: facets.country!, rows: facets.row!, categories: facets.category! }
  }
}
