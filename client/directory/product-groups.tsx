/** Products under the branch of the tree that they belong to. A picture that all of a branch share stands once, at its head. */
import type { Branch } from '../../shared/shell-records.ts'
import { Picture } from '../layout/picture.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { categoryPath } from './category-tree.ts'
import { type ProductRow, ProductRows, picturesDiffer } from './product-rows.tsx'

export interface ProductGroup {
  /** Undefined for products that no branch of the tree has. */
  branch: Branch | undefined
  list: ProductRow[]
}

export function ProductGroups({ list }: { list: readonly ProductRow[] }) {
  const words = useWords().directory
  const groups = productGroups(
    list,
    useStore((state) => state.industryTree)
  )
  if (groups.every((group) => group.branch === undefined)) return <ProductRows list={list} />
  return groups.map(({ branch, list: own }) => {
    const ownPictures = picturesDiffer(own)
    const id = `branch-${branch?.id ?? 0}`
    return (
      <section key={id} className="product-group" aria-labelledby={id}>
        <header>
          {!ownPictures && (
            <span className="group-picture">
              <Picture picture={own[0]?.picture} alt="" />
            </span>
          )}
          <h2 id={id}>{branch?.name ?? words.otherProducts}</h2>
        </header>
        <ProductRows list={own} level={3} pictures={ownPictures} />
      </section>
    )
  })
}

/** Products by the second level of the tree, each branch once, in the order in which it first appears. */
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
