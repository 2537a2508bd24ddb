/** The directory of products: by the industry tree, company and text (specification, section 1). */
import { categoryGroups, facetOptions } from '../directory/category-tree.ts'
import type { ChosenFilter } from '../directory/chosen-filters.tsx'
import { Directory } from '../directory/directory.tsx'
import { FilterForm } from '../directory/filter-form.tsx'
import { ProductGroups } from '../directory/product-groups.tsx'
import { ProductRows } from '../directory/product-rows.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { plainGroup, SelectFilter } from '../directory/select-filter.tsx'
import { SortFilter } from '../directory/sort-filter.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function Products() {
  const words = useWords()
  const own = words.directory
  const listing = useStore((state) => state.data.productList)
  const tree = useStore((state) => state.industryTree)
  const query = useStore((state) => state.query)
  const list = recordsOf(listing?.list)
  const categories = facetOptions(listing?.categories)
  const companies = facetOptions(listing?.companies)
  const nameOf = (options: { value: string; name: string }[], value: string) =>
    options.find((option) => option.value === value)?.name ?? value

  const chosen: ChosenFilter[] = [
    ...(query.q ? [{ name: 'q', text: query.q }] : []),
    ...(query.category ? [{ name: 'category', text: nameOf(categories, query.category) }] : []),
    ...(query.company ? [{ name: 'company', text: nameOf(companies, query.company) }] : [])
  ]
  return (
    <Directory
      title={words.allProducts}
      count={own.productCount}
      listing={listing}
      shown={list.length}
      chosen={chosen}
      filters={
        <FilterForm hint={own.productText}>
          <SelectFilter
            wide
            name="category"
            label={own.category}
            groups={categoryGroups(tree, listing?.categories, 3, query.category)}
          />
          <SelectFilter name="company" label={words.company} groups={plainGroup(companies, query.company)} />
          <SortFilter orders={own.productSorts} />
        </FilterForm>
      }
    >
      {query.sort ? <ProductRows list={list} /> : <ProductGroups list={list} />}
    </Directory>
  )
}
