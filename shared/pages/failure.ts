/** The page for errors. */
import type { PageView } from './page-view.ts'

export const failureView = {
  patterns: [],
  hydration: 'interaction'
} as const satisfies PageView
