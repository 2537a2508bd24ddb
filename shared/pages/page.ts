/** Pages of content. */
import type { PageView } from './page-view.ts'

export const pageView = {
  patterns: ['/*'],
  hydration: 'interaction'
} as const satisfies PageView
