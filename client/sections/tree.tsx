/** The industry tree, each branch a way into the product directory. */
import type { TreeItem } from '../../shared/records.ts'
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { listOf, type PartProps } from './section-of.ts'

export function Tree({ section }: PartProps<'tree'>) {
  const tree = listOf(useStore((state) => state.industryTree))
  const shown = section.root === undefined ? tree : tree.filter((item) => item.id === section.root)
  // A branch under its own title need not say its name twice.
  return <TreeList tree={shown} deep named={shown.length > 1 || section.title === undefined} />
}

interface TreeListProps {
  tree: readonly TreeItem[]
  /** Three levels instead of two. */
  deep?: boolean
  /** Whether the first level is shown. */
  named?: boolean
}

export function TreeList({ tree, deep = false, named = true }: TreeListProps) {
  return (
    <div className={deep ? 'tree is-deep' : 'tree'}>
      {tree.map((root) => (
        <section key={root.id} className={named ? 'tree-root' : 'tree-root is-bare'}>
          {named && <h3>{root.name}</h3>}
          <ul>
            {listOf(root.children).map((branch) => (
              <li key={branch.id}>
                <Link href={`/visitor/products?category=${branch.id}`}>{branch.name}</Link>
                {deep && listOf(branch.children).length > 0 && (
                  <ul>
                    {listOf(branch.children).map((leaf) => (
                      <li key={leaf.id}>
                        <Link href={`/visitor/products?category=${leaf.id}`}>{leaf.name}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
