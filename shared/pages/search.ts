/** The search. */
import type { PageView } from './page-view.ts'

export const searchView = {
  patterns: ['/search'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView
