/** The list of sponsors. */
import { contentSubject, definePage, listedRecords, optional, required } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const sponsorsView = {
  patterns: ['/exhibition/sponsors'],
  hydration: 'interaction'
} as const satisfies PageView

export const sponsors = /* @__PURE__ */ definePage(sponsorsView, {
  routes: { '/exhibition/sponsors': { calls: ({ path }) => [required('sponsorList'), optional('page', { path })] } },
  title: { cn: '赞助商', en: 'Sponsors' },
  subject: contentSubject,
  listedRecords: ({ sponsorList = [] }) =>
    listedRecords({ list: sponsorList }, '/exhibition/sponsors', ({ name }) => name),
  inSitemap: true
})
