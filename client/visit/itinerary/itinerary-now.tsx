/** The first lines of the plan during the fair: what is on, what comes next, and the next talk of the plan. */
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { formatTime } from '../../../shared/time/dates.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { useHasPage } from '../../store.ts'
import { TimeSpan } from '../../ui/times.tsx'
import { Walk } from '../../ui/travel-icons.tsx'
import type { ItineraryTalk } from './itinerary-entries.ts'
import { nowMessages } from './now-messages.ts'
import { nextStar, programmeNow } from './programme-now.tsx'
import type { Itinerary } from './stars.ts'
import { useFairClock } from './use-fair-clock.ts'

const lateStepMinutes = 15
const mostLateMinutes = 60

/** Renders nothing before and after the fair. `talks` are those of the programme. */
export function ItineraryNow({ talks, itinerary }: { talks: readonly ItineraryTalk[]; itinerary: Itinerary }) {
  const messages = usePageMessages(nowMessages)
  const hasPage = useHasPage()
  const now = useFairClock()
  const [late, setLate] = useState(0)
  if (now === null) return null
  const timing = programmeNow(talks, now)
  const at = (when: 'now' | 'next') => talks.filter(({ id }) => timing.get(id) === when)
  const star = nextStar(
    talks.filter(({ id }) => itinerary.talk.includes(id)),
    now + late * 60
  )
  return (
    <section className="plan-now" aria-labelledby="plan-now">
      <h2 id="plan-now">
        {messages.title} <small>{messages.clock(formatTime(now))}</small>
      </h2>
      <dl>
        {itinerary.talk.length > 0 && (
          <Row name={messages.nextStar} talks={star ? [star.talk] : []} empty={messages.noStar}>
            {star &&
              (star.missed > 0
                ? messages.missed(star.missed)
                : messages.inMinutes(Math.max(0, Math.ceil((star.talk.start - now) / 60))))}
          </Row>
        )}
        <Row name={messages.onNow} talks={at('now')} empty={messages.nothingNow} />
        {at('next').length > 0 && <Row name={messages.upNext} talks={at('next')} empty="" />}
      </dl>
      <p className="plan-late">
        {itinerary.talk.length > 0 && late < mostLateMinutes && (
          <button type="button" className="button quiet" onClick={() => setLate(late + lateStepMinutes)}>
            {messages.late}
          </button>
        )}
        <span role="status">{late > 0 && messages.lateBy(late)}</span>
        {late > 0 && (
          <button type="button" className="link-button" onClick={() => setLate(0)}>
            {messages.onTime}
          </button>
        )}
        {hasPage(href.exhibitors()) && (
          <Link className="arrow-link" href={href.exhibitors({ view: 'plan' })}>
            <Walk />
            {messages.hallWalk}
          </Link>
        )}
      </p>
    </section>
  )
}

interface RowProps {
  name: string
  talks: readonly ItineraryTalk[]
  /** Shown where there are no talks. */
  empty: string
  children?: ReactNode
}

function Row({ name, talks, empty, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      {talks.length === 0 && <dd>{empty}</dd>}
      {talks.map(({ id, forum, start, end, title, room }) => (
        <dd key={id}>
          <TimeSpan start={start} end={end} /> <Link href={href.talk({ forum, id })}>{title}</Link>{' '}
          <span>
            <span>{room}</span> {children && <strong>{children}</strong>}
          </span>
        </dd>
      ))}
    </div>
  )
}
