/** The directory of exhibitors, as list and as floor plan. */
import type { PageView } from './page-view.ts'

export const exhibitorsView = {
  patterns: ['/exhibitor/featured'],
  hydration: 'idle',
  styles: 'tools',
  showsTree: true
} as const satisfies PageView
