import t from 'tap'
import { act, cleanup, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

const { Home } = await import('../../../client/pages/home/home.tsx')
const day = 86400
const first = 1749600000

t.afterEach(() => cleanup())

t.test('home renders from the edition’s facts alone', async (t) => {
  const html = htmlWith({ locale: 'en' }, <Home />)
  t.match(html, /<h1>18th Shanghai Organic and Natural Products Fair<\/h1>/)
  t.match(html, /<time dateTime="2025-06-11">Jun 11 - Jun 13, 2025<\/time>/)
  t.match(html, /Hall N5/)
  t.match(html, /href="\/en\/visitor\/register"/)
  t.match(html, /href="\/en\/calendar\.ics"/)
})

t.test('home renders where its lists are missing or no lists', async (t) => {
  const home = { areaBox: null, activeBox: undefined, brandBox: 'x', newsBox: {}, mediaBox: [] } as never
  t.match(htmlWith({ data: { home } }, <Home />), /<h1>/)
})

t.test('the document has the ground of an exhibitor’s emblem, the live page its shapes', async (t) => {
  const brand = { id: 101, company: 'Mill', brand: 'Mill', booth: 'N5A01', country_name: 'China', categories: [14] }
  const state = { data: { home: { brandBox: [brand] } } } as never
  t.match(htmlWith(state, <Home />), /<span class="emblem is-1"><\/span>/)
  const { container, store } = renderWith(state, <Home />)
  act(() => store.setState({ isInteractive: true }))
  t.ok(container.querySelector('.booth svg.emblem.is-1 path'))
})

t.test('home shows a notice for the phase before, during and after the fair', async (t) => {
  const noticeOf = (today: number, phase: 'before' | 'during' | 'after') => {
    const { container } = renderWith({ today, phase }, <Home />)
    const box = container.querySelector('.now')!
    const titleAndLink = [box.querySelector('h2')?.textContent, box.querySelector('a.arrow-link')?.getAttribute('href')]
    cleanup()
    return titleAndLink
  }
  t.same(noticeOf(first - 30 * day, 'before'), ['距开幕还有30天', '/visitor/guide'])
  t.same(noticeOf(first - day, 'before'), ['距开幕还有1天', '/visitor/guide'])
  t.same(noticeOf(first, 'during'), ['今天开放09:00–17:00', '/event/activities#day-1'])
  t.same(noticeOf(first + 2 * day, 'during'), ['今天开放09:00–15:00', '/event/activities#day-3'])
  t.same(noticeOf(first + 3 * day, 'after'), ['本届已闭幕，感谢每一位展商与观众', '/exhibition/review'])
})

t.test(
  'from closing time on the notice says when the fair opens again, and on the last day that it is over',
  async (t) => {
    const noticeAt = (dayOfFair: number, hour: number, locale: 'cn' | 'en' = 'cn') => {
      const today = first + dayOfFair * day
      const clock = today + (hour - 8) * 3600
      const { container, store } = renderWith({ today, clock, phase: 'during', locale }, <Home />)
      act(() => store.setState({ isInteractive: true }))
      const shown = [
        container.querySelector('.now h2')?.textContent,
        container.querySelector('.now a.arrow-link')?.getAttribute('href'),
        container.querySelectorAll('.now-rows').length
      ]
      cleanup()
      return shown
    }
    t.same(noticeAt(1, 16.9), ['今天开放09:00–17:00', '/event/activities#day-2', 1])
    t.same(noticeAt(1, 17), ['今天已闭馆，明天09:00开馆', '/event/activities#day-3', 0])
    t.equal(noticeAt(1, 19, 'en')[0], 'Open again tomorrow at 09:00')
    t.same(noticeAt(2, 15), ['本届已闭幕，感谢每一位展商与观众', '/exhibition/review', 0])
  }
)

t.test('after the fair there is no calendar file of it', async (t) => {
  const hasCalendar = (phase: 'before' | 'after', today: number) =>
    htmlWith({ phase, today }, <Home />).includes('hero-more')
  t.same([hasCalendar('before', first - day), hasCalendar('after', first + 3 * day)], [true, false])
})
