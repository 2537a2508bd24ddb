/** An exhibitor. */
import { definePage, freeText, required } from './define-page.ts'
import { exhibitors } from './exhibitors.ts'
import type { PageView } from './page-view.ts'

export const exhibitorView = {
  patterns: ['/exhibitor/featured/:id'],
  hydration: 'device',
  styles: 'tools'
} as const satisfies PageView

export const exhibitor = /* @__PURE__ */ definePage(exhibitorView, {
  routes: {
    '/exhibitor/featured/:id': {
      // Of a request for a meeting that was accepted without script, beside `done`.
      parameters: { number: freeText, time: freeText },
      calls: ({ params }) => [required('exhibitor', params)]
    }
  },
  subject: ({ exhibitor }) => exhibitor && { title: exhibitor.company, description: exhibitor.summary },
  parent: () => ({ path: '/exhibitor/featured', title: exhibitors.title }),
  inSitemap: true
})
