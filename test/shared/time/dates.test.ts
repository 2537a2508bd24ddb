import t from 'tap'
import {
  daysBetween,
  formatDate,
  formatRange,
  formatShanghaiDate,
  formatTalkDay,
  formatTime,
  formatTimelineDate,
  isoDate,
  isoTime,
  phaseOf,
  shanghaiDay
} from '../../../shared/time/dates.ts'

const first = 1749600000
const last = 1749772800

t.test('a date is DD.MM.YYYY in UTC', async (t) => {
  t.equal(formatDate(first), '11.06.2025')
  t.equal(formatDate(first - 1), '10.06.2025')
  t.equal(formatDate(Number.NaN), '')
})

t.test('a range repeats month and year only if they differ', async (t) => {
  t.equal(formatRange(first, last, 'en'), 'Jun 11 - Jun 13, 2025')
  t.equal(formatRange(first, last, 'cn'), '2025年6月11日至13日')
  t.equal(formatRange(1748649600, 1748822400, 'cn'), '2025年5月31日至6月2日')
  t.equal(formatRange(1748649600, 1748822400, 'en'), 'May 31 - Jun 02, 2025')
  t.equal(formatRange(1767139200, 1767312000, 'en'), 'Dec 31, 2025 - Jan 02, 2026')
  t.equal(formatRange(1767139200, 1767312000, 'cn'), '2025年12月31日至2026年1月2日')
})

t.test('a date of a timeline is shown to its precision, a day of a Chinese programme has no year', async (t) => {
  t.equal(formatTimelineDate(first, 'en'), '11.06.2025')
  t.equal(formatTimelineDate(first, 'cn'), '2025年6月11日')
  t.equal(formatTimelineDate(first, 'en', 'month'), 'Jun 2025')
  t.equal(formatTimelineDate(first, 'cn', 'month'), '2025年6月')
  t.equal(formatTimelineDate(first, 'en', 'year'), '2025')
  t.equal(formatTimelineDate(first, 'cn', 'year'), '2025年')
  t.equal(isoDate(first, 'month'), '2025-06')
  t.equal(isoDate(first, 'year'), '2025')
  t.equal(formatTalkDay(first, 'cn'), '6月11日')
  t.equal(formatTalkDay(first, 'en'), '11.06.2025')
  t.equal(formatTalkDay(first, 'cn', '周三'), '6月11日 周三')
  t.equal(formatTalkDay(first, 'en', 'Wed'), 'Wed 11.06.2025')
})

t.test('times are in the time zone of Shanghai', async (t) => {
  t.equal(formatTime(1749603600), '09:00')
  t.equal(isoTime(1749603600), '2025-06-11T09:00+08:00')
  t.equal(shanghaiDay(Date.parse('2025-06-10T16:00:00Z') / 1000), first, 'midnight in Shanghai')
  t.equal(shanghaiDay(Date.parse('2025-06-10T15:59:59Z') / 1000), first - 86400)
  t.equal(formatShanghaiDate(Date.parse('2025-06-10T16:00:00Z') / 1000), '11.06.2025')
})

for (const [day, phase] of [
  [first - 86400, 'before'],
  [first, 'during'],
  [last, 'during'],
  [last + 86400, 'after']
] as const) {
  t.test(`${formatDate(day)} is ${phase} the fair`, async (t) => t.equal(phaseOf(day, first, last), phase))
}

t.test('daysBetween counts days', async (t) => {
  t.equal(daysBetween(first - 3 * 86400, first), 3)
  t.equal(daysBetween(first, first), 0)
})
