/** The list of press releases. */
import { contentSubject, definePage, listedRecords, optional, pageNumber, pick, required } from './define-page.ts'
import type { PageView } from './page-view.ts'

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
