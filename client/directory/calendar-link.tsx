/** The way from a talk to its calendar file. */
import type { Projected } from '../../shared/projection.ts'
import type { TalkSummary } from '../../shared/records.ts'

/** Draws nothing yet. */
export function CalendarLink(_props: { talk: Projected<TalkSummary> }) {
  return null
}
