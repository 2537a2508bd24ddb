/** The visitor's itinerary. */
import type { PageView } from './page-view.ts'

export const planView = {
  patterns: ['/plan'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView
