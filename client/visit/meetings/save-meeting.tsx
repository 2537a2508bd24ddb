import { useState } from 'react'
import { localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { type CalendarSite, calendarName } from '../../../shared/time/calendar-events.ts'
import { formatShanghaiDate, formatTime, isoTime, weekday } from '../../../shared/time/dates.ts'
import { calendarFile } from '../../../shared/time/icalendar.ts'
import { slotS } from '../../../shared/time/meeting-slots.ts'
import { insideApp } from '../../boot/user-agent.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Calendar } from '../../ui/icons.tsx'
import { saveFile } from '../../ui/share/share-text.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import type { Meeting } from './meetings-store.ts'
import { meetingMessages } from './messages.ts'

/**
 * A meeting as a calendar event and as text. A calendar file (RFC 5545) with one event, which is tentative until the
 * exhibitor confirms it.
 */
function meetingCalendar(site: Omit<CalendarSite, 'place'>, meeting: Meeting, summary: string): string {
  const { facts, origin, locale } = site
  const { exhibitor, number, booth, time, sent, topic } = meeting
  const url = origin + localePath(href.exhibitor({ id: exhibitor }), locale)
  const location = [[facts.venue, booth].filter(Boolean).join(' '), facts.address].filter(Boolean).join(', ')
  return calendarFile('', [
    {
      uid: `meeting-${exhibitor}-${number || sent}.${calendarName(site)}@${new URL(origin).hostname}`,
      lastModified: sent,
      start: time,
      end: time + slotS,
      summary,
      description: [number, topic, url].filter(Boolean).join('\n'),
      ...(location && { location }),
      url,
      isTentative: true
    }
  ])
}

/** The same as lines of text, for browsers that cannot download files. */
function meetingText({ number, booth, time, topic }: Meeting, summary: string): string {
  return [summary, meetingTime(time), booth, number, topic].filter(Boolean).join('\n')
}

/** Day and half hour of a slot in Shanghai: `11.06.2025 10:30–11:00`; `MeetingTime` has its weekday too. */
export function meetingTime(time: number): string {
  return `${formatShanghaiDate(time)} ${formatTime(time)}–${formatTime(time + slotS)}`
}

/** The time of a meeting as text, with its weekday. */
export function MeetingTime({ time }: { time: number }) {
  const messages = useMessages().ui
  return (
    <time dateTime={isoTime(time)}>
      {messages.weekday(weekday(time))} {meetingTime(time)}
    </time>
  )
}

/** A button that saves a meeting as a calendar file; a text to copy inside apps, which cannot download files. */
export function SaveMeeting({ meeting }: { meeting: Meeting }) {
  const messages = usePageMessages(meetingMessages)
  const { plan, ui } = useMessages()
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
        {ui.addToCalendar}
      </button>
      {isText && <CopyBox help={plan.calendarHelp} text={meetingText(meeting, summary)} />}
    </>
  )
}
