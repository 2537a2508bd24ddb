/** The component of every screen, for the server; the browser loads them one by one (loaders.ts). */
import type { ComponentType } from 'react'
import type { Screen } from '../../shared/routes.ts'
import { Exhibitor } from './exhibitor.tsx'
import { Exhibitors } from './exhibitors.tsx'
import { Failure } from './failure.tsx'
import { Home } from './home.tsx'
import { NewsDetail } from './news-detail.tsx'
import { NewsList } from './news-list.tsx'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'
import { Plan } from './plan.tsx'
import { Product } from './product.tsx'
import { Products } from './products.tsx'
import { Search } from './search.tsx'
import { Talk } from './talk.tsx'
import { Unsubscribe } from './unsubscribe.tsx'

export const screens: Record<Screen, ComponentType> = {
  home: Home,
  page: Page,
  newsList: NewsList,
  news: NewsDetail,
  exhibitors: Exhibitors,
  exhibitor: Exhibitor,
  products: Products,
  product: Product,
  talk: Talk,
  search: Search,
  plan: Plan,
  unsubscribe: Unsubscribe,
  notFound: NotFound,
  failure: Failure
}
