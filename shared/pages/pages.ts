/**
 * The kinds of pages, in the order in which their patterns are tried (shared/README.md#addresses); the first match
 * decides.
 */
import { exhibitorView } from './exhibitor.ts'
import { exhibitorsView } from './exhibitors.ts'
import { failureView } from './failure.ts'
import { homeView } from './home.ts'
import { newsView } from './news.ts'
import { newsListView } from './news-list.ts'
import { notFoundView } from './not-found.ts'
import { pageView } from './page.ts'
import type { PageView } from './page-view.ts'
import { planView } from './plan.ts'
import { productView } from './product.ts'
import { productsView } from './products.ts'
import { searchView } from './search.ts'
import { talkView } from './talk.ts'
import { unsubscribeView } from './unsubscribe.ts'

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
