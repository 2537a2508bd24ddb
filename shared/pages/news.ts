/** The list of press releases, and one of them. */
import {
  contentSubject,
  definePage,
  listedRecords,
  optional,
  type PageView,
  pageNumber,
  pick,
  required
} from './define-page.ts'

export const newsListView = {
  patterns: ['/news'],
  hydration: 'interaction',
  styles: 'sections'
} as const satisfies PageView

export const newsList = /* @__PURE__ */ definePage(newsListView, {
  routes: {
    '/news': {
      parameters: { kind: { values: ['industry_news', 'exhibition_news'] }, page: pageNumber },
      calls: ({ path, query }) => [required('newsList', pick(query, 'kind', 'page')), optional('page', { path })]
    }
  },
  title: { cn: '新闻中心', en: 'News centre' },
  subject: contentSubject,
  listedRecords: ({ newsList }) => listedRecords(newsList, '/news', ({ title }) => title),
  inSitemap: true
})

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
