/**
 * The kinds of pages, in the order in which their patterns are tried (shared/README.md#addresses); the first match
 * decides.
 */
import type { PageDescriptor, PageView } from './define-page.ts'
import { page, pageView } from './page.ts'
import {
  exhibitor,
  exhibitors,
  exhibitorsView,
  exhibitorView,
  news,
  newsList,
  newsListView,
  newsView,
  product,
  products,
  productsView,
  productView,
  talk,
  talkView
} from './record-pages.ts'
import {
  failure,
  failureView,
  home,
  homeView,
  notFound,
  notFoundView,
  plan,
  planView,
  search,
  searchView,
  unsubscribe,
  unsubscribeView
} from './single-pages.ts'

export const pageViews = {
  home: homeView,
  notFound: notFoundView,
  newsList: newsListView,
  news: newsView,
  exhibitors: exhibitorsView,
  exhibitor: exhibitorView,
  products: productsView,
  product: productView,
  talk: talkView,
  search: searchView,
  plan: planView,
  unsubscribe: unsubscribeView,
  page: pageView,
  failure: failureView
} satisfies Record<string, PageView>

export type PageName = keyof typeof pageViews

/** What the server needs to know of each kind of page. Browsers import the views alone. */
export const pages = {
  home,
  notFound,
  newsList,
  news,
  exhibitors,
  exhibitor,
  products,
  product,
  talk,
  search,
  plan,
  unsubscribe,
  page,
  failure
} satisfies Record<PageName, PageDescriptor>

/** The patterns of all kinds of pages in the order in which they are tried. */
export const routes: readonly { pattern: string; name: PageName }[] = pageNames().flatMap((name) =>
  viewOf(name).patterns.map((pattern) => ({ pattern, name }))
)

/** What a browser needs to know of a kind of page. */
export function viewOf(name: PageName): PageView {
  return pageViews[name]
}

function pageNames(): PageName[] {
  // The keys of the literal above: nothing adds others.
  return Object.keys(pageViews) as PageName[]
}
