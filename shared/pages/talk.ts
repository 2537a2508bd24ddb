/** A talk. */
import type { PageView } from './page-view.ts'

export const talkView = {
  patterns: ['/event/:forum/:id'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView
