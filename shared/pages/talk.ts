/** A talk. */
import { definePage, required } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const talkView = {
  patterns: ['/event/:forum/:id'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView

export const talk = /* @__PURE__ */ definePage(talkView, {
  routes: { '/event/:forum/:id': { calls: ({ params }) => [required('talk', params)] } },
  subject: ({ talk }) => talk && { title: talk.title, description: talk.html },
  parent: ({ forum }) => ({ path: `/event/${forum}` }),
  structuredData: 'event',
  inSitemap: true
})
