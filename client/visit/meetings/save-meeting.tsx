import { useState } from 'react'
import { insideApp } from '../../boot/user-agent.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useStore } from '../../store.ts'
import { Calendar } from '../../ui/icons.tsx'
import { saveFile } from '../../ui/share/save-file.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import { meetingCalendar, meetingText } from './meeting-calendar.ts'
import type { Meeting } from './meetings-store.ts'
import { meetingMessages } from './messages.ts'

/** A button that saves a meeting as a calendar file; a text to copy inside apps, which cannot download files. */
export function SaveMeeting({ meeting }: { meeting: Meeting }) {
  const messages = usePageMessages(meetingMessages)
  const { locale, edition, facts } = useStore((state) => state)
  const [isText, setIsText] = useState(false)
  const summary = messages.calendarTitle(meeting.company)
  const save = () => {
    if (insideApp()) return setIsText(true)
    const site = { origin: window.location.origin, locale, edition, facts }
    const name = `meeting-${meeting.number || meeting.exhibitor}.ics`
    saveFile(name, 'text/calendar;charset=utf-8', meetingCalendar(site, meeting, summary))
  }
  return (
    <>
      <button type="button" className="link-button icon-link" onClick={save}>
        <Calendar />
        {messages.calendar}
      </button>
      {isText && <CopyBox help={messages.downloadHelp} text={meetingText(meeting, summary)} />}
    </>
  )
}
