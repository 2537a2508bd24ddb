import type { News, PageEntry } from '../../../shared/records/records.ts'
import type { ResolvedPack } from './resolved-pack.ts'
import { exhibitorPath, newsPath, productPath, screensWithoutPage, talkPath } from './slugs.ts'

/** All addresses with content and the time of their last change; the sitemap is generated from this list. */
export function pageList(pack: ResolvedPack, news: News[]): PageEntry[] {
  const entry = (path: string, { updated }: { updated: number }): PageEntry => ({ path, updated })
  const pagePaths = new Set(pack.pages.map((page) => page.path))
  const newest = Math.max(pack.home.updated, ...news.map((item) => item.updated))
  return [
    entry('/', pack.home),
    ...pack.pages.map((page) => entry(page.path, page)),
    ...screensWithoutPage
      .filter((path) => !pagePaths.has(path))
      .map((path) => entry(path, path === '/news' ? { updated: newest } : pack.home)),
    ...news.map((item) => entry(newsPath(item), item)),
    ...pack.exhibitors.map((item) => entry(exhibitorPath(item), item)),
    ...pack.products.map((item) => entry(productPath(item), item)),
    ...pack.talks.map((item) => entry(talkPath(item), item))
  ]
}
