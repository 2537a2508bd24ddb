/** The itinerary as a calendar file and as plain text. */

import { type CalendarSite, fairDays, talkEvent } from '../../shared/calendar-events.ts'
import { calendarFile } from '../../shared/icalendar.ts'
import { localePath } from '../../shared/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { oneSpaced } from '../../shared/plain-text.ts'
import type { ItineraryEntries } from './itinerary-entries.ts'

/**
 * The text of a calendar file (RFC 5545): an event for each talk and, where there are booths to visit, one for each day
 * of the fair with the list of booths. UIDs are those of the site's other calendar files, so that importing both does
 * not duplicate events. `title` is the calendar's name.
 */
export function itineraryCalendar(site: CalendarSite, title: string, entries: ItineraryEntries): string {
  const talks = entries.days.flatMap((day) => day.talks.flatMap(({ talk }) => talkEvent(site, talk, oneSpaced) ?? []))
  const stops = entries.rows.flatMap((row) => row.stops)
  if (stops.length === 0) return calendarFile(title, talks)
  const description = [...stops.map(stopLines), site.origin + localePath(href.plan(), site.locale)].join('\n')
  return calendarFile(title, [...fairDays(site, description, undefined), ...talks])
}

/** The itinerary as plain text, for browsers that cannot download files. `timeOf` formats two unix times in seconds. */
export function itineraryText(
  title: string,
  entries: ItineraryEntries,
  timeOf: (start: number, end: number) => string
): string {
  const talks = entries.days.flatMap((day) =>
    day.talks.map(({ talk }) => `${timeOf(talk.start, talk.end)} ${talk.title} (${talk.room})`)
  )
  const stops = entries.rows.flatMap((row) => row.stops.map(stopLines))
  return [title, ...talks, ...stops].join('\n')
}

/** Booth and company, then one line per product. */
function stopLines({ exhibitor, products }: ItineraryEntries['rows'][number]['stops'][number]): string {
  return [`${exhibitor.booth} ${exhibitor.company}`, ...products.map(({ name }) => `  · ${name}`)].join('\n')
}
