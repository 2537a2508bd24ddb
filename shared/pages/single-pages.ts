/** The pages of which there is one each, and those in place of others: for addresses without page, and for errors. */
import { contentSubject, definePage, freeText, optional, type PageView, pageNumber, pick } from './define-page.ts'

export const homeView = {
  patterns: ['/', '/index'],
  hydration: 'interaction',
  showsTree: true
} as const satisfies PageView

export const home = /* @__PURE__ */ definePage(homeView, {
  routes: { '/': { calls: () => [optional('home')] }, '/index': { calls: () => [optional('home')] } },
  // The home page's title is the site's own.
  subject: () => ({ title: '', description: '' }),
  structuredData: 'fair',
  inSitemap: true
})

export const searchView = {
  patterns: ['/search'],
  hydration: 'idle'
} as const satisfies PageView

export const search = /* @__PURE__ */ definePage(searchView, {
  routes: {
    '/search': {
      parameters: {
        q: freeText,
        kind: { values: ['page', 'exhibitor', 'product', 'talk', 'news'] },
        page: pageNumber
      },
      calls: ({ path, query }) => [
        optional('page', { path }),
        ...(query.q === undefined ? [] : [optional('search', pick(query, 'q', 'kind', 'page'))])
      ]
    }
  },
  title: { cn: '搜索', en: 'Search' },
  subject: contentSubject,
  inSitemap: true
})

export const planView = {
  patterns: ['/plan'],
  hydration: 'idle',
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

export const unsubscribeView = {
  patterns: ['/unsubscribe'],
  hydration: 'idle'
} as const satisfies PageView

export const unsubscribe = /* @__PURE__ */ definePage(unsubscribeView, {
  routes: { '/unsubscribe': { calls: ({ path }) => [optional('page', { path })] } },
  title: { cn: '退订电子快讯', en: 'Unsubscribe from the e-news' },
  subject: contentSubject,
  inSitemap: true
})

export const notFoundView = {
  patterns: ['/404'],
  hydration: 'interaction'
} as const satisfies PageView

export const notFound = /* @__PURE__ */ definePage(notFoundView, {
  routes: { '/404': { calls: () => [] } },
  status: 404,
  title: { cn: '页面不存在', en: 'This page could not be found' },
  subject: () => undefined,
  inSitemap: false
})

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
