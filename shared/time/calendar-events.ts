/** The calendar events of the fair: its days and its talks. */

import { cutText, maxTextLength } from '../locale/cut-text.ts'
import { type Locale, localePath } from '../locale/locale.ts'
import { plainText } from '../locale/plain-text.ts'
import { href } from '../pages/addresses.ts'
import { type EditionName, fairId } from '../records/editions.ts'
import type { Facts, Place } from '../records/facts.ts'
import { readList, readNumber, readText, readTime } from '../records/read-record.ts'
import { isoDate, shanghaiDay } from './dates.ts'
import type { CalendarEvent } from './icalendar.ts'

export interface CalendarSite {
  /** Public origin without trailing slash. */
  origin: string
  edition: EditionName
  locale: Locale
  facts: Facts
  place: Place
}

const day = 86_400

/**
 * An event for each day of the fair: with its opening hours, or all day if they are not known; none where the days are
 * not known. `about` is the description, `updated` the time of the last change in unix seconds.
 */
export function fairDays(site: CalendarSite, about: string, updated: unknown): CalendarEvent[] {
  const { facts, origin, locale } = site
  const { first, last } = facts
  const events: CalendarEvent[] = []
  if (first === undefined || last === undefined) return events
  const url = origin + localePath('/', locale)
  for (let midnight = first; midnight <= last; midnight += day) {
    const hours = facts.hours.find(({ open }) => shanghaiDay(open) === midnight)
    events.push({
      uid: uidOf(site, `day-${isoDate(midnight)}`),
      lastModified: lastModifiedOf(updated, midnight),
      ...(hours ? { start: hours.open, end: hours.close } : { start: midnight, end: midnight + day, allDay: true }),
      summary: facts.name,
      description: paragraphs(about, url),
      ...whereOf(site, facts.hall),
      url
    })
  }
  return events
}

/**
 * The event of a talk or its summary: unvalidated JSON in one language. Undefined without id, title or start. `textOf`
 * gives the plain text of a field; a record of the page's state has plain texts already.
 */
export function talkEvent(
  site: CalendarSite,
  record: unknown,
  textOf: (text: string) => string = plainText
): CalendarEvent | undefined {
  const { facts, origin, locale } = site
  const talk = asObject(record)
  const plain = (value: unknown) => textOf(typeof value === 'string' ? value : (readText(value) ?? ''))
  const summary = plain(talk.title)
  const [id, start, end] = [readNumber(talk.id), readTime(talk.start), readTime(talk.end)]
  if (id === undefined || !Number.isSafeInteger(id) || summary === '' || start === undefined) return undefined
  const url = origin + localePath(href.talk({ forum: readText(talk.forum) ?? '', id }), locale)
  return {
    uid: uidOf(site, `talk-${id}`),
    lastModified: lastModifiedOf(talk.updated, start),
    start,
    ...(end !== undefined && end > start ? { end } : {}),
    summary,
    description: paragraphs(plain(talk.admission), speakersOf(talk.speakers, plain), plainLines(talk.html), url),
    ...whereOf(site, plain(talk.room) || facts.hall),
    url
  }
}

/**
 * The same in both languages and at any time, so that a calendar program updates the event instead of adding another.
 */
function uidOf({ origin, edition, facts }: CalendarSite, event: string): string {
  return `${event}.${calendarName({ edition, facts })}@${new URL(origin).hostname}`
}

/** The fair's id and year, for the names of files and events; without the year where it is not known. */
export function calendarName({ edition, facts }: Pick<CalendarSite, 'edition' | 'facts'>): string {
  return [fairId(edition, facts.id), facts.year].filter(Boolean).join('-')
}

/** The time of the record's last change; the start of the event's year if it is not known. */
function lastModifiedOf(updated: unknown, start: number): number {
  return readTime(updated) ?? Date.UTC(new Date(start * 1000).getUTCFullYear(), 0) / 1000
}

/** Place and position of an event, as far as they are known. */
function whereOf({ facts, place }: CalendarSite, within: string): Pick<CalendarEvent, 'location' | 'geo'> {
  const { latitude, longitude } = place
  const location = [[facts.venue, within].filter(Boolean).join(' '), facts.address].filter(Boolean).join(', ')
  return {
    ...(location && { location }),
    ...(latitude !== undefined && longitude !== undefined && { geo: { latitude, longitude } })
  }
}

/** One line for each speaker: name, position, company. */
function speakersOf(speakers: unknown, plain: (value: unknown) => string): string {
  return (readList(speakers) ?? [])
    .map(asObject)
    .map(({ name, position, company }) => [name, position, company].map(plain).filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n')
}

/** The plain text of markup, one line for each block. */
function plainLines(markup: unknown): string {
  if (typeof markup !== 'string') return ''
  const blocks = cutText(markup, maxTextLength).split(/<br\b[^<>]*>|<\/(?:p|h[1-6]|li|tr|blockquote|div)\s*>/i)
  return blocks.map(plainText).filter(Boolean).join('\n')
}

function paragraphs(...parts: string[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Makes the properties of any value readable; null and undefined become an empty object. */
function asObject(value: unknown): Record<string, unknown> {
  return Object(value)
}
