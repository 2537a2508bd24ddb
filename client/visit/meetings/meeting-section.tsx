/** The way to ask an exhibitor for a meeting, on the exhibitor's page (shared/README.md#meetings). */
import { LazyForm } from '../../forms/lazy-form.tsx'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useSiteConfig, useStore } from '../../store.ts'
import { IdsField } from './ids-field.tsx'
import { handleAcceptedMeeting, MeetingReceipt } from './meeting-receipt.tsx'
import { meetingMessages } from './messages.ts'
import { OwnDetails } from './own-details.tsx'
import { TimeHint, TimeOptions, useSlotsAhead } from './time-options.tsx'

const parts = {
  TimeOptions,
  TimeHint,
  IdsField,
  Extras: OwnDetails,
  Receipt: MeetingReceipt,
  onAccepted: handleAcceptedMeeting
}

/**
 * A form behind a summary, which opens without script too. Renders nothing where the backend has no call for it, where
 * the opening hours are not known, and after the last half hour of the fair.
 */
export function MeetingSection() {
  const messages = usePageMessages(meetingMessages)
  // Not every backend has a call that takes requests for meetings.
  const isOffered = useSiteConfig('meetings') === '1'
  const isAhead = useSlotsAhead().length > 0
  const wasSent = useStore(({ form, query }) => form?.form === 'meeting' || query.done === 'meeting')
  if (!isOffered || !isAhead) return null
  return (
    <details className="meeting" open={wasSent}>
      <summary className="button">{messages.ask}</summary>
      <p>{messages.askText}</p>
      <LazyForm name="meeting" idPrefix="page" parts={parts} />
    </details>
  )
}
