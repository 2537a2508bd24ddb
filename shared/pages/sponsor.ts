/** A sponsor. */
import { definePage, required } from './define-page.ts'
import type { PageView } from './page-view.ts'
import { sponsors } from './sponsors.ts'

export const sponsorView = {
  patterns: ['/exhibition/sponsors/:id'],
  hydration: 'interaction'
} as const satisfies PageView

export const sponsor = /* @__PURE__ */ definePage(sponsorView, {
  routes: { '/exhibition/sponsors/:id': { calls: ({ params }) => [required('sponsor', params)] } },
  subject: ({ sponsor }) => sponsor && { title: sponsor.name, description: sponsor.summary },
  parent: () => ({ path: '/exhibition/sponsors', title: sponsors.title }),
  inSitemap: true
})
