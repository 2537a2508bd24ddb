/** The addresses of an edition (shared/README.md#addresses). */
import { href } from '../../../shared/pages/addresses.ts'
import { lazy } from '../lazy.ts'
import type { Pack } from './pack.ts'

/** Pages of the samples, to which components link where the fair has them. */
export const sampleSlugs: readonly string[] = [
  ...['about', 'range', 'standards', 'review', 'gallery'].map((name) => `/exhibition/${name}`),
  ...['why', 'booth', 'apply', 'centre', 'featured', 'download'].map((name) => `/exhibitor/${name}`),
  ...['match', 'why', 'register', 'guide', 'vip', 'products', 'code'].map((name) => `/visitor/${name}`),
  ...['activities', 'roundtable', 'distribution', 'maternal', 'award'].map((name) => `/event/${name}`),
  ...['industry_news', 'exhibition_news', 'e-news', 'cooperation', 'partners'].map((name) => `/media/${name}`),
  '/contact/us'
]

/** Screens that may have no page in the pack. */
export const screensWithoutPage: readonly string[] = [
  href.newsList(),
  href.search(),
  href.page('/privacy'),
  href.plan(),
  href.unsubscribe()
]

/** Files that the server generates; links may lead to them. */
const generatedFiles = ['/calendar.ics', '/rss.xml', '/sitemap.xml']

// Addresses of records, without language prefix.

/** The address of a piece of news. */
export const newsPath = (news: { id: number }) => href.news({ id: news.id })
/** The address of an exhibitor. */
export const exhibitorPath = (exhibitor: { id: number }) => href.exhibitor({ id: exhibitor.id })
/** The address of a product. */
export const productPath = (product: { id: number }) => href.product({ id: product.id })
/** The address of a talk. */
export const talkPath = (talk: { id: number; forum: string }) => href.talk({ forum: talk.forum, id: talk.id })

/** Says whether a link of the pack may lead to a path without language prefix. */
export function createPathCheck(pack: Pack): (path: string) => boolean {
  const pages = new Set(['/', ...generatedFiles, ...screensWithoutPage, ...pack.pages.map((page) => page.path)])
  // Few links lead to one of some thousand records.
  const records = lazy(
    () =>
      new Set([
        ...pack.news.map(newsPath),
        ...pack.exhibitors.map(exhibitorPath),
        ...pack.products.map(productPath),
        ...pack.talks.map(talkPath)
      ])
  )
  return (path) => pages.has(path) || records().has(path)
}
