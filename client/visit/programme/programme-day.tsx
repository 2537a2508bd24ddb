import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { formatTalkDay, weekday } from '../../../shared/time/dates.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { CalendarLink } from '../../pages/directory/calendar-link.tsx'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { Clauses } from '../../ui/clauses.tsx'
import { Joined } from '../../ui/joined.tsx'
import { TimeSpan } from '../../ui/time-span.tsx'
import type { TalkTiming } from '../itinerary/programme-now.ts'
import { StarButton } from '../itinerary/star-button.tsx'
import { TimingBadge } from '../itinerary/timing-badge.tsx'
import { programmeMessages } from './messages.ts'
import { dayNumber, kindOf, type ProgrammeEntry } from './programme-selection.ts'

interface ProgrammeDayProps {
  /** Midnight UTC of the day in Shanghai, unix seconds. */
  day: number
  list: readonly ProgrammeEntry[]
  /** Entries that run now or come next, by id. */
  timing: ReadonlyMap<number, TalkTiming>
  /** True where the section has a heading: those of days and entries are one level lower. */
  hasTitle: boolean
}

/** A day of the programme with its entries, each with kind, place, admission, star and calendar file. */
export function ProgrammeDay({ day, list, timing, hasTitle }: ProgrammeDayProps) {
  const messages = useMessages().ui
  const locale = useStore((state) => state.locale)
  const first = useStore((state) => state.facts.first)
  const number = first === undefined ? undefined : dayNumber(day, first, [])
  const Heading = hasTitle ? 'h3' : 'h2'
  return (
    <section className="programme-day">
      <Heading id={number === undefined ? undefined : `day-${number}`}>
        {number !== undefined && <span>{messages.day(number)}</span>} {formatTalkDay(day, locale)}{' '}
        {messages.weekday(weekday(day))}
      </Heading>
      <ol>
        {list.map((entry) => (
          <Entry key={entry.id} entry={entry} timing={timing.get(entry.id)} level={hasTitle ? 4 : 3} />
        ))}
      </ol>
    </section>
  )
}

interface EntryProps {
  entry: ProgrammeEntry
  timing: TalkTiming | undefined
  /** Of its heading. */
  level: 3 | 4
}

function Entry({ entry, timing, level }: EntryProps) {
  const ui = useMessages().ui
  const messages = usePageMessages(programmeMessages)
  const kind = kindOf(entry)
  const Title = `h${level}` as const
  return (
    <li className="talk" id={`entry-${entry.id}`}>
      <p className="talk-time">
        <TimeSpan start={entry.start} end={entry.end} />
      </p>
      <div>
        <Title>
          <Link href={href.talk({ forum: entry.forum, id: entry.id })}>
            <Clauses text={entry.title} />
          </Link>{' '}
          <TimingBadge timing={timing} />
        </Title>
        <p>
          <Joined
            parts={listOf(entry.speakers).map(({ name, company }) => (
              <Joined key={name} parts={[name, company]} separator={ui.apposition} />
            ))}
            separator={ui.listSemicolon}
          />
        </p>
      </div>
      <div className="talk-side">
        <p>
          <Joined parts={[kind === 'talk' ? undefined : messages.kind[kind], entry.room]} separator=" · " />
        </p>
        {entry.admission && <p>{entry.admission}</p>}
        <CalendarLink talk={entry} name={messages.calendarOf(entry.title)} />
      </div>
      <StarButton kind="talk" id={entry.id} name={entry.title} />
    </li>
  )
}
