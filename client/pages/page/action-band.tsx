/** The end of a page: the fair's dates, or the note that it has closed, and the links to both registrations. */
import { formatRange } from '../../../shared/dates.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { siteSection } from '../../shell/site-section.ts'
import { useStore } from '../../store.ts'
import { ActionLinks } from '../../ui/action-links.tsx'
import { contentMessages } from './messages.ts'

export function ActionBand() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(contentMessages)
  const locale = useStore((state) => state.locale)
  const { first, last, hall } = useStore((state) => state.facts)
  const after = useStore((state) => state.phase === 'after')
  const exhibiting = useStore((state) => siteSection(state.path) === 'exhibitor')
  return (
    <aside className="action-band">
      <div className="wrap">
        <p className="action-title">{after ? messages.closedShort : formatRange(first, last, locale)}</p>
        <p>{after ? messages.closedText : pageMessages.meetIn(hall)}</p>
        <ActionLinks first={exhibiting ? 'booth' : 'register'} />
      </div>
    </aside>
  )
}
