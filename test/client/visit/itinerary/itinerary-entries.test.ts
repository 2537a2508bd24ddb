import ICAL from 'ical.js'
import t from 'tap'
import { itineraryEntries } from '../../../../client/visit/itinerary/itinerary-entries.ts'
import { itineraryCalendar, itineraryText } from '../../../../client/visit/itinerary/itinerary-tools.tsx'
import { emptyItinerary } from '../../../../client/visit/itinerary/stars.ts'
import { sampleFacts, samplePlace } from '../../../fixtures/sample-facts.ts'

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
const itinerary = { ...emptyItinerary, talk: [2, 3, 1], exhibitor: [101, 102, 999], product: [1001, 1002, 1003] }
const entries = itineraryEntries(itinerary, talks, booths, products)

t.test('talks are grouped by day, sorted by time, each with the earlier talks that it overlaps', async (t) => {
  const summary = entries.days.map(({ day, talks: list }) => [
    day,
    list.map((entry) => [entry.talk.id, entry.overlaps.map((other) => other.id)])
  ])
  t.same(summary, [
    [
      1749600000,
      [
        [1, []],
        [2, [1]]
      ]
    ],
    [1749686400, [[3, []]]]
  ])
})

t.test('exhibitors are sorted by row and booth, with their starred products', async (t) => {
  const summary = entries.rows.map(({ row, stops }) => [
    row,
    stops.map((stop) => [stop.exhibitor.booth, stop.isStarred, stop.products.map(({ name }) => name)])
  ])
  t.same(summary, [
    [
      'A',
      [
        ['N5A02', true, []],
        ['N5A10', true, ['大米']]
      ]
    ],
    ['B', [['N5B02', false, ['茶']]]]
  ])
  t.same(entries.productsWithoutBooth, [1003], 'a product whose exhibitor is unknown')
  t.same(entries.unlisted, { exhibitor: [999], talk: [] })
})

const site = {
  origin: 'https://fair.example.com',
  edition: 'organic' as const,
  locale: 'cn' as const,
  facts: sampleFacts('organic', 'cn'),
  place: samplePlace('organic', 'cn')
}

t.test(
  'ical.js parses the calendar file: an event for each talk, and for each day of the fair with the booths',
  async (t) => {
    const text = itineraryCalendar(site, '参观计划', entries)
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
    t.equal(events.length, 6, 'three days and three talks')
    const first = events.find((event) => event.uid.startsWith('talk-1.'))
    t.equal(first?.startDate.toUnixTime(), nine)
    t.equal(first?.endDate.toUnixTime(), nine + 3600)
    t.equal(first?.summary, talks[1]?.title, 'the title is unchanged by folding and escaping')
    t.match(events[0]?.description, /N5A02 公司102\nN5A10 公司101\n {2}· 大米/)
    t.same(new Set(events.map((event) => event.uid)).size, 6)
    t.equal(itineraryCalendar(site, '参观计划', entries), text, 'the same itinerary gives the same file')
    for (const line of text.split('\r\n')) {
      if (Buffer.byteLength(line) > 75) t.fail(`the line is too long: ${line}`)
      if (line.includes('\ufffd') || line.includes('\n')) t.fail(`a character is split: ${line}`)
    }
  }
)

t.test('without booths the file contains only the talks', async (t) => {
  const text = itineraryCalendar(
    site,
    '参观计划',
    itineraryEntries({ ...emptyItinerary, talk: [1] }, talks, booths, products)
  )
  t.equal(text.match(/BEGIN:VEVENT/g)?.length, 1)
})

t.test('the itinerary as text contains talks, booths and products', async (t) => {
  const text = itineraryText('参观计划', entries, (start) => `@${start}`)
  t.match(text, `@${nine} 演讲1`)
  t.match(text, 'N5B02 公司103\n  · 茶')
})
