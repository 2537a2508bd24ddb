/** The events of all days: the head leads to each day of the timetable. */
import { formatShanghaiDate, weekday } from '../../shared/dates.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function EventActivities({ page }: BlockProps) {
  const words = useWords()
  const hours = useStore((state) => state.facts.hours)
  const talks = useStore((state) => state.data.talkList)
  const days = (
    <ul className="day-links">
      {hours.map((day, index) => (
        <li key={day.open}>
          <a href={`#day-${index + 1}`}>
            {words.day(index + 1)}
            <small>
              {formatShanghaiDate(day.open)} {words.weekday(weekday(day.open))}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
  return <GlobalTemplate page={page} head={talks && talks.length > 0 ? days : undefined} />
}
