import type { Projected } from '../../../shared/records/projection.ts'
import type { TalkSummary } from '../../../shared/records/records.ts'
import { formatShanghaiDate, formatTimes } from '../../../shared/time/dates.ts'
import { useStore } from '../../store.ts'
import { CalendarFile } from '../../visit/itinerary/calendar-file.tsx'

/**
 * A link to a talk's calendar file; `name` is its accessible name in a list. Renders nothing for a talk without id or
 * forum, which are parts of the address, and for one without a time, which has no file.
 */
export function CalendarLink({ talk, name }: { talk: Projected<TalkSummary>; name?: string }) {
  const facts = useStore((state) => state.facts)
  if (talk.id === undefined || talk.forum === '' || talk.start === undefined) return null
  const time = `${formatShanghaiDate(talk.start)} ${formatTimes(talk.start, talk.end)}`
  return (
    <CalendarFile
      name={name}
      path={`/event/${encodeURIComponent(talk.forum)}/${talk.id}.ics`}
      lines={[talk.title, time, talk.room, [facts.hall, facts.venue].filter(Boolean).join(' '), facts.address]}
    />
  )
}
