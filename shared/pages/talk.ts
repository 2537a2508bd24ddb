/** A talk, or another entry of the programme. */

import { definePage, type PageView, required, type ViewData } from './define-page.ts'

export const talkView = {
  patterns: ['/event/:forum/:id'],
  hydration: 'device',
  styles: 'tools'
} as const satisfies PageView

export const talk = /* @__PURE__ */ definePage(talkView, {
  routes: { '/event/:forum/:id': { calls: ({ params }) => [required('talk', params)] } },
  subject: ({ talk }) => talk && { title: talk.title, html: talk.html, time: timeOf(talk) },
  parent: ({ forum }) => ({ path: `/event/${forum}` }),
  structuredData: 'event',
  inSitemap: true
})

/**
 * What nobody speaks at, such as a tasting, may recur under one title with one text: the time tells its pages apart.
 */
function timeOf({ speakers, start }: NonNullable<ViewData['talk']>) {
  return Array.isArray(speakers) && speakers.length > 0 ? undefined : start
}
