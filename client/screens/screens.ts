/** Which component shows which screen of the table of addresses. */
import type { ComponentType } from 'react'
import type { Screen } from '../../shared/routes.ts'
import { Failure } from './failure.tsx'
import { Home } from './home.tsx'
import { NewsDetail } from './news-detail.tsx'
import { NewsList } from './news-list.tsx'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'

export const screens: Record<Screen, ComponentType> = {
  home: Home,
  page: Page,
  newsList: NewsList,
  news: NewsDetail,
  exhibitors: Page,
  exhibitor: Page,
  products: Page,
  product: Page,
  talk: Page,
  search: Page,
  plan: Page,
  unsubscribe: Page,
  notFound: NotFound,
  failure: Failure
}
