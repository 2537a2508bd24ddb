import t from 'tap'
import { type CalendarEvent, calendarFile, escapeText, foldLine } from '../../../shared/time/icalendar.ts'

const event: CalendarEvent = { uid: 'a@fair.example', lastModified: 1749081600, start: 1749603600, summary: 'A talk' }
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

t.test('every line ends with CRLF and has at most 75 octets, and no character is split', async (t) => {
  for (const unit of ['a', 'é', '茶', '🍵', 'a茶', '🍵é茶']) {
    for (let before = 0; before < 8; before += 1) {
      const line = 'x'.repeat(before) + unit.repeat(200)
      const parts = foldLine(line).split('\r\n')
      for (const part of parts) t.ok(Buffer.byteLength(part) <= 75, `${unit} ${before}`)
      t.ok(
        parts.slice(0, -1).every((part) => Buffer.byteLength(part) > 71),
        'lines are full'
      )
      t.ok(parts.slice(1).every((part) => part.startsWith(' ')))
      t.notMatch(parts.join(), /\ufffd/)
      t.equal(foldLine(line).replaceAll('\r\n ', ''), line)
    }
  }
  t.equal(foldLine('a'.repeat(75)), 'a'.repeat(75))
  t.equal(foldLine('a'.repeat(76)), `${'a'.repeat(75)}\r\n a`)
  const file = calendarFile('有机'.repeat(60), [event])
  t.ok(file.endsWith('END:VCALENDAR\r\n'))
  t.notMatch(file.replaceAll('\r\n', ''), /[\r\n]/)
})

for (const [text, written] of [
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['two\nlines', 'two\\nlines'],
  ['two\r\nlines\rthree', 'two\\nlines\\nthree'],
  ['a\u0000\u0007\u007f\tb', 'ab'],
  ['a\ud800b\udc00\u0085\u009fc', 'abc'],
  ['🍵', '🍵'],
  ['END:VEVENT\r\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM']
] as const) {
  t.test(`the text ${JSON.stringify(text)} is escaped as ${written}`, async (t) => t.equal(escapeText(text), written))
}

t.test('a time is written in the time zone of Shanghai, with the zone’s definition', async (t) => {
  const lines = linesOf(calendarFile('', [{ ...event, end: 1749632400 }]))
  t.ok(lines.includes('DTSTART;TZID=Asia/Shanghai:20250611T090000'))
  t.ok(lines.includes('DTEND;TZID=Asia/Shanghai:20250611T170000'))
  t.ok(lines.includes('TZID:Asia/Shanghai'))
  t.ok(lines.includes('DTSTAMP:20250605T000000Z'))
})

t.test('an all-day event ends with the day after its last one and needs no time zone', async (t) => {
  const lines = linesOf(calendarFile('', [{ ...event, start: 1749600000, end: 1749859200, allDay: true }]))
  t.ok(lines.includes('DTSTART;VALUE=DATE:20250611'))
  t.ok(lines.includes('DTEND;VALUE=DATE:20250614'))
  t.notOk(lines.includes('BEGIN:VTIMEZONE'))
})

t.test('missing properties are omitted', async (t) => {
  const text = calendarFile('', [event])
  t.notMatch(text, /DTEND|DESCRIPTION|LOCATION|GEO|URL|X-WR-CALNAME/)
  t.match(
    calendarFile('Days', [{ ...event, url: 'https://fair.example/x\r\nEVIL:1' }]),
    'URL:https://fair.example/xEVIL:1\r\n'
  )
  t.throws(() => calendarFile('', [{ ...event, start: Number.NaN }]), RangeError)
})
