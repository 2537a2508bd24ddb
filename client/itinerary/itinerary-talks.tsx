import { Link } from 'wouter'
import { formatTalkDay, formatTime, isoTime, weekday } from '../../shared/dates.ts'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import type { ItineraryDay } from './itinerary-entries.ts'
import { programmeNow } from './programme-now.ts'
import { RemoveButton } from './remove-button.tsx'
import { TimingBadge } from './timing-badge.tsx'
import { useFairClock } from './use-fair-clock.ts'

/** The talks of an itinerary by day and time, with notes on overlaps. `isOwn`: whether entries can be removed. */
export function ItineraryTalks({ days, isOwn }: { days: readonly ItineraryDay[]; isOwn: boolean }) {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const firstDay = useStore((state) => state.facts.first)
  const talks = days.flatMap((day) => day.talks.map(({ talk }) => talk))
  const timing = programmeNow(talks, useFairClock())
  return (
    <section aria-labelledby="plan-talks">
      <h2 id="plan-talks">{messages.plan.talksTitle}</h2>
      {days.map(({ day, talks: list }) => (
        <section key={day} className="plan-group">
          <h3>
            {firstDay !== undefined && <span>{messages.ui.day(Math.round((day - firstDay) / 86400) + 1)}</span>}{' '}
            {formatTalkDay(day, locale)} {messages.ui.weekday(weekday(day))}
          </h3>
          <ul>
            {list.map(({ talk, overlaps }) => (
              <li key={talk.id} className="plan-entry">
                <p className="plan-key">
                  <time dateTime={isoTime(talk.start)}>{formatTime(talk.start)}</time>–
                  <time dateTime={isoTime(talk.end)}>{formatTime(talk.end)}</time>
                </p>
                <div>
                  <p>
                    <Link href={href.talk({ forum: talk.forum, id: talk.id })}>{talk.title}</Link>{' '}
                    <TimingBadge timing={timing.get(talk.id)} />
                  </p>
                  <p className="plan-side">{talk.room}</p>
                  {overlaps.length > 0 && (
                    <p className="plan-overlap">
                      {messages.plan.overlap(overlaps.map(({ title }) => title).join(messages.ui.listSemicolon))}
                    </p>
                  )}
                </div>
                {isOwn && <RemoveButton kind="talk" id={talk.id} name={talk.title} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
