import type { ProductListing, ProductSummary } from '../../shared/records/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { productSummary } from './content/summaries.ts'
import { flatten } from './content/tree.ts'
import {
  type Compare,
  categoryFacets,
  categoryValues,
  compareNames,
  createDirectory,
  type Directory,
  distinctBy
} from './directory.ts'

const byName: Compare<ProductSummary> = (a, b, locale) => compareNames('name', a, b, locale)

/** Creates the directory of products. The default order is that of the industry tree. */
export function createProductDirectory(
  pack: CompiledPack
): (...input: Parameters<Directory<ProductSummary>>) => ProductListing {
  const categoryIds = categoryValues(pack)
  const positions = new Map(flatten(pack.tree, 'children').map((item, index) => [item.id, index]))
  const position = (item: ProductSummary) => positions.get(item.category) ?? 0
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
      spelled: [item.name_cn, item.company_cn],
      values: { company: [String(item.exhibitor)], category: categoryIds(item.category) }
    })),
    sortOrders: {
      '': (a, b) => position(a) - position(b) || a.id - b.id,
      name: byName,
      company: (a, b, locale) => compareNames('company', a, b, locale) || byName(a, b, locale),
      booth: (a, b) => (a.booth === b.booth ? a.id - b.id : a.booth < b.booth ? -1 : 1)
    },
    facets: {
      category: { byLabel: false, values: categoryFacets(pack) },
      company: {
        byLabel: true,
        values: distinctBy(pack.products, (item) => item.exhibitor).map((item) => ({
          value: String(item.exhibitor),
          label_cn: item.company_cn,
          label_en: item.company_en
        }))
      }
    }
  })
  return (...input) => {
    const { facets, ...listing } = directory(...input)
    const { category: categories = [], company: companies = [] } = facets
    return { ...listing, categories, companies }
  }
}
