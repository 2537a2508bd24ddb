import t from 'tap'
import { cleanup, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

const { NewsDetail } = await import('../../../client/pages/news/news-detail.tsx')
const { NewsList } = await import('../../../client/pages/news-list/news-list.tsx')

const summary = (id: number) => ({ id, kind: 'industry_news', date: 1749600000, title: `news ${id}`, summary: 's' })

t.afterEach(() => cleanup())

t.test('a news page has source, date, linked company, booth, recommended, neighbours and a link back', async (t) => {
  const news = {
    ...summary(302),
    source: '主办方',
    company: '青岭茶事',
    booth: 'N5A05',
    html: '<p>text</p>',
    recommended: [summary(305)],
    previous: summary(301),
    next: summary(303)
  }
  const { container } = renderWith({ path: '/news/302', data: { news } as never }, <NewsDetail />)
  const text = container.textContent ?? ''
  for (const expected of [
    '主办方',
    '11.06.2025',
    '青岭茶事',
    'N5A05',
    'news 305',
    'news 301',
    'news 303',
    '返回列表'
  ]) {
    t.ok(text.includes(expected), expected)
  }
  t.equal(container.querySelector('.facts a')?.getAttribute('href'), '/exhibitor/featured?q=N5A05')
  t.equal(container.querySelector('a[rel="prev"]')?.getAttribute('href'), '/news/301')
  t.equal(container.querySelector('a[rel="next"]')?.getAttribute('href'), '/news/303')
})

t.test('where the backend gives no date, neither the list nor the page has a place for it', async (t) => {
  const { date: _date, ...undated } = { ...summary(1), source: '主办方', html: '', recommended: [] }
  const list = { list: [undated], total: 1, page: 1, pages: 1 }
  for (const html of [
    htmlWith({ path: '/news', data: { newsList: list } as never }, <NewsList />),
    htmlWith({ path: '/news/1', data: { news: undated } as never }, <NewsDetail />)
  ]) {
    t.match(html, /news 1/)
    t.notMatch(html, /<time|发布日期/)
  }
})

t.test('the first and the last news have one neighbour', async (t) => {
  const news = { ...summary(1), html: '', previous: null, next: summary(2), recommended: [] }
  const html = htmlWith({ path: '/news/1', data: { news } as never }, <NewsDetail />)
  t.notMatch(html, /rel="prev"/)
  t.match(html, /rel="next"/)
})

t.test('links of the filter and of the paging keep each other’s parameters', async (t) => {
  const newsList = { list: [summary(1)], total: 40, page: 2, pages: 4 }
  const query = { kind: 'industry_news', page: '2' }
  const { container } = renderWith({ path: '/news', query, data: { newsList } as never }, <NewsList />)
  t.same(
    [...container.querySelectorAll('.chips a')].map((link) => [
      link.getAttribute('href'),
      link.ariaCurrent ?? link.getAttribute('aria-current')
    ]),
    [
      ['/news', null],
      ['/news?kind=industry_news', 'true'],
      ['/news?kind=exhibition_news', null]
    ]
  )
  t.equal(container.querySelector('a[rel="prev"]')?.getAttribute('href'), '/news?kind=industry_news')
  t.equal(container.querySelector('a[rel="next"]')?.getAttribute('href'), '/news?kind=industry_news&page=3')
})

t.test(
  'the first page of the list shows the newest large where it has a picture, and kinds where there are two',
  async (t) => {
    const picture = { src: '/media/a.svg', width: 5, height: 3, alt: '' }
    const first = { ...summary(1), picture }
    const show = (list: object[], page = 1) => {
      const newsList = { list, total: 40, page, pages: 4 }
      return renderWith({ path: '/news', data: { newsList } as never }, <NewsList />).container
    }
    const rows = (container: Element) =>
      [...container.querySelectorAll('.news-row h2')].map((title) => title.textContent)
    const isFront = (container: Element) => container.querySelector('.news-lead h2')?.textContent === 'news 1'
    const list = [first, ...[2, 3, 4, 5, 6, 7].map(summary)]
    const front = show(list)
    t.ok(isFront(front))
    t.same(
      rows(front),
      list.map(({ title }) => title),
      'each once'
    )
    t.notMatch(front.querySelector('.news-row')?.textContent, /行业新闻/)
    t.notOk(isFront(show(list, 2)))
    t.notOk(isFront(show(list.slice(1))))
    t.match(
      show([first, { ...summary(2), kind: 'exhibition_news' }]).querySelector('.news-row')?.textContent,
      /行业新闻/
    )
  }
)

t.test('the first news of each year has the year', async (t) => {
  const days = ['2025-06-11', '2025-02-18', '2024-12-10', '2024-06-12']
  const list = days.map((day, index) => ({ ...summary(index + 1), date: Date.parse(`${day}T12:00:00+08:00`) / 1000 }))
  const newsList = { list, total: 4, page: 1, pages: 1 }
  const { container } = renderWith({ path: '/news', data: { newsList } as never }, <NewsList />)
  const years = [...container.querySelectorAll('.news-row')].map((row) => row.getAttribute('data-year'))
  t.same(years, ['2025年', null, '2024年', null])
})

t.test('where the menu leads to all news, the pages of the section are the filter', async (t) => {
  const child = (path: string) => ({ name: path, path })
  const menu = [
    { name: 'media', path: '/media/industry_news', is_nav: 1, childlist: ['/news', '/media/industry_news'].map(child) }
  ] as never
  const state = (query: object) =>
    ({ path: '/news', menu, query, data: { newsList: { list: [summary(301)] } } }) as never
  t.notMatch(htmlWith(state({}), <NewsList />), 'class="chips"')
  t.match(htmlWith(state({ kind: 'industry_news' }), <NewsList />), 'class="chips"')
})

t.test('an empty list shows the message for empty lists', async (t) => {
  t.match(htmlWith({ data: { newsList: { list: [], total: 0, page: 1, pages: 1 } } }, <NewsList />), /没有数据/)
  const query = { kind: 'industry_news', page: '9' }
  const data = { newsList: { list: [], total: 40, page: 9, pages: 4 } } as never
  t.equal(
    renderWith({ path: '/news', query, data }, <NewsList />)
      .container.querySelector('.empty a')
      ?.getAttribute('href'),
    '/news?kind=industry_news',
    'beyond the last page, with a link to the first'
  )
  t.match(htmlWith({ locale: 'en' }, <NewsList />), /No Data/)
})
