/** The plan as a calendar file: its talks, and the fair's days with the booths that are to be visited. */
import { type CalendarSite, fairDays, talkEvent } from '../../shared/calendar-events.ts'
import { calendarFile } from '../../shared/icalendar.ts'
import { localePath } from '../../shared/locale.ts'
import type { PlanEntries } from './plan-entries.ts'

/**
 * The text of the file (RFC 5545). Events have the names that the site's own files give them, so that what is
 * imported twice is there once. `title` is the calendar's name.
 */
export function planCalendar(site: CalendarSite, title: string, entries: PlanEntries): string {
  const talks = entries.days.flatMap((day) => day.talks.flatMap(({ talk }) => talkEvent(site, talk) ?? []))
  const stops = entries.rows.flatMap((row) => row.stops)
  if (stops.length === 0) return calendarFile(title, talks)
  const walk = [...stops.map(lineOf), site.origin + localePath('/plan', site.locale)].join('\n')
  return calendarFile(title, [...fairDays(site, walk, undefined), ...talks])
}

/** The plan as text, for where no file can be taken. */
export function planText(title: string, entries: PlanEntries, timeOf: (start: number, end: number) => string): string {
  const talks = entries.days.flatMap((day) =>
    day.talks.map(({ talk }) => `${timeOf(talk.start, talk.end)} ${talk.title} (${talk.room})`)
  )
  const stops = entries.rows.flatMap((row) => row.stops.map(lineOf))
  return [title, ...talks, ...stops].join('\n')
}

function lineOf({ exhibitor, products }: PlanEntries['rows'][number]['stops'][number]): string {
  return [`${exhibitor.booth} ${exhibitor.company}`, ...products.map(({ name }) => `  · ${name}`)].join('\n')
}
