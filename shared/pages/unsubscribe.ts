/** The page that removes an address from the e-news list. */
import type { PageView } from './page-view.ts'

export const unsubscribeView = {
  patterns: ['/unsubscribe'],
  hydration: 'idle'
} as const satisfies PageView
