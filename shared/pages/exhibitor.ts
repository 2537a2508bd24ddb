/** An exhibitor. */
import type { PageView } from './page-view.ts'

export const exhibitorView = {
  patterns: ['/exhibitor/featured/:id'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView
