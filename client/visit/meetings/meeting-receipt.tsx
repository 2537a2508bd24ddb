/** What confirms a request for a meeting: number and time, and where it is kept. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { readMeetingNumber, slotTime } from '../../../shared/time/meeting-slots.ts'
import type { FormAnswer } from '../../forms/form-view-context.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import type { ClientState } from '../../store.ts'
import { useStore } from '../../store.ts'
import { keepMeeting, type Meeting, meetingsStore } from './meetings-store.ts'
import { meetingMessages } from './messages.ts'
import { rememberDetails } from './own-details.tsx'
import { MeetingTime, SaveMeeting } from './save-meeting.tsx'

/** Keeps an accepted request on the device. Call it before the form is reset. */
export function handleAcceptedMeeting(
  form: HTMLFormElement,
  answer: FormAnswer,
  { data }: Pick<ClientState, 'data'>
): void {
  const meeting = meetingOf(answer, data)
  if (meeting) keepMeeting(meeting)
  rememberDetails(form, answer.values)
}

function meetingOf({ values, data, acceptedAt }: FormAnswer, page: ClientState['data']): Meeting | undefined {
  const time = slotTime(values.time ?? '')
  if (time === undefined || !page.exhibitor) return undefined
  const { id: exhibitor, company, booth } = page.exhibitor
  const number = readMeetingNumber(Object(data).number) ?? ''
  return { number, exhibitor, company, booth, time, sent: acceptedAt, topic: (values.topic ?? '').trim() }
}

/** `answer` is null after a request without script: the address then has number and time. */
export function MeetingReceipt({ answer }: { answer: FormAnswer | null }) {
  const messages = usePageMessages(meetingMessages)
  const planMessages = useMessages().plan
  const query = useStore((state) => state.query)
  const data = useStore((state) => state.data)
  const isKept = meetingsStore.useIsKept()
  const meeting = answer && meetingOf(answer, data)
  const number = meeting ? meeting.number : readMeetingNumber(query.number)
  const time = meeting ? meeting.time : slotTime(query.time ?? '')
  return (
    <>
      <dl className="meeting-receipt">
        {number && <Line name={messages.number} value={number} />}
        {time !== undefined && <Line name={messages.time} value={<MeetingTime time={time} />} />}
        {data.exhibitor?.booth && <Line name={messages.booth} value={data.exhibitor.booth} />}
      </dl>
      {meeting && !isKept && <p>{messages.notKept}</p>}
      {meeting && (
        <p className="star-line">
          {messages.inPlan}
          <Link className="arrow-link" href={href.plan()}>
            {planMessages.openItinerary}
          </Link>
          <SaveMeeting meeting={meeting} />
        </p>
      )}
    </>
  )
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
