/** A product. */
import type { PageView } from './page-view.ts'

export const productView = {
  patterns: ['/visitor/products/:id'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView
