/** The page for errors. */
import { definePage } from './define-page.ts'
import type { PageView } from './page-view.ts'

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
