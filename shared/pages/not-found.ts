/** The pages in place of others: for addresses without page, and for errors. */
import { definePage } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const notFoundView = {
  patterns: ['/404'],
  hydration: 'interaction',
  styles: 'tools'
} as const satisfies PageView

export const notFound = /* @__PURE__ */ definePage(notFoundView, {
  routes: { '/404': { calls: () => [] } },
  status: 404,
  title: { cn: '页面不存在', en: 'This page could not be found' },
  subject: () => undefined,
  inSitemap: false
})

export const failureView = {
  patterns: [],
  hydration: 'interaction'
} as const satisfies PageView

export const failure = /* @__PURE__ */ definePage(failureView, {
  routes: {},
  title: { cn: '页面暂时无法显示', en: 'This page cannot be shown right now' },
  subject: () => undefined,
  inSitemap: false
})
