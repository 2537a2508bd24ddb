/** The home page. */
import type { PageView } from './page-view.ts'

export const homeView = {
  patterns: ['/', '/index'],
  hydration: 'interaction',
  showsTree: true
} as const satisfies PageView
