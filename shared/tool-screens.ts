/** Screens whose styles are a file of their own, because few visits meet them: directories, records, search, plan. */
import type { Screen } from './routes.ts'

const toolScreens: ReadonlySet<Screen> = new Set([
  'exhibitors',
  'exhibitor',
  'products',
  'product',
  'talk',
  'search',
  'plan'
])

/** Whether a screen needs the style sheet `tools` beside its edition's. */
export function needsTools(screen: Screen): boolean {
  return toolScreens.has(screen)
}

/** Id of the link to the sheet of all other screens, behind what is seen first; the document's head waits for it. */
export const moreStylesId = 'more-styles'
