import { groupBy } from '../../../shared/records/group-by.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import type { Branch } from '../../../shared/records/shell-records.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Picture } from '../../ui/picture.tsx'
import { categoryGroups, categoryPath, facetOptions } from '../directory/category-tree.ts'
import { Directory } from '../directory/directory.tsx'
import { type ActiveFilter, FilterForm, SelectFilter, SortFilter, singleGroup } from '../directory/filter-form.tsx'
import { type ProductRow, ProductRows } from '../directory/product-rows.tsx'
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
      hasFilterRow
      filters={
        <FilterForm hint={pageMessages.productText} total={listing?.total} countMessage={pageMessages.productsFound}>
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
      {query.sort ? <ProductRows list={list} isTiled /> : <ProductGroups list={list} />}
    </Directory>
  )
}

interface ProductGroup {
  /** Undefined for products whose category is not in the tree. */
  branch: Branch | undefined
  list: ProductRow[]
}

/** Products grouped by category, each with its picture; without a tree one list. */
function ProductGroups({ list }: { list: readonly ProductRow[] }) {
  const messages = useMessages().directory
  const groups = productGroups(
    list,
    useStore((state) => state.industryTree)
  )
  if (groups.every((group) => group.branch === undefined)) return <ProductRows list={list} isTiled />
  return groups.map(({ branch, list: products }) => {
    const id = `branch-${branch?.id ?? 0}`
    return (
      <section key={id} className="product-group" aria-labelledby={id}>
        <header>
          {branch?.picture && (
            <span className="group-picture">
              <Picture picture={{ ...branch.picture, alt: '' }} />
            </span>
          )}
          <h2 id={id}>{branch?.name ?? messages.otherProducts}</h2>
        </header>
        <ProductRows list={products} level={3} isTiled />
      </section>
    )
  })
}

/** Groups products by the tree's second level, in the order in which the branches first appear. */
function productGroups(list: readonly ProductRow[], tree: readonly Branch[] | null | undefined): ProductGroup[] {
  const branchOf = ({ category }: ProductRow) => {
    const [root, branch] = categoryPath(tree, category)
    return branch ?? root
  }
  return [...groupBy(list, branchOf)].map(([branch, products]) => ({ branch, list: products }))
}
