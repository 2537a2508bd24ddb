/** A meeting as a calendar event and as text. */

import { localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { type CalendarSite, calendarName } from '../../../shared/time/calendar-events.ts'
import { formatShanghaiDate, formatTime } from '../../../shared/time/dates.ts'
import { calendarFile } from '../../../shared/time/icalendar.ts'
import { slotS } from '../../../shared/time/meeting-slots.ts'
import type { Meeting } from './meetings-store.ts'

/** A calendar file (RFC 5545) with one event, which is tentative until the exhibitor confirms it. */
export function meetingCalendar(site: CalendarSite, meeting: Meeting, summary: string): string {
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
export function meetingText({ number, booth, time, topic }: Meeting, summary: string): string {
  return [summary, meetingTime(time), booth, number, topic].filter(Boolean).join('\n')
}

/** Day and half hour of a slot in Shanghai: `11.06.2025 10:30–11:00`. */
export function meetingTime(time: number): string {
  return `${formatShanghaiDate(time)} ${formatTime(time)}–${formatTime(time + slotS)}`
}
