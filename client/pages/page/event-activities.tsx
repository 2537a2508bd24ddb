/** The programme of all days; the head has a link to each day. */
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { queryString } from '../../../shared/pages/query-string.ts'
import { formatTalkDay, shanghaiDay, weekday } from '../../../shared/time/dates.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { programmeMessages } from '../../visit/programme/messages.ts'
import { defaultDay, ownFilters } from '../../visit/programme/programme-selection.ts'
import { GlobalTemplate } from './global-template.tsx'
import type { TemplateProps } from './template-props.ts'

export function EventActivities({ page }: TemplateProps) {
  const messages = useMessages().ui
  const programme = usePageMessages(programmeMessages)
  const hours = useStore((state) => state.facts.hours)
  const talks = useStore((state) => state.data.talkList)
  const query = useStore((state) => state.query)
  const locale = useStore((state) => state.locale)
  const addressOf = (day: number | undefined) =>
    href.page('/event/activities') + queryString({ ...ownFilters(query), day })
  const today = useStore((state) => state.today)
  // Records from the backend may lack a start, and so a day.
  const timed = listOf(talks).filter(({ start }) => start !== undefined)
  const linkedDays = hours.map(({ open }) => shanghaiDay(open))
  const phoneDay = defaultDay(timed, query, linkedDays, today)
  const isOneDay = defaultDay(timed, { ...query, day: undefined }, linkedDays, today) !== undefined
  const current = (day: number | undefined) => (query.day === day?.toString() ? 'true' : undefined)
  const days = (
    <ul className="day-links" aria-label={programme.days}>
      <li className={isOneDay ? 'is-all' : undefined}>
        <Link href={addressOf(undefined)} aria-current={current(undefined)}>
          {programme.all}
          <small>{programme.allDays}</small>
        </Link>
      </li>
      {hours.map((day, index) => (
        <li key={day.open} className={linkedDays[index] === phoneDay ? 'is-default' : undefined}>
          <Link href={addressOf(index + 1)} aria-current={current(index + 1)}>
            {messages.day(index + 1)}
            <small>
              {formatTalkDay(day.open, locale)} {messages.weekday(weekday(day.open))}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
  return <GlobalTemplate page={page} head={talks && talks.length > 0 && hours.length > 0 ? days : undefined} />
}
