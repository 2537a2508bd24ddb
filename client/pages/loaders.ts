/** Loads screens on demand, each from a chunk of its own. */
import type { ComponentType } from 'react'
import type { PageName } from '../../shared/pages/pages.ts'
import { loadPartMessages } from '../messages/load.ts'

const loaders: Record<PageName, () => Promise<ComponentType>> = {
  home: async () => (await import('./home/home.tsx')).Home,
  page: async () => (await import('./page/page.tsx')).Page,
  newsList: async () => (await import('./news-list/news-list.tsx')).NewsList,
  news: async () => (await import('./news/news-detail.tsx')).NewsDetail,
  exhibitors: async () => (await import('./exhibitors/exhibitors.tsx')).Exhibitors,
  exhibitor: async () => (await import('./exhibitor/exhibitor.tsx')).Exhibitor,
  products: async () => (await import('./products/products.tsx')).Products,
  product: async () => (await import('./product/product.tsx')).Product,
  talk: async () => (await import('./talk/talk.tsx')).Talk,
  search: async () => (await import('./search/search.tsx')).Search,
  plan: async () => (await import('./plan/plan.tsx')).Plan,
  unsubscribe: async () => (await import('./unsubscribe/unsubscribe.tsx')).Unsubscribe,
  notFound: async () => (await import('./not-found/not-found.tsx')).NotFound,
  failure: async () => (await import('./failure/failure.tsx')).Failure
}

const loaded = new Map<PageName, ComponentType>()

/** The component of a screen; its chunk and messages are loaded once. Rejects where the chunk fails to load. */
export async function loadScreen(screen: PageName): Promise<ComponentType> {
  const cached = loaded.get(screen)
  if (cached) return cached
  const [component] = await Promise.all([loaders[screen](), loadPartMessages()])
  loaded.set(screen, component)
  return component
}

/** The component of a screen, undefined where `loadScreen` has not loaded it. */
export function loadedScreen(screen: PageName): ComponentType | undefined {
  return loaded.get(screen)
}
