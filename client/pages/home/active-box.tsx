/** The concurrent events of the home page. */

import { formatTalkDay, formatTime, isoTime } from '../../../shared/dates.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { CardItem } from '../../sections/cards.tsx'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { HomeHeading } from './home-heading.tsx'
import { homeMessages } from './messages.ts'

export function ActiveBox() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(homeMessages)
  const locale = useStore((state) => state.locale)
  const events = listOf(useStore((state) => state.data.home?.activeBox))
  if (events.length === 0) return null
  return (
    <section className="home-part active-box" aria-labelledby="active">
      <div className="wrap">
        <HomeHeading
          id="active"
          title={pageMessages.activeTitle}
          href={href.page('/event/activities')}
          link={messages.fullProgramme}
        />
        <ul className="cards">
          {events.map((event) => (
            <CardItem key={event.href} card={event}>
              {event.start !== undefined && (
                <p className="card-time">
                  <time dateTime={isoTime(event.start)}>
                    {formatTalkDay(event.start, locale)} {formatTime(event.start)}
                  </time>
                </p>
              )}
            </CardItem>
          ))}
        </ul>
      </div>
    </section>
  )
}
