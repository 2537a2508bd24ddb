/** What follows from a pack: neighbours of news, an exhibitor's products and talks, related products, the page list. */
import type {
  CodeResult,
  Exhibitor,
  News,
  Picture,
  Product,
  ProductSummary,
  Talk,
  TalkSummary
} from '../../../shared/records.ts'
import type { CompiledPack, CompiledTreeItem } from './compiled.ts'
import type { Pack, PackExhibitor, PackNews, PackProduct, PackTalk } from './pack.ts'
import { pageList } from './page-list.ts'
import { flatten } from './placed-records.ts'
import { exhibitorSummary, newsSummary, productSummary, talkSummary } from './summaries.ts'

/** A record whose picture names have given way to pictures. */
type Placed<T> = Omit<T, 'picture' | 'speakers'> & { picture?: Picture } & (T extends PackTalk
    ? { speakers: Talk['speakers'] }
    : unknown)

/** A pack whose picture names have given way to pictures. */
export interface PlacedPack extends Pick<CompiledPack, 'menu' | 'config' | 'categories' | 'tree' | 'pages' | 'awards'> {
  home: Omit<CompiledPack['home'], 'brandBox' | 'newsBox'> & Pick<Pack['home'], 'brandBox' | 'newsBox'>
  news: Placed<PackNews>[]
  exhibitors: Placed<PackExhibitor>[]
  products: Placed<PackProduct>[]
  talks: Placed<PackTalk>[]
}

type Derived = Pick<CompiledPack, 'home' | 'news' | 'exhibitors' | 'products' | 'talks' | 'codes' | 'pageList'>

const recommendedCount = 4
const relatedCount = 4

/** Derives the full records of a checked pack. */
export function derive(pack: PlacedPack): Derived {
  const news = deriveNews(pack.news)
  const summaries = deriveProductSummaries(pack)
  const products = deriveProducts(pack, summaries)
  const exhibitors = pack.exhibitors.map((item) => deriveExhibitor(item, pack, summaries, news))
  const talks = [...pack.talks].sort((a, b) => a.start - b.start || a.id - b.id).map((talk) => deriveTalk(talk, pack))
  return {
    home: {
      ...pack.home,
      brandBox: pick(exhibitors, pack.home.brandBox).map(exhibitorSummary),
      newsBox: pick(news, pack.home.newsBox).map(newsSummary)
    },
    news,
    exhibitors,
    products,
    talks,
    codes: deriveCodes(pack, summaries),
    pageList: pageList(pack, news)
  }
}

/** The records with these ids, in the order of the ids. */
function pick<T extends { id: number }>(records: T[], ids: number[]): T[] {
  return ids.flatMap((id) => records.find((record) => record.id === id) ?? [])
}

/** Newest first. Previous is the next older one of the same kind. */
function deriveNews(items: PlacedPack['news']): News[] {
  const sorted = [...items].sort((a, b) => b.date - a.date || b.id - a.id)
  return sorted.map(({ recommend: _, ...item }) => {
    const others = sorted.filter((other) => other.id !== item.id)
    const kin = sorted.filter((other) => other.kind === item.kind)
    const index = kin.findIndex((other) => other.id === item.id)
    const older = kin[index + 1]
    const newer = kin[index - 1]
    const recommended = [...others.filter((other) => other.recommend), ...others.filter((other) => !other.recommend)]
    return {
      ...item,
      recommended: recommended.slice(0, recommendedCount).map(newsSummary),
      previous: older ? newsSummary(older) : null,
      next: newer ? newsSummary(newer) : null
    }
  })
}

function deriveProductSummaries(pack: PlacedPack): Map<number, ProductSummary> {
  const firms = new Map(pack.exhibitors.map((item) => [item.id, item]))
  return new Map(
    pack.products.flatMap((item) => {
      const firm = firms.get(item.exhibitor)
      if (!firm) return []
      const { company_cn, company_en, booth } = firm
      return [[item.id, productSummary({ ...item, company_cn, company_en, booth })] as const]
    })
  )
}

/** Related are products of the same category by others, then by the same firm, then of the category above. */
function deriveProducts(pack: PlacedPack, summaries: Map<number, ProductSummary>): Product[] {
  const parents = parentsOf(pack.tree)
  const all = [...summaries.values()]
  const byCategory = group(all, (item) => item.category)
  const byParent = group(all, (item) => parents.get(item.category))
  return pack.products.map(({ code: _code, validUntil: _until, ...item }) => {
    const summary = summaries.get(item.id)!
    const close = byCategory.get(item.category) ?? []
    const candidates = [
      ...close.filter((other) => other.exhibitor !== item.exhibitor),
      ...close.filter((other) => other.exhibitor === item.exhibitor),
      ...(byParent.get(parents.get(item.category)) ?? [])
    ]
    const related = [...new Set(candidates)].filter((other) => other.id !== item.id).slice(0, relatedCount)
    return { ...item, ...summary, related }
  })
}

function group<T, K>(items: T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const found = groups.get(key(item))
    if (found) found.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

/** The category above each category. */
export function parentsOf(tree: CompiledTreeItem[]): Map<number, number> {
  return new Map(flatten(tree, 'children').flatMap((item) => item.children.map((child) => [child.id, item.id])))
}

/** News of an exhibitor carry its booth or its name. */
function deriveExhibitor(
  item: PlacedPack['exhibitors'][number],
  pack: PlacedPack,
  summaries: Map<number, ProductSummary>,
  news: News[]
): Exhibitor {
  const own = news.filter((entry) => entry.booth === item.booth || entry.company_cn === item.company_cn)
  return {
    ...item,
    products: [...summaries.values()].filter((product) => product.exhibitor === item.id),
    talks: pack.talks
      .filter((talk) => talk.exhibitors.includes(item.id))
      .sort((a, b) => a.start - b.start)
      .map((talk) => talkSummary(talk as TalkSummary)),
    news: own.map(newsSummary)
  }
}

function deriveTalk(talk: PlacedPack['talks'][number], pack: PlacedPack): Talk {
  const firms = talk.exhibitors.flatMap((id) => pack.exhibitors.find((item) => item.id === id) ?? [])
  return { ...talk, exhibitors: firms.map(exhibitorSummary) }
}

function deriveCodes(pack: PlacedPack, summaries: Map<number, ProductSummary>): Record<string, CodeResult> {
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
