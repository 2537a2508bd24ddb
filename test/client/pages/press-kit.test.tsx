import t from 'tap'
import { PressKit } from '../../../client/pages/press-kit/press-kit.tsx'
import { htmlWith } from '../../fixtures/rendered.tsx'

t.test('the press kit has a title of its own in each language, and links to the news', async (t) => {
  const news = {
    id: 7,
    kind: 'exhibition_news' as const,
    date: 1_749_608_100,
    title: 'Opening',
    summary: 'Doors open.'
  }
  const newsList = { list: [{ ...news, updated: news.date }], total: 1, page: 1, pages: 1 }
  for (const [locale, title, address] of [
    ['en', 'Press kit', '/en/news/7'],
    ['cn', '媒体资料', '/news/7']
  ] as const) {
    const html = htmlWith({ locale, screen: 'pressKit', data: { newsList } }, <PressKit />)
    t.ok(html.includes(title), html)
    t.ok(html.includes(`href="${address}"`), html)
  }
})
