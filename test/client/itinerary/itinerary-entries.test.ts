import ICAL from 'ical.js'
import t from 'tap'
import { planCalendar, planText } from '../../../client/plan/calendar-text.ts'
import { planEntries } from '../../../client/plan/plan-entries.ts'
import { emptyPlan } from '../../../client/plan/stars.ts'
import { editions } from '../../../shared/editions.ts'
import { project } from '../../../shared/projection.ts'

const nine = 1749603600
const talk = (id: number, start: number, minutes: number) => ({
  id,
  forum: 'roundtable',
  start,
  end: start + minutes * 60,
  title: `演讲${id}；转换期三年，钱从哪里来：一个很长的题目，长到一行写不下，必须折行`,
  room: 'N5馆论坛区',
  speakers: []
})
const booth = (id: number, number: string) => ({
  id,
  company: `公司${id}`,
  booth: number,
  row: number.charAt(2),
  country: 'CN',
  area: 18
})
const talks = [talk(3, nine + 86_400, 30), talk(1, nine, 60), talk(2, nine + 1800, 60), talk(4, nine, 30)]
const booths = [booth(103, 'N5B02'), booth(101, 'N5A10'), booth(102, 'N5A02')]
const products = new Map([
  [1001, { name: '大米', exhibitor: 101 }],
  [1002, { name: '茶', exhibitor: 103 }]
])
const plan = { ...emptyPlan, talk: [2, 3, 1], exhibitor: [101, 102, 999], product: [1001, 1002, 1003] }
const entries = planEntries(plan, talks, booths, products)

t.test('talks stand by day and hour, and those at the same time know of each other', async (t) => {
  const shown = entries.days.map(({ day, talks: list }) => [
    day,
    list.map((each) => [each.talk.id, each.overlaps.map((other) => other.id)])
  ])
  t.same(shown, [
    [
      1749600000,
      [
        [1, [2]],
        [2, [1]]
      ]
    ],
    [1749686400, [[3, []]]]
  ])
})

t.test('exhibitors stand by row and booth, products under those who show them', async (t) => {
  const shown = entries.rows.map(({ row, stops }) => [
    row,
    stops.map((stop) => [stop.exhibitor.booth, stop.starred, stop.products.map(({ name }) => name)])
  ])
  t.same(shown, [
    [
      'A',
      [
        ['N5A02', true, []],
        ['N5A10', true, ['大米']]
      ]
    ],
    ['B', [['N5B02', false, ['茶']]]]
  ])
  t.same(entries.loose, [1003], 'a product that nobody is known to show')
  t.same(entries.gone, { exhibitor: [999], talk: [] })
})

const site = {
  origin: 'https://fair.example.com',
  edition: 'organic' as const,
  locale: 'cn' as const,
  facts: project(editions.organic, 'cn')
}

t.test('the calendar file is read by ical.js: talks at their hour, booths in the fair’s days', async (t) => {
  const text = planCalendar(site, '参观计划', entries)
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  t.equal(events.length, 6, 'three days and three talks')
  const first = events.find((event) => event.uid.startsWith('talk-1.'))
  t.equal(first?.startDate.toUnixTime(), nine)
  t.equal(first?.endDate.toUnixTime(), nine + 3600)
  t.equal(first?.summary, talks[1]?.title, 'the title survives folding and escaping')
  t.match(events[0]?.description, /N5A02 公司102\nN5A10 公司101\n {2}· 大米/)
  t.same(new Set(events.map((event) => event.uid)).size, 6)
  t.equal(planCalendar(site, '参观计划', entries), text, 'the same plan gives the same file')
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) t.fail(`too long: ${line}`)
    if (line.includes('\ufffd') || line.includes('\n')) t.fail(`cut: ${line}`)
  }
})

t.test('without booths the file has the talks alone', async (t) => {
  const text = planCalendar(site, '参观计划', planEntries({ ...emptyPlan, talk: [1] }, talks, booths, products))
  t.equal(text.match(/BEGIN:VEVENT/g)?.length, 1)
})

t.test('where no file can be taken the plan is text', async (t) => {
  const text = planText('参观计划', entries, (start) => `@${start}`)
  t.match(text, `@${nine} 演讲1`)
  t.match(text, 'N5B02 公司103\n  · 茶')
})
