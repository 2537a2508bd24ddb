/** The directory of products. */
import {
  contentSubject,
  definePage,
  freeText,
  id,
  listedRecords,
  optional,
  pageNumber,
  pick,
  required
} from './define-page.ts'
import type { PageView } from './page-view.ts'

export const productsView = {
  patterns: ['/visitor/products'],
  hydration: 'idle',
  styles: 'tools',
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
