import { Fragment } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { listOf } from '../../../shared/records/records.ts'
import { formatTalkDay, formatTime, formatTimes, weekday } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Clauses, Joined, PersonName } from '../../ui/line-breaks.tsx'
import { TimeSpan } from '../../ui/times.tsx'
import { CalendarLink } from '../itinerary/calendar-file.tsx'
import { type TalkTiming, TimingBadge } from '../itinerary/programme-now.tsx'
import { StarButton } from '../itinerary/star-button.tsx'
import { programmeMessages } from './messages.ts'
import { dayNumber, endOfDay, kindOf, leadOf, mostUsual, type ProgrammeEntry } from './programme-selection.ts'
import { timetableOf } from './timetable.ts'

/** With more columns a timetable scrolls sideways, and its entries name their rooms. */
const maxColumns = 6

interface ProgrammeDayProps {
  /** Midnight UTC of the day in Shanghai, unix seconds. */
  day: number
  list: readonly ProgrammeEntry[]
  /** Entries that run now or come next, by id. */
  timing: ReadonlyMap<number, TalkTiming>
  /** The rooms of the whole programme, in the order of columns. */
  rooms: readonly string[]
  /** The admission that most entries have, which goes without saying. */
  usualAdmission: string | undefined
  /** Whether phones show this day where none is chosen. */
  isDefault: boolean
  /** True where the section has a heading: those of days and entries are one level lower. */
  hasTitle: boolean
}

/**
 * A day of the programme with its entries, each with what is special about it, star and calendar file: a list in order
 * of time, which wide screens show as a timetable where there are several rooms.
 */
export function ProgrammeDay({ day, list, timing, rooms, usualAdmission, isDefault, hasTitle }: ProgrammeDayProps) {
  const messages = useMessages().ui
  const programme = usePageMessages(programmeMessages)
  const locale = useStore((state) => state.locale)
  const first = useStore((state) => state.facts.first)
  const number = first === undefined ? undefined : dayNumber(day, first, [])
  const Heading = hasTitle ? 'h3' : 'h2'
  const lead = leadOf(list)
  const table = timetableOf(list, rooms, endOfDay(day), lead)
  // Beside other rooms it is that of the talks alone.
  const placed = table ? list.filter((entry) => kindOf(entry) === 'talk') : list
  const usualRoom = list.length > 1 ? mostUsual(placed.map(({ room }) => room)) : undefined
  const shared = new Set(table?.rooms.flatMap(({ names }) => (names.length > 1 ? names : [])))
  return (
    <section className={isDefault ? 'programme-day is-default' : 'programme-day'}>
      <Heading id={number === undefined ? undefined : `day-${number}`}>
        {number !== undefined && <span>{messages.day(number)}</span>}{' '}
        <span className="kept">{formatTalkDay(day, locale, messages.weekday(weekday(day)))}</span>{' '}
        <small>{programme.found(list.length)}</small>
      </Heading>
      {usualRoom !== undefined && (
        <p className={table ? 'talks-place' : 'programme-place'}>
          {table && <strong className="talk-kind">{programme.kindName.talk}</strong>} {usualRoom}
        </p>
      )}
      <ol
        className={table && (table.columns > maxColumns ? 'timetable is-wide' : 'timetable')}
        style={table && { gridTemplateColumns: table.gridTemplateColumns, gridTemplateRows: table.gridTemplateRows }}
      >
        {/* Each entry says its own time and room. */}
        {table?.hours.map(({ time, gridArea }) => (
          <li key={time} className="timetable-hour" style={{ gridArea }} aria-hidden="true">
            <span>{formatTime(time)}</span>
          </li>
        ))}
        {table?.rooms.map(({ names, gridArea }) => (
          <li key={names[0]} className="timetable-room" style={{ gridArea }} aria-hidden="true">
            {names.length > 1 ? programme.otherPlaces : names[0]}
          </li>
        ))}
        {table?.breaks.map(({ from, to, gridArea }) => (
          <li key={from} className="timetable-break" style={{ gridArea }} aria-hidden="true">
            {programme.pause} {formatTimes(from, to)}
          </li>
        ))}
        {list.map((entry, index) => (
          <Entry
            key={entry.id}
            look={[
              table !== undefined && index === lead && 'is-lead',
              isAgain(entry, index, list) && 'is-again',
              isAfternoon(index, list) && 'is-afternoon',
              shared.has(entry.room) && 'names-room',
              entry.room === usualRoom && placed.includes(entry) && 'is-in-place'
            ]}
            entry={entry}
            timing={timing.get(entry.id)}
            usualAdmission={usualAdmission}
            usualRoom={table ? undefined : usualRoom}
            gridArea={table?.areas[index]}
            level={hasTitle ? 4 : 3}
          />
        ))}
      </ol>
    </section>
  )
}

/** True for what is on at least three times on the day, but for the first: displayed small. */
const isAgain = ({ title }: ProgrammeEntry, index: number, list: readonly ProgrammeEntry[]) => {
  const same = list.filter((other) => other.title === title)
  return same.length > 2 && same[0] !== list[index]
}

/** True for the first entry after noon of a day that begins before. */
const isAfternoon = (index: number, list: readonly ProgrammeEntry[]) =>
  index > 0 && formatTime(list[index - 1]?.start) < '12:00' && formatTime(list[index]?.start) >= '12:00'

interface EntryProps {
  entry: ProgrammeEntry
  /** Names of classes, where they are meant. */
  look: readonly (string | false)[]
  timing: TalkTiming | undefined
  usualAdmission: string | undefined
  usualRoom: string | undefined
  /** In a timetable. */
  gridArea: string | undefined
  /** Of its heading. */
  level: 3 | 4
}

function Entry({ entry, look, timing, usualAdmission, usualRoom, gridArea, level }: EntryProps) {
  const ui = useMessages().ui
  const messages = usePageMessages(programmeMessages)
  const kind = kindOf(entry)
  const Title = `h${level}` as const
  return (
    <li
      className={['talk', `is-${kind}`, ...look].filter(Boolean).join(' ')}
      id={`entry-${entry.id}`}
      style={gridArea === undefined ? undefined : { gridArea }}
    >
      <p className="talk-time">
        <TimeSpan start={entry.start} end={entry.end} /> <TimingBadge timing={timing} />
      </p>
      <div className="talk-text">
        <Title>
          <Link href={href.talk({ forum: entry.forum, id: entry.id })}>
            <Clauses text={entry.title} />
          </Link>
        </Title>
        <p className="talk-speakers">
          <Joined
            parts={listOf(entry.speakers).map(({ name, company }) => (
              <Fragment key={name}>
                <span>
                  <PersonName name={name} />
                </span>
                {company && (
                  <span className="talk-firm">
                    {ui.apposition}
                    <span>{company}</span>
                  </span>
                )}
              </Fragment>
            ))}
            separator={ui.listSemicolon}
          />
        </p>
      </div>
      <div className="talk-side">
        <p>
          {kind !== 'talk' && <strong className="talk-kind">{messages.kindName[kind]}</strong>}{' '}
          {entry.room !== usualRoom && <span className="talk-room">{entry.room}</span>}
        </p>
        {entry.admission && entry.admission !== usualAdmission && <p>{entry.admission}</p>}
      </div>
      <div className="talk-tools">
        <CalendarLink talk={entry} name={messages.calendarOf(entry.title)} />
        <StarButton kind="talk" id={entry.id} name={entry.title} />
      </div>
    </li>
  )
}
