/** The directory of products. */
import type { PageView } from './page-view.ts'

export const productsView = {
  patterns: ['/visitor/products'],
  hydration: 'idle',
  styles: 'tools',
  showsTree: true
} as const satisfies PageView
