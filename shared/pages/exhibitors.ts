/** The directory of exhibitors, as list and as floor plan, and one of them. */
import { hall, letter } from '../calls/parameters.ts'
import {
  contentSubject,
  definePage,
  freeText,
  id,
  listedRecords,
  optional,
  type PageView,
  pageNumber,
  pick,
  required
} from './define-page.ts'

export const exhibitorsView = {
  patterns: ['/exhibitor/featured'],
  hydration: 'idle',
  styles: 'tools',
  showsTree: true
} as const satisfies PageView

export const exhibitors = /* @__PURE__ */ definePage(exhibitorsView, {
  routes: {
    '/exhibitor/featured': {
      parameters: {
        country: { pattern: /^[A-Z]{2}$/ },
        category: id,
        row: { pattern: /^[A-Z]$/ },
        letter: { pattern: letter },
        sort: { values: ['booth', 'company', 'country'] },
        view: { values: ['plan'] },
        hall: { pattern: hall },
        page: pageNumber,
        q: freeText
      },
      calls: ({ path, query }) => [
        query.view === 'plan'
          ? required('booths', pick(query, 'hall'))
          : required('exhibitorList', pick(query, 'country', 'category', 'row', 'letter', 'q', 'sort', 'page')),
        optional('page', { path })
      ]
    }
  },
  title: { cn: '展商名录', en: 'Exhibitors' },
  viewTitle: ({ view }) => (view === 'plan' ? { cn: '展位图', en: 'Hall plan' } : undefined),
  subject: contentSubject,
  listedRecords: ({ exhibitorList }) => listedRecords(exhibitorList, '/exhibitor/featured', ({ company }) => company),
  inSitemap: true
})

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
