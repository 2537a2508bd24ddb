/** The end of a page: both actions once more, and where in the fair's life the day lies (rulings, section 9). */
import { formatRange } from '../../shared/dates.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { ActionLinks } from './action-links.tsx'
import { siteSection } from './site-section.ts'

export function ActionBand() {
  const words = useWords()
  const locale = useStore((state) => state.locale)
  const { first, last, hall } = useStore((state) => state.facts)
  const after = useStore((state) => state.phase === 'after')
  const exhibiting = useStore((state) => siteSection(state.path) === 'exhibitor')
  return (
    <aside className="action-band">
      <div className="wrap">
        <p className="action-title">{after ? words.closedShort : formatRange(first, last, locale)}</p>
        <p>{after ? words.closedText : words.meetIn(hall)}</p>
        <ActionLinks first={exhibiting ? 'booth' : 'register'} />
      </div>
    </aside>
  )
}
