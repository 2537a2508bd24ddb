/** Screens as the browser loads them: each on demand, the current one before the page goes live. */
import type { ComponentType } from 'react'
import type { Screen } from '../../shared/routes.ts'
import { loadScreenWords } from '../words/load.ts'

const loaders: Record<Screen, () => Promise<ComponentType>> = {
  home: async () => (await import('./home.tsx')).Home,
  page: async () => (await import('./page.tsx')).Page,
  newsList: async () => (await import('./news-list.tsx')).NewsList,
  news: async () => (await import('./news-detail.tsx')).NewsDetail,
  exhibitors: async () => (await import('./exhibitors.tsx')).Exhibitors,
  exhibitor: async () => (await import('./exhibitor.tsx')).Exhibitor,
  products: async () => (await import('./products.tsx')).Products,
  product: async () => (await import('./product.tsx')).Product,
  talk: async () => (await import('./talk.tsx')).Talk,
  search: async () => (await import('./search.tsx')).Search,
  plan: async () => (await import('./plan.tsx')).Plan,
  unsubscribe: async () => (await import('./unsubscribe.tsx')).Unsubscribe,
  notFound: async () => (await import('./not-found.tsx')).NotFound,
  failure: async () => (await import('./failure.tsx')).Failure
}

const loaded = new Map<Screen, ComponentType>()

/** The component of a screen, its script and words loaded once. Rejects where the script cannot be had. */
export async function loadScreen(screen: Screen): Promise<ComponentType> {
  const known = loaded.get(screen)
  if (known) return known
  const [component] = await Promise.all([loaders[screen](), loadScreenWords()])
  loaded.set(screen, component)
  return component
}

/** The component of a screen that has been loaded. */
export function loadedScreen(screen: Screen): ComponentType | undefined {
  return loaded.get(screen)
}
