/** An exhibitor. */
import { definePage, required } from './define-page.ts'
import { exhibitors } from './exhibitors.ts'
import type { PageView } from './page-view.ts'

export const exhibitorView = {
  patterns: ['/exhibitor/featured/:id'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView

export const exhibitor = /* @__PURE__ */ definePage(exhibitorView, {
  routes: { '/exhibitor/featured/:id': { calls: ({ params }) => [required('exhibitor', params)] } },
  subject: ({ exhibitor }) => exhibitor && { title: exhibitor.company, description: exhibitor.summary },
  parent: () => ({ path: '/exhibitor/featured', title: exhibitors.title }),
  inSitemap: true
})
