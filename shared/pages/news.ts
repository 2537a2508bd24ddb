/** A press release. */
import { definePage, required } from './define-page.ts'
import { newsList } from './news-list.ts'
import type { PageView } from './page-view.ts'

export const newsView = {
  patterns: ['/news/:id'],
  hydration: 'interaction',
  styles: 'article'
} as const satisfies PageView

export const news = /* @__PURE__ */ definePage(newsView, {
  routes: { '/news/:id': { calls: ({ params }) => [required('news', params)] } },
  subject: ({ news }) => news && { title: news.title, description: news.summary },
  parent: () => ({ path: '/news', title: newsList.title }),
  structuredData: 'article',
  inSitemap: true
})
