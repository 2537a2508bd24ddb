import { maxSelected, selectionQuery } from '../../../shared/pages/plan-address.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { CalendarSubscription } from '../programme/calendar-subscription.tsx'
import { programmeMessages } from '../programme/messages.ts'
import type { ItineraryEntries } from './itinerary-entries.ts'

/**
 * A subscription to the plan as it is now, for those who have saved its file; products are in it as their exhibitors.
 * Renders nothing for an empty plan.
 */
export function PlanSubscription({ entries }: { entries: ItineraryEntries }) {
  const messages = usePageMessages(programmeMessages)
  const talks = entries.days.flatMap((day) => day.talks.map(({ talk }) => talk.id))
  const exhibitors = entries.rows.flatMap((row) => row.stops.map(({ exhibitor }) => exhibitor.id))
  const query = selectionQuery({ talks, exhibitors })
  if (query === '') return null
  const isCut = talks.length + exhibitors.length > maxSelected
  return (
    <CalendarSubscription
      path={`/plan.ics${query}`}
      text={[messages.subscribePlanText, ...(isCut ? [messages.subscribePlanLimit(maxSelected)] : [])].join(' ')}
      isSaved
    />
  )
}
