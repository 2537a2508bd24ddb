/** The programme by day: the whole one with its filters, or that of one forum. */
import { href } from '../../shared/pages/addresses.ts'
import { groupBy } from '../../shared/records/group-by.ts'
import { shanghaiDay } from '../../shared/time/dates.ts'
import { useRenderingNeed } from '../contexts.tsx'
import { usePageMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { programmeNow } from '../visit/itinerary/programme-now.tsx'
import { useFairClock } from '../visit/itinerary/use-fair-clock.ts'
import { CalendarSubscription } from '../visit/programme/calendar-subscription.tsx'
import { CurrentEntries } from '../visit/programme/current-entries.tsx'
import { programmeMessages } from '../visit/programme/messages.ts'
import { ProgrammeDay } from '../visit/programme/programme-day.tsx'
import { NextPart, ProgrammeFilters, ProgrammeParts } from '../visit/programme/programme-parts.tsx'
import {
  inOrder,
  type ProgrammeEntry,
  roomsOf,
  selectEntries,
  useProgramme,
  usualAdmission
} from '../visit/programme/programme-selection.ts'
import type { SectionProps } from './section-props.ts'

export function Programme({ section }: SectionProps<'programme'>) {
  const { entries, part, fairDays, phoneDay } = useProgramme(section.forum)
  const query = useStore((state) => state.query)
  const first = useStore((state) => state.facts.first)
  const path = useStore((state) => state.path)
  const now = useFairClock()
  const messages = usePageMessages(programmeMessages)
  const during = useStore((state) => state.phase === 'during')
  useRenderingNeed('earlyHydration', during)
  if (entries.length === 0) return <EmptyList />
  const isFiltered = section.forum === undefined && path === href.page('/event/activities')
  const selected = isFiltered ? selectEntries(entries, query, first) : entries
  const timing = programmeNow(selected, now)
  const shown = part.days.length === 0 ? selected : part.entries
  const isDaily = isFiltered && phoneDay !== undefined
  const hasDayLinks = isFiltered && part.days.every(({ day }) => day !== undefined && fairDays.includes(day))
  const usual = entries.length > 1 && selected.length > 0 ? usualAdmission(entries) : undefined
  const rooms = roomsOf(entries)
  return (
    <div className={`programme${isFiltered ? ' is-filtered' : ''}${isDaily ? ' is-daily' : ''}`}>
      {during && isFiltered && <CurrentEntries entries={inOrder(shown)} timing={timing} />}
      {isFiltered && <ProgrammeFilters entries={entries} count={selected.length} />}
      {section.forum !== undefined && entries.length > 1 && (
        <CalendarSubscription path={`/calendar.ics?forum=${section.forum}`} text={messages.subscribeText} />
      )}
      {(isFiltered || usual !== undefined) && (
        <p className="hint">
          {isFiltered && (
            <span className="programme-found" role="status">
              {messages.found(selected.length)}
            </span>
          )}
          {usual !== undefined && (
            <span>
              {messages.usualAdmission}
              {/* An element of its own can be marked as in the other language. */}
              <span>{usual}</span>
            </span>
          )}
        </p>
      )}
      {selected.length === 0 && <EmptyList />}
      <ProgrammeParts part={part} hasDayLinks={hasDayLinks} />
      {entriesByDay(shown).map(([day, list]) => (
        <ProgrammeDay
          key={day}
          day={day}
          list={list}
          timing={timing}
          rooms={rooms}
          usualAdmission={usual}
          isDefault={isDaily && day === phoneDay}
          hasTitle={section.title !== undefined}
        />
      ))}
      <NextPart part={part} />
    </div>
  )
}

/** Entries grouped by day in Shanghai, both in chronological order. */
function entriesByDay(entries: readonly ProgrammeEntry[]): [number, ProgrammeEntry[]][] {
  return [...groupBy(inOrder(entries), ({ start }) => shanghaiDay(start))]
}
