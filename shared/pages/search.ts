/** The search. */
import { contentSubject, definePage, freeText, optional, pageNumber, pick } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const searchView = {
  patterns: ['/search'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView

export const search = /* @__PURE__ */ definePage(searchView, {
  routes: {
    '/search': {
      parameters: {
        q: freeText,
        kind: { values: ['page', 'exhibitor', 'product', 'talk', 'news'] },
        page: pageNumber
      },
      calls: ({ path, query }) => [
        optional('page', { path }),
        ...(query.q === undefined ? [] : [optional('search', pick(query, 'q', 'kind', 'page'))])
      ]
    }
  },
  title: { cn: '搜索', en: 'Search' },
  subject: contentSubject,
  inSitemap: true
})
