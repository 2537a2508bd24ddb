/** The page that removes an address from the e-news list. */
import { contentSubject, definePage, optional } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const unsubscribeView = {
  patterns: ['/unsubscribe'],
  hydration: 'idle'
} as const satisfies PageView

export const unsubscribe = /* @__PURE__ */ definePage(unsubscribeView, {
  routes: { '/unsubscribe': { calls: ({ path }) => [optional('page', { path })] } },
  title: { cn: '退订电子快讯', en: 'Unsubscribe from the e-news' },
  subject: contentSubject,
  inSitemap: true
})
