/** The exhibits of the home page: two levels of the industry tree with links to the product directory. */
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { listOf } from '../../sections/section-props.ts'
import { TreeList } from '../../sections/tree.tsx'
import { useStore } from '../../store.ts'
import { HomeHeading } from './home-heading.tsx'
import { homeMessages } from './messages.ts'

export function RangeBox() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(homeMessages)
  const tree = listOf(useStore((state) => state.industryTree))
  if (tree.length === 0) return null
  return (
    <section className="home-part range-box" aria-labelledby="range">
      <div className="wrap">
        <HomeHeading id="range" title={pageMessages.rangeTitle} href={href.products()} link={messages.allProducts} />
        <TreeList tree={tree} />
      </div>
    </section>
  )
}
