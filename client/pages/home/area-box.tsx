/** The four statistics of the home page. */
import { usePageMessages } from '../../messages/page-messages.ts'
import { FigureList } from '../../sections/figures.tsx'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { homeMessages } from './messages.ts'

export function AreaBox() {
  const messages = usePageMessages(homeMessages)
  const figures = listOf(useStore((state) => state.data.home?.areaBox))
  if (figures.length === 0) return null
  return (
    <section className="home-part area-box" aria-label={messages.figuresTitle}>
      <div className="wrap">
        <FigureList list={figures} />
      </div>
    </section>
  )
}
