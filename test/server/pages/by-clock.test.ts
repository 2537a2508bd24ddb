import t from 'tap'
import { dataOfDay } from '../../../server/pages/by-clock.ts'
import type { ViewData } from '../../../shared/pages/state.ts'
import { isPublished, phaseOf } from '../../../shared/time/dates.ts'

const day = (date: string) => Date.parse(date) / 1000
const closing = { id: 2, title: 'closing', date: day('2025-06-13') }
const opening = { id: 1, title: 'opening', date: day('2025-06-04') }
const expected = { phases: ['before', 'during'], value: '21,000', label: 'visitors' }
const result = { phases: ['after'], value: '21,640', label: 'visitors' }
const award = { title: 'Field Gold', date: day('2025-06-12'), products: [3], winners: [{ name: 'rice' }] }
const area = { value: '11,500', label: 'square metres' }

/** Only the fields that the day decides on. */
const data = {
  home: { areaBox: [area, expected, result], activeBox: [], newsBox: [closing, opening] },
  page: {
    path: '/exhibition/review',
    sections: [
      { type: 'text', phases: ['after'], html: '' },
      { type: 'figures', list: [expected, result] },
      { type: 'awards', list: [award] }
    ]
  },
  newsList: { list: [closing, opening], total: 2, page: 1, pages: 1 },
  news: { ...opening, recommended: [closing], previous: null, next: closing },
  exhibitor: { news: [closing, opening], talks: [] },
  product: { id: 3, award: 'Field Gold', award_date: award.date },
  search: [
    { kind: 'exhibitor', total: 1, list: [{ title: 'firm' }] },
    { kind: 'news', total: 1, list: [closing] }
  ]
} as unknown as ViewData

const facts = { deadlines: { booth: day('2025-03-31') } }

/** What is shown of the data on a day; the fair is from 11 to 13 June. */
function shownOn(date: string, given = data) {
  const today = day(date)
  return dataOfDay(given, { today, phase: phaseOf(today, day('2025-06-11'), day('2025-06-13')), facts })
}

t.test('records name a deadline: its last day belongs to what is open, and after the fair all is closed', async (t) => {
  const given = {
    page: {
      sections: ['booth_open', 'booth_closed', 'hotels_open', 'hotels_closed'].map((phase) => ({ phases: [phase] }))
    }
  } as unknown as ViewData
  const shown = (date: string) => shownOn(date, given).page?.sections.flatMap(({ phases }) => phases)
  t.same(shown('2025-03-31'), ['booth_open', 'hotels_open'])
  t.same(shown('2025-04-01'), ['booth_closed', 'hotels_open'], 'a deadline that is not known does not pass')
  t.same(shown('2025-06-14'), ['booth_closed', 'hotels_closed'])
})

t.test('the first phase with a summary replaces the page’s, as do cards and questions', async (t) => {
  const rows = [{ phases: ['after'] }, { phases: ['booth_closed'] }, { phases: ['before'] }, {}]
  const summaries = rows.slice(0, 2).map(({ phases }) => ({ phases, summary: `it is ${phases?.[0]}` }))
  const sections = ['cards', 'questions'].map((type) => ({ type, list: rows }))
  const given = { page: { summary: 'apply', desc: 'apply', summaries, sections } } as unknown as ViewData
  const shown = (date: string) => {
    const { page } = shownOn(date, given)
    return [page?.summary, page?.desc, ...(page?.sections ?? []).map((section) => 'list' in section && section.list)]
  }
  t.same(shown('2025-03-31'), ['apply', 'apply', rows.slice(2), rows.slice(2)])
  t.same(shown('2025-04-01'), ['it is booth_closed', 'it is booth_closed', rows.slice(1), rows.slice(1)])
  t.same(shown('2025-06-14'), ['it is after', 'it is after', ...Array(2).fill([rows[0], rows[1], rows[3]])])
})

t.test('news are published from their day in Shanghai on', async (t) => {
  const evening = Date.parse('2025-06-12T23:30+08:00') / 1000
  t.notOk(isPublished(evening, day('2025-06-11')))
  t.ok(isPublished(evening, day('2025-06-12')))
  t.ok(isPublished(day('2025-06-12'), day('2025-06-12')))
  t.ok(isPublished(undefined, 0))
})

t.test('before the fair nothing is shown of what is dated later, nor a result', async (t) => {
  const { home, page, newsList, news, exhibitor, search } = shownOn('2025-06-05')
  t.same(home?.areaBox, [area, expected])
  for (const list of [home?.newsBox, newsList?.list, exhibitor?.news]) t.same(list, [opening])
  t.equal(newsList?.total, 1)
  t.same([news?.recommended, news?.next], [[], null])
  const kinds = search?.map(({ kind }) => kind)
  t.same(kinds, ['exhibitor'])
  t.same(page?.sections, [
    { type: 'figures', list: [expected] },
    { type: 'awards', list: [{ ...award, winners: [], products: [] }] }
  ])
})

t.test('after the fair results take the place of expectations, and all news are shown', async (t) => {
  const { home, page, newsList, news } = shownOn('2025-06-20')
  t.same(home?.areaBox, [area, result])
  t.same(
    [home?.newsBox, newsList?.list],
    [
      [closing, opening],
      [closing, opening]
    ]
  )
  t.equal(news?.next?.id, 2)
  t.equal(page?.sections.length, 3)
})

t.test('the data that pages share stay as they are', async (t) => {
  const copy = structuredClone(data)
  shownOn('2025-06-05')
  t.same(data, copy)
})

t.test('awards name their winners from their day on', async (t) => {
  const on = (date: string) => shownOn(date)
  const shown = (date: string) => [on(date).product, on(date).page?.sections.at(-1)]
  t.same(shown('2025-06-11'), [
    { id: 3, award: '' },
    { type: 'awards', list: [{ ...award, winners: [], products: [] }] }
  ])
  t.same(shown('2025-06-12'), [data.product, { type: 'awards', list: [award] }])
})

t.test('the slides of a talk are in the data from the day of its end on', async (t) => {
  const end = Date.parse('2025-06-11T10:45+08:00') / 1000
  const talk = { id: 501, end, slides: { src: '/assets/slides.pdf', bytes: 1, format: 'PDF' } }
  const without = { id: 501, end }
  const other = { id: 502, end: end + 86_400 }
  const given = { talk, talkList: [talk, other], exhibitor: { news: [], talks: [talk] } } as unknown as ViewData
  for (const [date, expected] of [
    ['2025-06-10', without],
    ['2025-06-11', talk],
    ['2025-06-20', talk]
  ] as const) {
    const shown = shownOn(date, given)
    t.same([shown.talk, shown.talkList, shown.exhibitor?.talks], [expected, [expected, other], [expected]], date)
  }
})
