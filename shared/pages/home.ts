/** The home page. */
import { definePage, optional } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const homeView = {
  patterns: ['/', '/index'],
  hydration: 'interaction',
  showsTree: true
} as const satisfies PageView

export const home = /* @__PURE__ */ definePage(homeView, {
  routes: { '/': { calls: () => [optional('home')] }, '/index': { calls: () => [optional('home')] } },
  // The home page's title is the site's own.
  subject: () => ({ title: '', description: '' }),
  opening: 'hero',
  structuredData: 'fair',
  inSitemap: true
})
