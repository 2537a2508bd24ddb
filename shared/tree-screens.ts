import type { Screen } from './routes.ts'

/** Screens that show the industry tree, whatever their content says. */
export const treeScreens: ReadonlySet<Screen> = new Set(['home', 'exhibitors', 'products'])
