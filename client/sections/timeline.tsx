/**
 * A timeline: dates with the events beside them; past ones and those that run are marked. History has bare years or
 * months.
 */

import type { Locale } from '../../shared/locale/locale.ts'
import type { Projected } from '../../shared/records/projection.ts'
import { listOf, type Moment } from '../../shared/records/records.ts'
import { formatRange, formatTimelineDate, isoDate } from '../../shared/time/dates.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { ArrowRight } from '../ui/icons.tsx'
import { Clauses, Prose } from '../ui/line-breaks.tsx'
import { SafeLink } from '../ui/links.tsx'
import type { SectionProps } from './section-props.ts'

export function Timeline({ section }: SectionProps<'timeline'>) {
  const locale = useStore((state) => state.locale)
  const today = useStore((state) => state.today)
  const messages = useMessages().plan
  const entries = listOf(section.list)
  const isNow = ({ date, end, precision }: Projected<Moment>) =>
    end !== undefined && precision === undefined && date <= today && today <= end
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li
          key={`${entry.date} ${entry.title}`}
          className={(entry.end ?? entry.date) < today ? 'is-past' : isNow(entry) ? 'is-now' : undefined}
        >
          <p className="timeline-date">
            <EntryDate entry={entry} locale={locale} />
            {isNow(entry) && <strong>{messages.now}</strong>}
          </p>
          <div>
            <h3>
              {entry.href ? (
                <SafeLink href={entry.href}>
                  <span>
                    <Clauses text={entry.title} />
                  </span>
                  <ArrowRight />
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

function EntryDate({ entry: { date, end, precision }, locale }: { entry: Projected<Moment>; locale: Locale }) {
  // The backend may send any text.
  const shown = precision === 'year' || precision === 'month' ? precision : 'day'
  const isRange = shown === 'day' && end !== undefined && end !== date
  const text = isRange ? formatRange(date, end, locale) : formatTimelineDate(date, locale, shown)
  return (
    text && (
      <time className="kept" dateTime={isoDate(date, shown)}>
        {text}
      </time>
    )
  )
}
