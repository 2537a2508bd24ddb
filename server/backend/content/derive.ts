/** Derives the relations between records: neighbours of news, products and talks of exhibitors, related products and talks. */
import { groupBy } from '../../../shared/records/group-by.ts'
import type {
  CodeResult,
  Exhibitor,
  News,
  PageEntry,
  Product,
  ProductSummary,
  Talk
} from '../../../shared/records/records.ts'
import { lazy, lazyObject } from '../lazy.ts'
import { type CompiledPack, parentsOf, type ResolvedPack } from './compiled.ts'
import { exhibitorPath, newsPath, productPath, screensWithoutPage, talkPath } from './slugs.ts'
import { exhibitorSummary, newsSummary, productSummary, talkSummary } from './summaries.ts'

/** The site shows four of them; those that are not published yet are left out. */
const recommendedCount = 8
const relatedCount = 4

/** The records of a validated pack as the API sends them; each list is derived when it is first read. */
export function deriveRecords(pack: ResolvedPack): CompiledPack {
  const news = lazy(() => deriveNews(pack.news))
  const summaries = lazy(() => deriveProductSummaries(pack))
  return lazyObject<CompiledPack>({
    edition: () => pack.edition,
    sample: () => pack.sample === true,
    menu: () => pack.menu,
    config: () => pack.config,
    categories: () => pack.categories,
    tree: () => pack.tree,
    pages: () => pack.pages,
    awards: () => pack.awards,
    synonyms: () => pack.synonyms,
    home: () => ({
      ...pack.home,
      brandBox: recordsById(pack.exhibitors, pack.home.brandBox).map(exhibitorSummary),
      newsBox: recordsById(pack.news, pack.home.newsBox).map(newsSummary)
    }),
    news,
    exhibitors: () => deriveExhibitors(pack, [...summaries().values()], news),
    products: () => deriveProducts(pack, summaries()),
    talks: () => deriveTalks(pack),
    codes: () => deriveCodes(pack, summaries()),
    pageList: () => pageList(pack, news())
  })
}

/** The records with these ids, in the order of the ids. */
function recordsById<T extends { id: number }>(records: T[], ids: number[]): T[] {
  return ids.flatMap((id) => records.find((record) => record.id === id) ?? [])
}

/** News in descending order of date. `previous` is the next older item of the same kind. */
function deriveNews(items: ResolvedPack['news']): News[] {
  const sorted = [...items].sort((a, b) => b.date - a.date || b.id - a.id)
  const byKind = groupBy(sorted, (item) => item.kind)
  const isRecommended = (item: { recommend?: boolean }) => item.recommend === true
  const first = [...sorted.filter(isRecommended), ...sorted.filter((item) => !isRecommended(item))]
  // One more, because an item does not recommend itself.
  const candidates = first.slice(0, recommendedCount + 1)
  return sorted.map((entry) => {
    const { recommend: _, ...item } = entry
    const sameKind = byKind.get(item.kind) ?? []
    const index = sameKind.indexOf(entry)
    const older = sameKind[index + 1]
    const newer = sameKind[index - 1]
    const others = candidates.filter((other) => other.id !== item.id)
    return {
      ...item,
      recommended: others.slice(0, recommendedCount).map(newsSummary),
      previous: older ? newsSummary(older) : null,
      next: newer ? newsSummary(newer) : null
    }
  })
}

function deriveProductSummaries(pack: ResolvedPack): Map<number, ProductSummary> {
  const exhibitorsById = new Map(pack.exhibitors.map((item) => [item.id, item]))
  return new Map(
    pack.products.flatMap((item) => {
      const exhibitor = exhibitorsById.get(item.exhibitor)
      if (!exhibitor) return []
      const { company_cn, company_en, booth } = exhibitor
      return [[item.id, productSummary({ ...item, company_cn, company_en, booth })] as const]
    })
  )
}

/**
 * Related products: of the same category by other exhibitors, then by the same one, then of sibling categories. They
 * are looked for when a product is sent.
 */
function deriveProducts(pack: ResolvedPack, summaries: Map<number, ProductSummary>): Product[] {
  const parents = parentsOf(pack.tree)
  const all = [...summaries.values()]
  const byCategory = groupBy(all, (item) => item.category)
  const byParent = groupBy(all, (item) => parents.get(item.category))
  const categories = new Map(pack.exhibitors.map(({ id, categories }) => [id, categories[0]]))
  return pack.products.flatMap(({ code: _code, validUntil: _until, ...item }) => {
    // The exhibitor may be held back: there is nobody whose product it is.
    const summary = summaries.get(item.id)
    if (!summary) return []
    const sameCategory = byCategory.get(item.category) ?? []
    const exhibitor_category = categories.get(item.exhibitor)
    const siblings = byParent.get(parents.get(item.category)) ?? []
    return {
      ...item,
      ...summary,
      ...(exhibitor_category !== undefined && { exhibitor_category }),
      get related() {
        return firstRelated(item, [
          [sameCategory, (other) => other.exhibitor !== item.exhibitor],
          [sameCategory, () => true],
          [siblings, () => true]
        ])
      }
    }
  })
}

/** The first other products that the lists have, each once; stops when there are enough, because lists may be long. */
function firstRelated(
  item: { id: number },
  lists: readonly (readonly [ProductSummary[], (other: ProductSummary) => boolean])[]
): ProductSummary[] {
  const related = new Set<ProductSummary>()
  for (const [list, accepts] of lists)
    for (const other of list) {
      if (related.size === relatedCount) return [...related]
      if (other.id !== item.id && accepts(other)) related.add(other)
    }
  return [...related]
}

/** The news of an exhibitor are those with its booth or its company name. Its relations are derived when it is sent. */
function deriveExhibitors(pack: ResolvedPack, products: ProductSummary[], news: () => News[]): Exhibitor[] {
  const ownProducts = groupBy(products, (product) => product.exhibitor)
  return pack.exhibitors.map((item) => ({
    ...item,
    products: ownProducts.get(item.id) ?? [],
    get talks() {
      const talks = pack.talks.filter((talk) => talk.exhibitors.includes(item.id))
      return talks.sort((a, b) => a.start - b.start).map(talkSummary)
    },
    get news() {
      return news()
        .filter((entry) => entry.booth === item.booth || entry.company_cn === item.company_cn)
        .map(newsSummary)
    }
  }))
}

const byStart = (a: { start: number; id: number }, b: { start: number; id: number }) => a.start - b.start || a.id - b.id

/** Related talks: those of the same forum that come next, then its first ones, in the order of time. */
function deriveTalks(pack: ResolvedPack): Talk[] {
  const talks = [...pack.talks].sort(byStart)
  const byForum = groupBy(talks, (talk) => talk.forum)
  return talks.map((talk) => {
    const exhibitors = talk.exhibitors.flatMap((id) => pack.exhibitors.find((item) => item.id === id) ?? [])
    return {
      ...talk,
      exhibitors: exhibitors.map(exhibitorSummary),
      get related() {
        const all = byForum.get(talk.forum) ?? []
        const place = all.indexOf(talk)
        const others = [...all.slice(place + 1), ...all.slice(0, place)]
        return others.slice(0, relatedCount).sort(byStart).map(talkSummary)
      }
    }
  })
}

function deriveCodes(pack: ResolvedPack, summaries: Map<number, ProductSummary>): Record<string, CodeResult> {
  return Object.fromEntries(
    pack.products.flatMap((item) => {
      const summary = summaries.get(item.id)
      if (item.code === undefined || !summary) return []
      const result: CodeResult = {
        found: true,
        code: item.code,
        name_cn: item.name_cn,
        name_en: item.name_en,
        company_cn: summary.company_cn,
        company_en: summary.company_en,
        certificate_cn: item.certificate_cn,
        certificate_en: item.certificate_en,
        product: item.id,
        ...(item.validUntil !== undefined && { validUntil: item.validUntil })
      }
      return [[item.code, result]]
    })
  )
}

/** All addresses with content and the time of their last change; the sitemap is generated from this list. */
function pageList(pack: ResolvedPack, news: News[]): PageEntry[] {
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
