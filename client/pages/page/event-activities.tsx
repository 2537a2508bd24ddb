/** The programme of all days; the head links to each day. */
import { formatShanghaiDate, weekday } from '../../../shared/dates.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { GlobalTemplate } from './global-template.tsx'
import type { TemplateProps } from './template-props.ts'

export function EventActivities({ page }: TemplateProps) {
  const messages = useMessages().ui
  const hours = useStore((state) => state.facts.hours)
  const talks = useStore((state) => state.data.talkList)
  const days = (
    <ul className="day-links">
      {hours.map((day, index) => (
        <li key={day.open}>
          <a href={`#day-${index + 1}`}>
            {messages.day(index + 1)}
            <small>
              {formatShanghaiDate(day.open)} {messages.weekday(weekday(day.open))}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
  return <GlobalTemplate page={page} head={talks && talks.length > 0 && hours.length > 0 ? days : undefined} />
}
