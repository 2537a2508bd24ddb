/** The industry tree, each branch a way into the product directory. */
import type { Branch } from '../../shared/shell-records.ts'
import { Picture } from '../layout/picture.tsx'
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
  tree: readonly Branch[]
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
          <ul className={listOf(root.children).some((branch) => branch.picture) ? 'is-drawn' : undefined}>
            {listOf(root.children).map((branch) => (
              <li key={branch.id}>
                <Link href={`/visitor/products?category=${branch.id}`}>
                  {branch.picture && (
                    <span className="branch-picture">
                      <Picture picture={{ ...branch.picture, alt: '' }} />
                    </span>
                  )}
                  <span>{branch.name}</span>
                </Link>
                {deep && <Leaves list={listOf(branch.children)} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Leaves({ list }: { list: readonly Branch[] }) {
  if (list.length === 0) return null
  return (
    <ul>
      {list.map((leaf) => (
        <li key={leaf.id}>
          <Link href={`/visitor/products?category=${leaf.id}`}>{leaf.name}</Link>
        </li>
      ))}
    </ul>
  )
}
