/** A press release. */
import type { PageView } from './page-view.ts'

export const newsView = {
  patterns: ['/news/:id'],
  hydration: 'interaction'
} as const satisfies PageView
