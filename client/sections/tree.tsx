/** The industry tree. Each branch links to the product directory, filtered by it. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { listOf } from '../../shared/records/records.ts'
import type { Branch } from '../../shared/records/shell-records.ts'
import { useHasPage, useStore } from '../store.ts'
import { Words } from '../ui/line-breaks.tsx'
import { Picture } from '../ui/picture.tsx'
import type { SectionProps } from './section-props.ts'

export function Tree({ section }: SectionProps<'tree'>) {
  const tree = listOf(useStore((state) => state.industryTree))
  const roots = section.root === undefined ? tree : tree.filter((item) => item.id === section.root)
  // A single root below the section's title would repeat that title.
  return <TreeList tree={roots} deep named={roots.length > 1 || section.title === undefined} />
}

interface TreeListProps {
  tree: readonly Branch[]
  /** True for three levels, false for two. */
  deep?: boolean
  /** Whether the names of the first level are rendered. */
  named?: boolean
}

/** Roots with their branches; the home page renders two levels, sections three. */
export function TreeList({ tree, deep = false, named = true }: TreeListProps) {
  const hasProducts = useHasPage()(href.products())
  return (
    <div className={deep ? 'tree is-deep' : tree.length === 2 ? 'tree is-pair' : 'tree'}>
      {tree.map((root) => (
        <section key={root.id} className={named ? 'tree-root' : 'tree-root is-bare'}>
          {named && <h3>{root.name}</h3>}
          <ul className={listOf(root.children).some((branch) => branch.picture) ? 'is-drawn' : undefined}>
            {listOf(root.children).map((branch) => (
              <li key={branch.id}>
                {hasProducts ? (
                  <Link href={href.products({ category: branch.id })}>
                    <BranchName branch={branch} />
                  </Link>
                ) : (
                  <BranchName branch={branch} />
                )}
                {deep && <Leaves list={listOf(branch.children)} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function BranchName({ branch }: { branch: Branch }) {
  return (
    <>
      {branch.picture && (
        <span className="branch-picture">
          <Picture picture={{ ...branch.picture, alt: '' }} />
        </span>
      )}
      <span>
        <Words text={branch.name} />
      </span>
    </>
  )
}

function Leaves({ list }: { list: readonly Branch[] }) {
  if (list.length === 0) return null
  return (
    <ul>
      {list.map((leaf) => (
        <li key={leaf.id}>
          <Link href={href.products({ category: leaf.id })}>{leaf.name}</Link>
        </li>
      ))}
    </ul>
  )
}
