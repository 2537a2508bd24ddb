/** The list of addresses, which the sitemap is made of. */
import type { News, PageEntry } from '../../../shared/records.ts'
import type { PlacedPack } from './derive.ts'
import { exhibitorPath, newsPath, productPath, screens, talkPath } from './slugs.ts'

/** Every address that has content, with when it last changed; a screen changes with the newest of what it lists. */
export function pageList(pack: PlacedPack, news: News[]): PageEntry[] {
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
  const own = new Set(pack.pages.map((page) => page.path))
  const newest = Math.max(pack.home.updated, ...news.map((item) => item.updated))
  return [
    entry('/', { title_cn: bannerBox.title_cn, title_en: bannerBox.title_en, updated: pack.home.updated }),
    ...pack.pages.map((page) => entry(page.path, page)),
    ...screens
      .filter((screen) => !own.has(screen.path))
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
