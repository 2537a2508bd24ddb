/** The style sheets of a screen (the other sets: `lazy-screens.ts` for hydration, `tree-screens.ts` for data). */
import type { Screen } from './routes.ts'

/** Directories, records, search and itinerary: their styles are a separate sheet, which most visits do not need. */
const toolScreens: ReadonlySet<Screen> = new Set([
  'exhibitors',
  'exhibitor',
  'products',
  'product',
  'talk',
  'search',
  'plan'
])

/** Whether a screen needs the style sheet `tools` in addition to its edition's. */
export function needsToolStyles(screen: Screen): boolean {
  return toolScreens.has(screen)
}

/**
 * Id of the link to the edition's style sheet on screens without tools. The link is in the body, behind the first view;
 * the head blocks rendering until the parser has reached it (`rel="expect"`).
 */
export const bodyStyleSheetId = 'more-styles'
