/** The list of press releases. */
import type { PageView } from './page-view.ts'

export const newsListView = {
  patterns: ['/news'],
  hydration: 'interaction'
} as const satisfies PageView
