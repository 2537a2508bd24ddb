/** The programme: talks by day with time, room, title and speakers. */

import { Link } from 'wouter'
import { formatShanghaiDate, formatTime, isoTime, shanghaiDay, weekday } from '../../shared/dates.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { Projected } from '../../shared/projection.ts'
import type { TalkSummary } from '../../shared/records.ts'
import { useRenderingNeed } from '../hydration/rendering-needs.ts'
import { programmeNow, type TalkTiming } from '../itinerary/programme-now.ts'
import { StarButton } from '../itinerary/star-button.tsx'
import { TimingBadge } from '../itinerary/timing-badge.tsx'
import { useFairClock } from '../itinerary/use-fair-clock.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { Clauses } from '../ui/clauses.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { Joined } from '../ui/joined.tsx'
import { listOf, type SectionProps } from './section-props.ts'

type TalkRow = Projected<TalkSummary>

export function Programme({ section }: SectionProps<'programme'>) {
  const talks = listOf(useStore((state) => state.data.talkList))
  const now = useFairClock()
  const during = useStore((state) => state.phase === 'during')
  useRenderingNeed('earlyHydration', during)
  // Records from the backend may lack a start, and so a day.
  const timed = talks.filter((talk) => talk.start !== undefined)
  const selected = section.forum === undefined ? timed : timed.filter((talk) => talk.forum === section.forum)
  if (selected.length === 0) return <EmptyList />
  const timing = programmeNow(selected, now)
  return (
    <div className="programme">
      {talksByDay(selected).map(([day, list]) => (
        <ProgrammeDay key={day} day={day} list={list} timing={timing} hasTitle={section.title !== undefined} />
      ))}
    </div>
  )
}

interface ProgrammeDayProps {
  /** Midnight UTC of the day in Shanghai, unix seconds. */
  day: number
  list: TalkRow[]
  /** Talks that run now or come next, by id. */
  timing: ReadonlyMap<number, TalkTiming>
  /** True where the section has a heading: those of days and talks are one level lower. */
  hasTitle: boolean
}

function ProgrammeDay({ day, list, timing, hasTitle }: ProgrammeDayProps) {
  const messages = useMessages().ui
  const first = useStore((state) => state.facts.first)
  const dayNumber = first === undefined ? undefined : Math.round((day - first) / 86400) + 1
  const Heading = hasTitle ? 'h3' : 'h2'
  const Title = hasTitle ? 'h4' : 'h3'
  return (
    <section className="programme-day">
      <Heading id={dayNumber === undefined ? undefined : `day-${dayNumber}`}>
        {dayNumber !== undefined && <span>{messages.day(dayNumber)}</span>} {formatShanghaiDate(day)}{' '}
        {messages.weekday(weekday(day))}
      </Heading>
      <ol>
        {list.map((talk) => (
          <li key={talk.id} className="talk">
            <p className="talk-time">
              <time dateTime={isoTime(talk.start)}>{formatTime(talk.start)}</time>–
              <time dateTime={isoTime(talk.end)}>{formatTime(talk.end)}</time>
            </p>
            <div>
              <Title>
                <Link href={href.talk({ forum: talk.forum, id: talk.id })}>
                  <Clauses text={talk.title} />
                </Link>{' '}
                <TimingBadge timing={timing.get(talk.id)} />
              </Title>
              <p>
                <Joined
                  parts={listOf(talk.speakers).map(({ name, company }) => (
                    <Joined key={name} parts={[name, company]} separator={messages.listComma} />
                  ))}
                  separator={messages.listSemicolon}
                />
              </p>
            </div>
            <p>{talk.room}</p>
            <StarButton kind="talk" id={talk.id} name={talk.title} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Talks grouped by day in Shanghai, both in chronological order. */
function talksByDay(talks: readonly TalkRow[]): [number, TalkRow[]][] {
  const byDay = new Map<number, TalkRow[]>()
  for (const talk of [...talks].sort((a, b) => a.start - b.start || a.id - b.id)) {
    const day = shanghaiDay(talk.start)
    byDay.set(day, [...(byDay.get(day) ?? []), talk])
  }
  return [...byDay]
}
