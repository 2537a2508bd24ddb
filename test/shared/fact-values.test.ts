import t from 'tap'
import { readDays, readHours } from '../../shared/records/facts.ts'

const utc = (time: string) => Date.parse(`${time}Z`) / 1000
const [first, last] = [utc('2025-06-11T00:00'), utc('2025-06-13T00:00')]
const span = (day: string, open: string, close: string) => ({
  open: utc(`2025-06-${day}T${open}`),
  close: utc(`2025-06-${day}T${close}`)
})

const days: [string, string, string, ReturnType<typeof readDays>][] = [
  ['dates', '2025-06-11', '2025-06-13', { first, last }],
  ['times in unix seconds, by the day in Shanghai', String(first), String(last + 57_599), { first, last }],
  ['one day', '2025-06-11', '2025-06-11', { first, last: first }],
  ['31 days', '2025-06-11', '2025-07-11', { first, last: utc('2025-07-11T00:00') }],
  ['32 days, which are a mistake', '2025-06-11', '2025-07-12', undefined],
  ['an end before the beginning', '2025-06-13', '2025-06-11', undefined],
  ['a text', 'soon', '2025-06-13', undefined]
]
for (const [what, from, to, expected] of days)
  t.test(`the days of a fair are ${expected ? 'read' : 'not read'} from ${what}`, async (t) =>
    t.same(readDays(from, to), expected)
  )

t.test('a single pair of opening hours in Shanghai holds for all days', async (t) => {
  t.same(readHours('09:00-17:00', first, last), [
    span('11', '01:00', '09:00'),
    span('12', '01:00', '09:00'),
    span('13', '01:00', '09:00')
  ])
})

t.test('several pairs are those of the days in their order; a day without a valid pair is left out', async (t) => {
  t.same(readHours('9:30–17:00, 17:00-9:00, 09:00至24:00', first, last), [
    span('11', '01:30', '09:00'),
    span('13', '01:00', '16:00')
  ])
  t.same(readHours('09:00-17:00 09:00-16:00', first, last), [
    span('11', '01:00', '09:00'),
    span('12', '01:00', '08:00')
  ])
  t.same(readHours('all day', first, last), [])
})
