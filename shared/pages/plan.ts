/** The visitor's itinerary. */
import { contentSubject, definePage, optional } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const planView = {
  patterns: ['/plan'],
  hydration: 'idle',
  styles: 'tools',
  sharesFragment: true
} as const satisfies PageView

export const plan = /* @__PURE__ */ definePage(planView, {
  routes: {
    '/plan': {
      calls: ({ path }) => [optional('page', { path }), optional('booths', { hall: 'all' }), optional('talkList')]
    }
  },
  title: { cn: '我的参观计划', en: 'My visit plan' },
  subject: contentSubject,
  inSitemap: true
})
