/** The page for addresses without page. */
import type { PageView } from './page-view.ts'

export const notFoundView = {
  patterns: ['/404'],
  hydration: 'interaction'
} as const satisfies PageView
