/** The lists of records and the records of each: exhibitors, products, press releases, entries of the programme. */
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
  required,
  type ViewData
} from './define-page.ts'

export const exhibitorsView = {
  patterns: ['/exhibitor/featured'],
  hydration: 'idle',
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
  hydration: 'device'
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

export const productsView = {
  patterns: ['/visitor/products'],
  hydration: 'idle',
  showsTree: true
} as const satisfies PageView

export const products = /* @__PURE__ */ definePage(productsView, {
  routes: {
    '/visitor/products': {
      parameters: {
        category: id,
        company: id,
        sort: { values: ['name', 'company', 'booth'] },
        page: pageNumber,
        q: freeText
      },
      calls: ({ path, query }) => [
        required('productList', pick(query, 'category', 'company', 'q', 'sort', 'page')),
        optional('page', { path })
      ]
    }
  },
  title: { cn: '产品目录', en: 'Product directory' },
  subject: contentSubject,
  listedRecords: ({ productList }) => listedRecords(productList, '/visitor/products', ({ name }) => name),
  inSitemap: true
})

export const productView = {
  patterns: ['/visitor/products/:id'],
  hydration: 'device'
} as const satisfies PageView

export const product = /* @__PURE__ */ definePage(productView, {
  routes: { '/visitor/products/:id': { calls: ({ params }) => [required('product', params)] } },
  subject: ({ product }) => product && { title: product.name, description: product.summary },
  parent: () => ({ path: '/visitor/products', title: products.title }),
  inSitemap: true
})

export const newsListView = {
  patterns: ['/news'],
  hydration: 'interaction'
} as const satisfies PageView

export const newsList = /* @__PURE__ */ definePage(newsListView, {
  routes: {
    '/news': {
      parameters: { kind: { values: ['industry_news', 'exhibition_news'] }, page: pageNumber },
      calls: ({ path, query }) => [required('newsList', pick(query, 'kind', 'page')), optional('page', { path })]
    }
  },
  title: { cn: '新闻中心', en: 'News centre' },
  subject: contentSubject,
  listedRecords: ({ newsList }) => listedRecords(newsList, '/news', ({ title }) => title),
  inSitemap: true
})

export const newsView = {
  patterns: ['/news/:id'],
  hydration: 'interaction'
} as const satisfies PageView

export const news = /* @__PURE__ */ definePage(newsView, {
  routes: { '/news/:id': { calls: ({ params }) => [required('news', params)] } },
  subject: ({ news }) => news && { title: news.title, description: news.summary },
  parent: () => ({ path: '/news', title: newsList.title }),
  structuredData: 'article',
  inSitemap: true
})

export const talkView = {
  patterns: ['/event/:forum/:id'],
  hydration: 'device'
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
