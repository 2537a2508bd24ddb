/**
 * Calendar files (RFC 5545), the same on the server and in the browser: a pure function of the events, so equal events
 * give equal bytes.
 */

export interface CalendarEvent {
  /** Persistent and unique in the world; the same in every language. */
  uid: string
  /** Last change of what the event says, unix seconds. */
  stamp: number
  /** An instant in unix seconds; with `wholeDays` midnight UTC of the first day. */
  start: number
  /** Exclusive: the instant at which it is over; with `wholeDays` midnight UTC of the day after the last one. */
  end?: number
  wholeDays?: boolean
  summary: string
  /** Plain text; lines are kept. */
  description?: string
  location?: string
  /** An absolute address. */
  url?: string
  /** Degrees. */
  geo?: { latitude: number; longitude: number }
}

/** The zone of all times; it has had no daylight saving since 1991. */
const zone = 'Asia/Shanghai'
const zoneOffset = 8 * 3600
const longestLine = 75

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
 * The text of a calendar file: CRLF line ends, lines of 75 octets at most. Some programs take a file with a name for a
 * calendar of its own, and one whose name is empty for entries of the reader's. Throws a RangeError for what is no time.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trade fair site//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, `X-WR-TIMEZONE:${zone}`] : []),
    ...(events.some((event) => !event.wholeDays) ? timeZone : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR'
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { wholeDays = false, description, location, url, geo, end } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcTime(event.stamp)}`,
    `LAST-MODIFIED:${utcTime(event.stamp)}`,
    `DTSTART${moment(event.start, wholeDays)}`,
    ...(end === undefined ? [] : [`DTEND${moment(end, wholeDays)}`]),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    ...(url ? [`URL:${withoutControls(url)}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT'
  ]
}

function moment(seconds: number, wholeDay: boolean): string {
  if (wholeDay) return `;VALUE=DATE:${basic(seconds).slice(0, 8)}`
  return `;TZID=${zone}:${basic(seconds + zoneOffset)}`
}

function utcTime(seconds: number): string {
  return `${basic(seconds)}Z`
}

/** `20250611T090000`, of what the clock shows in UTC. */
function basic(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

/** A value of type TEXT (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return withoutControls(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  )
}

/** Without control characters, and without lone surrogates, which UTF-8 cannot say (RFC 5545, section 3.1). */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '')
}

/** Folds a content line by octets and never inside a character (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = []
  let from = 0
  let octets = 0
  for (let at = 0; at < line.length; ) {
    const point = line.codePointAt(at)!
    const size = octetsOf(point)
    if (octets + size > longestLine) {
      parts.push(line.slice(from, at))
      from = at
      octets = 1
    }
    octets += size
    at += point > 0xffff ? 2 : 1
  }
  return [...parts, line.slice(from)].join('\r\n ')
}

/** Octets of a character in UTF-8 (RFC 3629, section 3); a lone surrogate becomes the three of U+FFFD. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
