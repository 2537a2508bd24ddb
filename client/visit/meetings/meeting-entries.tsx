/** The meetings that were asked for, as entries of the visitor's plan. */
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { BoothNumber } from '../../pages/directory/booth-link.tsx'
import { Close } from '../../ui/icons.tsx'
import { type Meeting, meetingsStore, removeMeeting } from './meetings-store.ts'
import { meetingMessages } from './messages.ts'
import { MeetingTime, SaveMeeting } from './save-meeting.tsx'

/** Renders nothing where there are none. */
export function MeetingEntries() {
  const messages = usePageMessages(meetingMessages)
  const meetings = meetingsStore.useValue()
  const isKept = meetingsStore.useIsKept()
  if (meetings.length === 0) return null
  return (
    <section aria-labelledby="plan-meetings">
      <h2 id="plan-meetings">{messages.title}</h2>
      <ul className="plan-group">
        {[...meetings]
          .sort((a, b) => a.time - b.time)
          .map((meeting) => (
            <Entry key={`${meeting.exhibitor}-${meeting.sent}`} meeting={meeting} />
          ))}
      </ul>
      <p className="plan-side">{messages.removeHelp}</p>
      {!isKept && <p role="status">{messages.notKept}</p>}
    </section>
  )
}

function Entry({ meeting }: { meeting: Meeting }) {
  const messages = usePageMessages(meetingMessages)
  const { exhibitor, company, booth, number, time, topic } = meeting
  return (
    <li className="plan-entry">
      <p className="plan-key">
        <MeetingTime time={time} />
      </p>
      <div>
        <p>
          <Link href={href.exhibitor({ id: exhibitor })}>{company}</Link> <BoothNumber booth={booth} />
        </p>
        <p className="plan-side">
          {messages.requested}
          {number && ` · ${messages.number} ${number}`}
        </p>
        {topic && (
          <p className="plan-side">
            {messages.topic}: {topic}
          </p>
        )}
        <SaveMeeting meeting={meeting} />
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.remove(company)}
        onClick={() => removeMeeting(meeting)}
      >
        <Close />
      </button>
    </li>
  )
}
