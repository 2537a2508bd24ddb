/** The four statistics of the home page. */
import { FigureList } from '../sections/figures.tsx'
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function AreaBox() {
  const words = useWords()
  const figures = listOf(useStore((state) => state.data.home?.areaBox))
  if (figures.length === 0) return null
  return (
    <section className="home-part area-box" aria-label={words.figuresTitle}>
      <div className="wrap">
        <FigureList list={figures} />
      </div>
    </section>
  )
}
