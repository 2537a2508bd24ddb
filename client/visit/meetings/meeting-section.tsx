/** The way to ask an exhibitor for a meeting, on the exhibitor's page (shared/README.md#meetings). */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { MessageKey } from '../../../shared/forms/forms.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { readMeetingNumber, slotTime } from '../../../shared/time/meeting-slots.ts'
import { useFormMessages } from '../../forms/form-messages.ts'
import type { FormAnswer } from '../../forms/form-view-context.ts'
import { LazyForm } from '../../forms/lazy-form.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { type ClientState, useStore } from '../../store.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Close } from '../../ui/icons.tsx'
import { itineraryStore } from '../itinerary/stars.ts'
import { meetingFragment, useIsMeetingOffered } from './meeting-link.tsx'
import { keepMeeting, type Meeting, meetingsStore } from './meetings-store.ts'
import { meetingMessages } from './messages.ts'
import { OwnDetails, rememberDetails } from './own-details.tsx'
import { MeetingTime, SaveMeeting } from './save-meeting.tsx'
import { TimeHint, TimeOptions } from './time-options.tsx'

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
  const isOffered = useIsMeetingOffered()
  const element = useRef<HTMLDetailsElement>(null)
  const wasSent = useStore(({ form, query }) => form?.form === 'meeting' || query.done === 'meeting')
  useEffect(() => {
    if (window.location.hash !== meetingFragment || !element.current) return
    element.current.open = true
    element.current.scrollIntoView()
  }, [])
  if (!isOffered) return null
  return (
    <details ref={element} className="meeting" id={meetingFragment.slice(1)} open={wasSent}>
      <summary className="button">{messages.ask}</summary>
      <p>{messages.askText}</p>
      <LazyForm name="meeting" idPrefix="page" parts={parts} />
    </details>
  )
}

const maxProducts = 20

/**
 * The hidden fields of a request for a meeting: the exhibitor of the page, and its starred products. `name` is that of
 * the form's field.
 */
function IdsField({ name, error }: { name: string; error: MessageKey | undefined }) {
  const { fieldErrors } = useFormMessages()
  const exhibitor = useStore((state) => state.data.exhibitor?.id)
  return (
    <>
      {name === 'products' ? <StarredProducts /> : <input type="hidden" name={name} value={exhibitor ?? ''} />}
      {error && (
        <p className="error" role="alert">
          {fieldErrors[error]}
        </p>
      )}
    </>
  )
}

/** The exhibitor's starred products, each with a button that leaves it out; none without script. */
function StarredProducts() {
  const messages = usePageMessages(meetingMessages)
  const { fields } = useFormMessages()
  const starred = itineraryStore.useValue().product
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const products = recordsOf(useStore((state) => state.data.exhibitor?.products))
    .filter(({ id }) => starred.includes(id) && !leftOut.includes(id))
    .slice(0, maxProducts)
  return (
    <div className="field meeting-products">
      <input type="hidden" name="products" value={products.map(({ id }) => id).join(',')} />
      {products.length > 0 ? (
        <>
          <p id="meeting-products">{fields.meetingProducts}</p>
          <ul aria-labelledby="meeting-products">
            {products.map(({ id, name }) => (
              <li key={id}>
                {name}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={messages.removeProduct(name)}
                  onClick={() => setLeftOut([...leftOut, id])}
                >
                  <Close />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="hint">{messages.noProducts}</p>
      )}
    </div>
  )
}

/** Keeps an accepted request on the device. Call it before the form is reset. */
function handleAcceptedMeeting(form: HTMLFormElement, answer: FormAnswer, { data }: Pick<ClientState, 'data'>): void {
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
function MeetingReceipt({ answer }: { answer: FormAnswer | null }) {
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
      <FactList
        className="meeting-receipt"
        facts={[
          [messages.number, number],
          [messages.time, time !== undefined && <MeetingTime time={time} />],
          [messages.booth, data.exhibitor?.booth]
        ]}
      />
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
