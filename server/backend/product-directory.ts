import type { Locale } from '../../shared/locale.ts'
import type { ProductListing, ProductSummary } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { flatten } from './content/placed-records.ts'
import { productSummary } from './content/summaries.ts'
import {
  type Compare,
  categoryFacets,
  categoryValues,
  compareNames,
  createDirectory,
  type DirectoryQuery,
  distinct
} from './directory.ts'

const byName: Compare<ProductSummary> = (a, b, locale) => compareNames('name', a, b, locale)

/** Makes the directory of products; they stand by category where no order is asked for. */
export function createProductDirectory(pack: CompiledPack): (query: DirectoryQuery, locale: Locale) => ProductListing {
  const categories = categoryValues(pack)
  const places = new Map(flatten(pack.tree, 'children').map((item, index) => [item.id, index]))
  const place = (item: ProductSummary) => places.get(item.category) ?? 0
  const directory = createDirectory<ProductSummary>({
    entries: pack.products.map((item) => ({
      record: productSummary(item),
      texts: [
        item.name_cn,
        item.name_en,
        item.summary_cn,
        item.summary_en,
        item.company_cn,
        item.company_en,
        item.booth
      ],
      values: { company: [String(item.exhibitor)], category: categories(item.category) }
    })),
    orders: {
      '': (a, b) => place(a) - place(b) || a.id - b.id,
      name: byName,
      company: (a, b, locale) => compareNames('company', a, b, locale) || byName(a, b, locale),
      booth: (a, b) => (a.booth === b.booth ? a.id - b.id : a.booth < b.booth ? -1 : 1)
    },
    facets: {
      category: { byLabel: false, offered: categoryFacets(pack) },
      company: {
        byLabel: true,
        offered: distinct(pack.products, (item) => item.exhibitor).map((item) => ({
          value: String(item.exhibitor),
          label_cn: item.company_cn,
          label_en: item.company_en
        }))
      }
    }
  })
  return (query, locale) => {
    const { facets, ...listing } = directory(query, locale)
    return { ...listing, categories: facets.category!, companies: facets.company! }
  }
}
