/** A timeline: dates with the events beside them; past ones are marked. */

import { formatRange, formatTimelineDay, isoDate } from '../../shared/dates.ts'
import { useStore } from '../store.ts'
import { Clauses } from '../ui/clauses.tsx'
import { Prose } from '../ui/prose.tsx'
import { SafeLink } from '../ui/safe-link.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Timeline({ section }: SectionProps<'timeline'>) {
  const locale = useStore((state) => state.locale)
  const today = useStore((state) => state.today)
  return (
    <ol className="timeline">
      {listOf(section.list).map((entry) => (
        <li key={`${entry.date} ${entry.title}`} className={(entry.end ?? entry.date) < today ? 'is-past' : undefined}>
          <p className="timeline-date">
            <time dateTime={isoDate(entry.date)}>
              {entry.end === undefined || entry.end === entry.date
                ? formatTimelineDay(entry.date, locale)
                : formatRange(entry.date, entry.end, locale)}
            </time>
          </p>
          <div>
            <h3>
              {entry.href ? (
                <SafeLink href={entry.href}>
                  <Clauses text={entry.title} />
                </SafeLink>
              ) : (
                <Clauses text={entry.title} />
              )}
            </h3>
            <p>
              <Prose text={entry.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
