/** Pages of content. */
import {
  contentSubject,
  definePage,
  freeText,
  id,
  listedRecords,
  optional,
  type PageAddress,
  type PageView,
  pageNumber,
  required
} from './define-page.ts'

export const pageView = {
  patterns: [
    '/visitor/code',
    '/visitor/guide',
    '/event/activities',
    '/event/:forum',
    '/media/industry_news',
    '/media/exhibition_news',
    '/*'
  ],
  hydration: 'interaction'
} as const satisfies PageView

const newsPage = (kind: string) => ({
  parameters: { page: pageNumber },
  calls: ({ path, query }: PageAddress) => [
    required('page', { path }),
    optional('newsList', { kind, ...(query.page ? { page: query.page } : {}) })
  ]
})

/** The day, which may lie before the fair, and the part of it where one page cannot show all. */
const programmeParts = { day: { pattern: /^(0|-?[1-9]\d{0,3})$/ }, page: pageNumber }

export const page = /* @__PURE__ */ definePage(pageView, {
  routes: {
    '/visitor/code': {
      parameters: { code: freeText },
      calls: ({ path, query }) => [
        required('page', { path }),
        ...(query.code === undefined
          ? []
          : [
              // Digits as a Chinese keyboard types them.
              optional('code', { code: query.code.normalize('NFKC') })
            ])
      ]
    },
    '/visitor/guide': {
      parameters: { from: { pattern: /^[a-z][a-z0-9-]{0,31}$/ } },
      calls: ({ path }) => [required('page', { path })]
    },
    '/event/activities': {
      parameters: {
        ...programmeParts,
        hour: { pattern: /^(\d|1\d|2[0-3])$/ },
        kind: { values: ['talk', 'tasting', 'ceremony', 'tour', 'meeting'] },
        room: id,
        forum: { pattern: /^[a-z][a-z0-9_-]{0,31}$/ }
      },
      calls: ({ path }) => [required('page', { path }), optional('talkList')]
    },
    '/event/:forum': {
      parameters: programmeParts,
      calls: ({ path, params }) => [required('page', { path }), optional('talkList', params)]
    },
    '/media/industry_news': /* @__PURE__ */ newsPage('industry_news'),
    '/media/exhibition_news': /* @__PURE__ */ newsPage('exhibition_news'),
    '/*': { calls: ({ path }) => [required('page', { path })] }
  },
  subject: contentSubject,
  listedRecords: ({ newsList }) => listedRecords(newsList, '/news', ({ title }) => title),
  inSitemap: true
})

/** The content pages that components link to. */
export type ContentPath =
  | `/exhibition/${'about' | 'range' | 'standards' | 'review' | 'gallery'}`
  | `/exhibitor/${'why' | 'booth' | 'apply' | 'centre' | 'download'}`
  | `/visitor/${'match' | 'why' | 'register' | 'guide' | 'vip' | 'code'}`
  | `/event/${string}`
  | `/media/${'industry_news' | 'exhibition_news' | 'e-news' | 'cooperation' | 'partners'}`
  | '/contact/us'
  | '/privacy'
