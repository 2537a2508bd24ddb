/** What happens when: dates at the side, what they bring beside them. */
import { formatDate, formatRange, isoDate } from '../../shared/dates.ts'
import { SafeLink } from '../layout/safe-link.tsx'
import { useStore } from '../store.ts'
import { listOf, type PartProps } from './section-of.ts'

export function Timeline({ section }: PartProps<'timeline'>) {
  const locale = useStore((state) => state.locale)
  const today = useStore((state) => state.today)
  return (
    <ol className="timeline">
      {listOf(section.list).map((moment) => (
        <li
          key={`${moment.date} ${moment.title}`}
          className={(moment.end ?? moment.date) < today ? 'is-past' : undefined}
        >
          <p className="timeline-date">
            <time dateTime={isoDate(moment.date)}>
              {moment.end === undefined || moment.end === moment.date
                ? formatDate(moment.date)
                : formatRange(moment.date, moment.end, locale)}
            </time>
          </p>
          <div>
            <h3>{moment.href ? <SafeLink href={moment.href}>{moment.title}</SafeLink> : moment.title}</h3>
            <p>{moment.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
