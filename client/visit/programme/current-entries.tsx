import { formatTime, isoTime } from '../../../shared/time/dates.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { nowMessages } from '../itinerary/now-messages.ts'
import { hasMoreToday, type TalkTiming } from '../itinerary/programme-now.tsx'
import { useFairClock } from '../itinerary/use-fair-clock.ts'
import type { ProgrammeEntry } from './programme-selection.ts'

interface CurrentEntriesProps {
  /** In order of time, all of them on the page. */
  entries: readonly ProgrammeEntry[]
  /** Entries that run now or come next, by id. */
  timing: ReadonlyMap<number, TalkTiming>
}

/**
 * What is on and what comes next, each a link to its place below. The two lines have a fixed height: the clock is known
 * after hydration, and filling them moves nothing. Nothing where the programme of the day is over.
 */
export function CurrentEntries({ entries, timing }: CurrentEntriesProps) {
  const messages = usePageMessages(nowMessages)
  const now = useFairClock()
  if (now !== null && !hasMoreToday(entries, now)) return null
  const lines = [
    { when: 'now', name: messages.onNow, empty: messages.nothingNow },
    { when: 'next', name: messages.upNext, empty: messages.nothingNext }
  ] as const
  return (
    <dl className="programme-now needs-script">
      {lines.map(({ when, name, empty }) => {
        const [entry, ...others] = entries.filter(({ id }) => timing.get(id) === when)
        return (
          <div key={when}>
            <dt>{name}</dt>
            <dd key={entry?.id}>
              {now !== null && !entry && <span>{empty}</span>}
              {entry && (
                <a href={`#entry-${entry.id}`}>
                  <time dateTime={isoTime(entry.start)}>{formatTime(entry.start)}</time> <span>{entry.title}</span>
                </a>
              )}
              {others.length > 0 && <small>{messages.more(others.length)}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
