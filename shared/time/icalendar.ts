/** Calendar files (RFC 5545), built on the server and in the browser. Equal events give equal bytes. */
import { shanghaiOffset } from './dates.ts'

export interface CalendarEvent {
  /** Globally unique and permanent; the same in both languages. */
  uid: string
  /** Time of the last change, unix seconds. */
  lastModified: number
  /** Unix seconds; with `allDay` midnight UTC of the first day. */
  start: number
  /** Exclusive, unix seconds; with `allDay` midnight UTC of the day after the last one. */
  end?: number
  allDay?: boolean
  summary: string
  /** Plain text with line breaks. */
  description?: string
  location?: string
  /** Absolute. */
  url?: string
  /** In degrees. */
  geo?: { latitude: number; longitude: number }
  /** Whether somebody still has to confirm it. */
  isTentative?: boolean
}

/** The time zone of all times; no daylight saving time since 1991. */
const zone = 'Asia/Shanghai'
/** Without the line break (RFC 5545, section 3.1). */
const maxLineOctets = 75

const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE'
]

/**
 * The text of a calendar file. With a name, calendar programs may create a calendar; without one they add the events to
 * the user's own. An empty name is omitted. `isSubscribed` asks programs that subscribe to fetch it again each hour
 * (RFC 7986, section 5.7). Throws a RangeError for an invalid time.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], isSubscribed = false): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trade fair site//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, `X-WR-TIMEZONE:${zone}`] : []),
    ...(isSubscribed ? ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : []),
    ...(events.some((event) => !event.allDay) ? timeZone : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR'
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { allDay = false, description, location, url, geo, end } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcTime(event.lastModified)}`,
    `LAST-MODIFIED:${utcTime(event.lastModified)}`,
    `DTSTART${dateProperty(event.start, allDay)}`,
    ...(end === undefined ? [] : [`DTEND${dateProperty(end, allDay)}`]),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    ...(url ? [`URL:${removeControls(url)}`] : []),
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT'
  ]
}

/** Parameter and value of DTSTART or DTEND. */
function dateProperty(seconds: number, allDay: boolean): string {
  if (allDay) return `;VALUE=DATE:${basicFormat(seconds).slice(0, 8)}`
  return `;TZID=${zone}:${basicFormat(seconds + shanghaiOffset)}`
}

function utcTime(seconds: number): string {
  return `${basicFormat(seconds)}Z`
}

/** The time in UTC as `20250611T090000`. */
function basicFormat(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

/** Escapes a value of type TEXT (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return removeControls(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  )
}

/** Removes control characters, and lone surrogates, which UTF-8 cannot encode (RFC 5545, section 3.1). */
function removeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '')
}

/** Folds a content line into lines of at most 75 octets, between characters (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = []
  let from = 0
  let octets = 0
  for (let at = 0; at < line.length; ) {
    const point = line.codePointAt(at) ?? 0
    const size = octetsOf(point)
    if (octets + size > maxLineOctets) {
      parts.push(line.slice(from, at))
      from = at
      // The space that begins a continuation line.
      octets = 1
    }
    octets += size
    at += point > 0xffff ? 2 : 1
  }
  return [...parts, line.slice(from)].join('\r\n ')
}

/** Octets of a character in UTF-8 (RFC 3629, section 3). A lone surrogate is encoded as U+FFFD, in three octets. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
