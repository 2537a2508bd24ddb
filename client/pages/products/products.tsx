import type { ActiveFilter } from '../../directory/active-filters.tsx'
import { categoryGroups, facetOptions } from '../../directory/category-tree.ts'
import { Directory } from '../../directory/directory.tsx'
import { FilterForm } from '../../directory/filter-form.tsx'
import { ProductGroups } from '../../directory/product-groups.tsx'
import { haveOwnPictures, ProductRows } from '../../directory/product-rows.tsx'
import { recordsOf } from '../../directory/records-of.ts'
import { SelectFilter, singleGroup } from '../../directory/select-filter.tsx'
import { SortFilter } from '../../directory/sort-filter.tsx'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useStore } from '../../store.ts'
import { productsMessages } from './messages.ts'

/** The directory of products with filters by category, company and text. Grouped by category in the default order. */
export function Products() {
  const messages = useMessages()
  const pageMessages = usePageMessages(productsMessages)
  const directoryMessages = messages.directory
  const listing = useStore((state) => state.data.productList)
  const tree = useStore((state) => state.industryTree)
  const query = useStore((state) => state.query)
  const list = recordsOf(listing?.list)
  const categories = facetOptions(listing?.categories)
  const companies = facetOptions(listing?.companies)
  const nameOf = (options: { value: string; name: string }[], value: string) =>
    options.find((option) => option.value === value)?.name ?? value

  const activeFilters: ActiveFilter[] = [
    ...(query.q ? [{ name: 'q', text: query.q }] : []),
    ...(query.category ? [{ name: 'category', text: nameOf(categories, query.category) }] : []),
    ...(query.company ? [{ name: 'company', text: nameOf(companies, query.company) }] : [])
  ]
  return (
    <Directory
      title={messages.ui.allProducts}
      countMessage={pageMessages.productCount}
      listing={listing}
      displayedCount={list.length}
      activeFilters={activeFilters}
      filters={
        <FilterForm hint={pageMessages.productText} total={listing?.total}>
          <SelectFilter
            wide
            name="category"
            label={directoryMessages.category}
            groups={categoryGroups(tree, listing?.categories, 3, query.category)}
          />
          <SelectFilter name="company" label={messages.ui.company} groups={singleGroup(companies, query.company)} />
          <SortFilter orders={pageMessages.productSorts} />
        </FilterForm>
      }
    >
      {query.sort ? <ProductRows list={list} pictures={haveOwnPictures(list)} /> : <ProductGroups list={list} />}
    </Directory>
  )
}
