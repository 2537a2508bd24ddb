import type { News, PageEntry } from '../../../shared/records.ts'
import type { ResolvedPack } from './resolved-pack.ts'
import { exhibitorPath, newsPath, productPath, screensWithoutPage, talkPath } from './slugs.ts'

/** All addresses with content and the time of their last change; the sitemap is generated from this list. */
export function pageList(pack: ResolvedPack, news: News[]): PageEntry[] {
  const entry = (path: string, record: { title_cn: string; title_en: string; updated: number }): PageEntry => ({
    path,
    title_cn: record.title_cn,
    title_en: record.title_en,
    updated: record.updated
  })
  const named = (item: { name_cn: string; name_en: string; updated: number }) => ({
    title_cn: item.name_cn,
    title_en: item.name_en,
    updated: item.updated
  })
  const { bannerBox } = pack.home
  const pagePaths = new Set(pack.pages.map((page) => page.path))
  const newest = Math.max(pack.home.updated, ...news.map((item) => item.updated))
  return [
    entry('/', { title_cn: bannerBox.title_cn, title_en: bannerBox.title_en, updated: pack.home.updated }),
    ...pack.pages.map((page) => entry(page.path, page)),
    ...screensWithoutPage
      .filter((screen) => !pagePaths.has(screen.path))
      .map((screen) =>
        entry(screen.path, { ...screen, updated: screen.path === '/news' ? newest : pack.home.updated })
      ),
    ...news.map((item) => entry(newsPath(item), item)),
    ...pack.exhibitors.map((item) =>
      entry(exhibitorPath(item), named({ name_cn: item.company_cn, name_en: item.company_en, updated: item.updated }))
    ),
    ...pack.products.map((item) => entry(productPath(item), named(item))),
    ...pack.talks.map((item) => entry(talkPath(item), item))
  ]
}
