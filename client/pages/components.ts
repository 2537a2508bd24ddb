/** The component of every screen, for the server; the browser loads them one by one (loaders.ts). */
import type { ComponentType } from 'react'
import type { PageName } from '../../shared/pages/pages.ts'
import { Exhibitor } from './exhibitor/exhibitor.tsx'
import { Exhibitors } from './exhibitors/exhibitors.tsx'
import { Failure } from './failure/failure.tsx'
import { Home } from './home/home.tsx'
import { NewsDetail } from './news/news-detail.tsx'
import { NewsList } from './news-list/news-list.tsx'
import { NotFound } from './not-found/not-found.tsx'
import { Page } from './page/page.tsx'
import { Plan } from './plan/plan.tsx'
import { Product } from './product/product.tsx'
import { Products } from './products/products.tsx'
import { Search } from './search/search.tsx'
import { Talk } from './talk/talk.tsx'
import { Unsubscribe } from './unsubscribe/unsubscribe.tsx'

export const screens: Record<PageName, ComponentType> = {
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
