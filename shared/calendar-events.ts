/** What the fair puts into a calendar: its days and its talks, the same wherever the file is made. */
import { isoDate, shanghaiDay } from './dates.ts'
import type { EditionFacts, EditionName } from './editions.ts'
import type { CalendarEvent } from './icalendar.ts'
import { type Locale, localePath } from './locale.ts'
import type { Projected } from './projection.ts'
import { plainText } from './shell-records.ts'
import { longestText } from './text-bounds.ts'

export interface CalendarSite {
  /** Public origin without trailing slash. */
  origin: string
  edition: EditionName
  locale: Locale
  facts: Projected<EditionFacts>
}

const day = 86_400
const lastInstant = 253_402_214_400

/** Each day of the fair with its hours, or as a whole day where nobody has named them. */
export function fairDays(site: CalendarSite, about: string, updated: unknown): CalendarEvent[] {
  const { facts, origin, locale } = site
  const url = origin + localePath('/', locale)
  const events: CalendarEvent[] = []
  for (let midnight = facts.first; midnight <= facts.last; midnight += day) {
    const hours = facts.hours.find(({ open }) => shanghaiDay(open) === midnight)
    events.push({
      uid: uidOf(site, `day-${isoDate(midnight)}`),
      stamp: stampOf(site, updated),
      ...(hours ? { start: hours.open, end: hours.close } : { start: midnight, end: midnight + day, wholeDays: true }),
      summary: facts.name,
      description: paragraphs(about, url),
      location: placeOf(site, facts.hall),
      url,
      geo: { latitude: facts.latitude, longitude: facts.longitude }
    })
  }
  return events
}

/** A talk or its summary, in one language, as it arrived; undefined where it has no number, title or time. */
export function talkEvent(site: CalendarSite, record: unknown): CalendarEvent | undefined {
  const { facts, origin, locale } = site
  const talk = Object(record) as Record<string, unknown>
  const summary = plain(talk.title)
  if (!Number.isSafeInteger(talk.id) || summary === '' || !isInstant(talk.start)) return undefined
  const url = origin + localePath(`/event/${talk.forum}/${talk.id}`, locale)
  return {
    uid: uidOf(site, `talk-${talk.id}`),
    stamp: stampOf(site, talk.updated),
    start: talk.start,
    ...(isInstant(talk.end) && talk.end > talk.start ? { end: talk.end } : {}),
    summary,
    description: paragraphs(speakersOf(talk.speakers), plainLines(talk.html), url),
    location: placeOf(site, plain(talk.room) || facts.hall),
    url,
    geo: { latitude: facts.latitude, longitude: facts.longitude }
  }
}

/** The same event has the same name in both languages, and whenever it is asked for. */
function uidOf({ origin, edition, facts }: CalendarSite, event: string): string {
  return `${event}.${edition}-${facts.year}@${new URL(origin).hostname}`
}

/** When the record was last changed; the start of the fair's year where it does not say. */
function stampOf({ facts }: CalendarSite, updated: unknown): number {
  return isInstant(updated) ? updated : Date.UTC(facts.year, 0) / 1000
}

function placeOf({ facts }: CalendarSite, within: string): string {
  return `${facts.venue} ${within}, ${facts.address}`
}

/** One line a person: name, position, company. */
function speakersOf(speakers: unknown): string {
  return (Array.isArray(speakers) ? speakers : [])
    .map((person) => Object(person) as Record<string, unknown>)
    .map(({ name, position, company }) => [name, position, company].map(plain).filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n')
}

/** Plain text of markup with a line for each of its blocks. */
function plainLines(markup: unknown): string {
  if (typeof markup !== 'string') return ''
  const blocks = markup.slice(0, longestText).split(/<br\b[^<>]*>|<\/(?:p|h[1-6]|li|tr|blockquote|div)\s*>/i)
  return blocks.map(plainText).filter(Boolean).join('\n')
}

function paragraphs(...parts: string[]): string {
  return parts.filter(Boolean).join('\n\n')
}

function plain(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : ''
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < lastInstant
}
