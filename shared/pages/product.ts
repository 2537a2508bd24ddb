/** A product. */
import { definePage, required } from './define-page.ts'
import type { PageView } from './page-view.ts'
import { products } from './products.ts'

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
