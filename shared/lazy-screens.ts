/** When a screen is hydrated (the other sets: `tool-screens.ts` for styles, `tree-screens.ts` for data). */
import type { Screen } from './routes.ts'

/**
 * Screens that are readable and usable as HTML. The client hydrates them at the visitor's first interaction instead of
 * when the browser is idle, and the server omits from the embedded state what their HTML already contains.
 */
export const lazyScreens: ReadonlySet<Screen> = new Set(['home', 'page', 'newsList', 'news', 'notFound', 'failure'])

/** Attribute of an element that needs JavaScript at once: a lazy screen that contains one is hydrated like the others. */
export const hydrationNeededAttribute = 'data-needs-script'
