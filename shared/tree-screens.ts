/** The data of a screen (the other sets: `lazy-screens.ts` for hydration, `tool-screens.ts` for styles). */
import type { Screen } from './routes.ts'

/** Screens that always display the industry tree; other pages do if their content has a section of type `tree`. */
export const treeScreens: ReadonlySet<Screen> = new Set(['home', 'exhibitors', 'products'])
