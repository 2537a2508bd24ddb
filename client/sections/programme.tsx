/** Talks by day: time, room, title, speakers. The time is spoken with each talk. */
import { formatShanghaiDate, formatTime, isoTime, shanghaiDay, weekday } from '../../shared/dates.ts'
import type { Projected } from '../../shared/projection.ts'
import type { TalkSummary } from '../../shared/records.ts'
import { Clauses } from '../layout/clauses.tsx'
import { Empty } from '../layout/empty.tsx'
import { Link } from '../navigation.tsx'
import { NearBadge } from '../plan/near-badge.tsx'
import { type Nearness, programmeNow } from '../plan/programme-now.ts'
import { StarButton } from '../plan/star-button.tsx'
import { useFairClock } from '../plan/use-fair-clock.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { listOf, type PartProps } from './section-of.ts'

type TalkRow = Projected<TalkSummary>

export function Programme({ section }: PartProps<'programme'>) {
  const talks = listOf(useStore((state) => state.data.talkList))
  const now = useFairClock()
  const during = useStore((state) => state.phase === 'during')
  // Records come from outside: a talk without a beginning has no day to stand under.
  const timed = talks.filter((talk) => talk.start !== undefined)
  const shown = section.forum === undefined ? timed : timed.filter((talk) => talk.forum === section.forum)
  if (shown.length === 0) return <Empty />
  const near = programmeNow(shown, now)
  return (
    <div className="programme" data-wakes={during ? true : undefined}>
      {days(shown).map(([day, list]) => (
        <ProgrammeDay key={day} day={day} list={list} near={near} titled={section.title !== undefined} />
      ))}
    </div>
  )
}

interface ProgrammeDayProps {
  day: number
  list: TalkRow[]
  near: ReadonlyMap<number, Nearness>
  titled: boolean
}

function ProgrammeDay({ day, list, near, titled }: ProgrammeDayProps) {
  const words = useWords()
  const first = useStore((state) => state.facts.first)
  const Heading = titled ? 'h3' : 'h2'
  const Title = titled ? 'h4' : 'h3'
  return (
    <section className="programme-day">
      <Heading id={`day-${Math.round((day - first) / 86400) + 1}`}>
        <span>{words.day(Math.round((day - first) / 86400) + 1)}</span> {formatShanghaiDate(day)}{' '}
        {words.weekday(weekday(day))}
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
                <Link href={`/event/${talk.forum}/${talk.id}`}>
                  <Clauses text={talk.title} />
                </Link>{' '}
                <NearBadge near={near.get(talk.id)} />
              </Title>
              <p>
                {listOf(talk.speakers)
                  .map((speaker) => `${speaker.name}${words.listComma}${speaker.company}`)
                  .join(words.listSemicolon)}
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

/** Talks of each day in Shanghai, days and talks in order. */
function days(talks: readonly TalkRow[]): [number, TalkRow[]][] {
  const byDay = new Map<number, TalkRow[]>()
  for (const talk of [...talks].sort((a, b) => a.start - b.start || a.id - b.id)) {
    const day = shanghaiDay(talk.start)
    byDay.set(day, [...(byDay.get(day) ?? []), talk])
  }
  return [...byDay]
}
