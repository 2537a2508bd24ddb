/** The page for journalists: the latest news of the fair, and the sections that the organisers write. */
import { contentSubject, definePage, listedRecords, optional, type PageView, required } from './define-page.ts'

export const pressKitView = {
  patterns: ['/media/press-kit'],
  hydration: 'interaction'
} as const satisfies PageView

export const pressKit = /* @__PURE__ */ definePage(pressKitView, {
  routes: {
    '/media/press-kit': {
      calls: ({ path }) => [required('newsList', { kind: 'exhibition_news' }), optional('page', { path })]
    }
  },
  title: { cn: '媒体资料', en: 'Press kit' },
  subject: contentSubject,
  listedRecords: ({ newsList }) => listedRecords(newsList, '/news', ({ title }) => title),
  inSitemap: true
})
