/** The directory of products, and one of them. */
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

export const productView = {
  patterns: ['/visitor/products/:id'],
  hydration: 'device',
  styles: 'tools'
} as const satisfies PageView

export const product = /* @__PURE__ */ definePage(productView, {
  routes: { '/visitor/products/:id': { calls: ({ params }) => [required('product', params)] } },
  subject: ({ product }) => product && { title: product.name, description: product.summary },
  parent: () => ({ path: '/visitor/products', title: products.title }),
  inSitemap: true
})
