/** The talks of a plan by day and hour; what is on at the same time is said beside it. */
import { formatShanghaiDate, formatTime, isoTime, weekday } from '../../shared/dates.ts'
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { NearBadge } from './near-badge.tsx'
import type { PlannedDay } from './plan-entries.ts'
import { programmeNow } from './programme-now.ts'
import { RemoveButton } from './remove-button.tsx'
import { useFairClock } from './use-fair-clock.ts'

export function PlanTalks({ days, own }: { days: readonly PlannedDay[]; own: boolean }) {
  const words = useWords()
  const first = useStore((state) => state.facts.first)
  const talks = days.flatMap((day) => day.talks.map(({ talk }) => talk))
  const near = programmeNow(talks, useFairClock())
  return (
    <section aria-labelledby="plan-talks">
      <h2 id="plan-talks">{words.plan.talksTitle}</h2>
      {days.map(({ day, talks: list }) => (
        <section key={day} className="plan-group">
          <h3>
            <span>{words.day(Math.round((day - first) / 86400) + 1)}</span> {formatShanghaiDate(day)}{' '}
            {words.weekday(weekday(day))}
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
                    <Link href={`/event/${talk.forum}/${talk.id}`}>{talk.title}</Link>{' '}
                    <NearBadge near={near.get(talk.id)} />
                  </p>
                  <p className="plan-side">{talk.room}</p>
                  {overlaps.length > 0 && (
                    <p className="plan-overlap">
                      {words.plan.overlap(overlaps.map(({ title }) => title).join(words.listSemicolon))}
                    </p>
                  )}
                </div>
                {own && <RemoveButton kind="talk" id={talk.id} name={talk.title} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
