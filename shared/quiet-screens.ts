/**
 * Screens on which nothing waits for the script: it comes with the first sign of a visitor, and with it the data that
 * the document says once already. A part of a page that waits all the same says so with `data-wakes`.
 */
import type { Screen } from './routes.ts'

export const quietScreens: ReadonlySet<Screen> = new Set(['home', 'page', 'newsList', 'news', 'notFound', 'failure'])

/** What a part that waits for its script has, in the page as it is rendered. */
export const wakes = 'data-wakes'
