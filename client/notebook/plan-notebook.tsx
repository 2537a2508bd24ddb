/** What the visitor's plan has beside the itinerary: meetings that were asked for. Rendered in the browser only. */
import { MeetingEntries } from '../meetings/meeting-entries.tsx'

export function PlanNotebook() {
  return (
    <div className="plan-view">
      <MeetingEntries />
    </div>
  )
}
