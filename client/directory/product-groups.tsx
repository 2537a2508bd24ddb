import type { Branch } from '../../shared/shell-records.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { Picture } from '../ui/picture.tsx'
import { categoryPath } from './category-tree.ts'
import { haveOwnPictures, type ProductRow, ProductRows } from './product-rows.tsx'

export interface ProductGroup {
  /** Undefined for products whose category is not in the tree. */
  branch: Branch | undefined
  list: ProductRow[]
}

/**
 * Products grouped by category; without a tree one list. The picture of a category stands beside its name where its
 * products have none of their own.
 */
export function ProductGroups({ list }: { list: readonly ProductRow[] }) {
  const messages = useMessages().directory
  const groups = productGroups(
    list,
    useStore((state) => state.industryTree)
  )
  if (groups.every((group) => group.branch === undefined))
    return <ProductRows list={list} pictures={haveOwnPictures(list)} />
  return groups.map(({ branch, list: products }) => {
    const hasPictures = haveOwnPictures(products)
    const id = `branch-${branch?.id ?? 0}`
    return (
      <section key={id} className="product-group" aria-labelledby={id}>
        <header>
          {!hasPictures && (
            <span className="group-picture">
              <Picture picture={branch?.picture ? { alt: '', ...branch.picture } : products[0]?.picture} alt="" />
            </span>
          )}
          <h2 id={id}>{branch?.name ?? messages.otherProducts}</h2>
        </header>
        <ProductRows list={products} level={3} pictures={hasPictures} />
      </section>
    )
  })
}

/** Groups products by the tree's second level, in the order in which the branches first appear. */
function productGroups(list: readonly ProductRow[], tree: readonly Branch[] | null | undefined): ProductGroup[] {
  const groups = new Map<number, ProductGroup>()
  for (const product of list) {
    const path = categoryPath(tree, product.category)
    const branch = path[1] ?? path[0]
    const group = groups.get(branch?.id ?? 0) ?? { branch, list: [] }
    group.list.push(product)
    groups.set(branch?.id ?? 0, group)
  }
  return [...groups.values()]
}
