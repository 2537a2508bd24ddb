/** What is shown: two levels of the industry tree, each branch a way into the product directory. */
import { listOf } from '../sections/section-of.ts'
import { TreeList } from '../sections/tree.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HomeHead } from './home-head.tsx'

export function RangeBox() {
  const words = useWords()
  const tree = listOf(useStore((state) => state.industryTree))
  if (tree.length === 0) return null
  return (
    <section className="home-part range-box" aria-labelledby="range">
      <div className="wrap">
        <HomeHead id="range" title={words.rangeTitle} href="/visitor/products" link={words.allProducts} />
        <TreeList tree={tree} />
      </div>
    </section>
  )
}
