/** The search index: what can be found, and under which words. Built with the build, loaded by the first search. */
import MiniSearch, { type Options } from 'minisearch'
import type { SearchHit } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { parentsOf } from './content/derive.ts'
import { flatten } from './content/placed-records.ts'
import { exhibitorPath, newsPath, productPath, talkPath } from './content/slugs.ts'
import { indexTerms } from './search-terms.ts'

type Searchable = Omit<CompiledPack, 'index'>

/** Something that can be found: its hit, its names in any language, and the text of each language. */
interface SearchDocument {
  hit: SearchHit
  names: string[]
  text_cn: string[]
  text_en: string[]
}

export const searchFields = ['title_cn', 'title_en', 'names', 'text_cn', 'text_en'] as const

const options: Options = {
  fields: [...searchFields],
  tokenize: indexTerms,
  processTerm: (term) => term
}

/** Builds the index of a pack and gives it as JSON text. A document's id is its place in `searchHits`. */
export function buildSearchIndex(pack: Searchable): string {
  const index = new MiniSearch(options)
  index.addAll(
    searchDocuments(pack).map(({ hit, names, text_cn, text_en }, id) => ({
      id,
      title_cn: hit.title_cn,
      title_en: hit.title_en,
      names: names.join(' '),
      text_cn: [hit.summary_cn, ...text_cn].map(plain).join(' '),
      text_en: [hit.summary_en, ...text_en].map(plain).join(' ')
    }))
  )
  return JSON.stringify(index)
}

/** Takes what `buildSearchIndex` gave; other work goes on between its steps. */
export function loadSearchIndex(json: string): Promise<MiniSearch> {
  return MiniSearch.loadJSONAsync(json, options)
}

/** Everything that can be found, in the order in which the index counts it. */
export function searchHits(pack: Searchable): SearchHit[] {
  return searchDocuments(pack).map((document) => document.hit)
}

function searchDocuments(pack: Searchable): SearchDocument[] {
  const categories = categoryNames(pack)
  return [
    ...pack.pages.map(
      (page): SearchDocument => ({
        hit: { kind: 'page', path: page.path, ...titled(page) },
        names: [],
        text_cn: texts(page.sections, 'cn'),
        text_en: texts(page.sections, 'en')
      })
    ),
    ...pack.exhibitors.map(
      (item): SearchDocument => ({
        hit: {
          kind: 'exhibitor',
          path: exhibitorPath(item),
          title_cn: item.company_cn,
          title_en: item.company_en,
          summary_cn: `${item.booth} · ${item.summary_cn}`,
          summary_en: `${item.booth} · ${item.summary_en}`
        },
        names: [item.booth, item.brand_cn, item.brand_en, ...item.categories.flatMap((id) => categories.get(id) ?? [])],
        text_cn: [item.html_cn, item.country_name_cn],
        text_en: [item.html_en, item.country_name_en]
      })
    ),
    ...pack.products.map(
      (item): SearchDocument => ({
        hit: {
          kind: 'product',
          path: productPath(item),
          title_cn: item.name_cn,
          title_en: item.name_en,
          summary_cn: `${item.company_cn} · ${item.summary_cn}`,
          summary_en: `${item.company_en} · ${item.summary_en}`
        },
        names: [item.booth, ...(categories.get(item.category) ?? [])],
        text_cn: [item.html_cn, item.origin_cn, item.certificate_cn, item.award_cn ?? ''],
        text_en: [item.html_en, item.origin_en, item.certificate_en, item.award_en ?? '']
      })
    ),
    ...pack.talks.map(
      (item): SearchDocument => ({
        hit: {
          kind: 'talk',
          path: talkPath(item),
          title_cn: item.title_cn,
          title_en: item.title_en,
          summary_cn: item.speakers.map((speaker) => `${speaker.name_cn}（${speaker.company_cn}）`).join('、'),
          summary_en: item.speakers.map((speaker) => `${speaker.name_en} (${speaker.company_en})`).join(', ')
        },
        names: item.speakers.flatMap((speaker) => [speaker.name_cn, speaker.name_en]),
        text_cn: [item.html_cn, item.room_cn],
        text_en: [item.html_en, item.room_en]
      })
    ),
    ...pack.news.map(
      (item): SearchDocument => ({
        hit: { kind: 'news', path: newsPath(item), ...titled(item) },
        names: [item.company_cn ?? '', item.company_en ?? '', item.booth ?? ''],
        text_cn: [item.html_cn, item.source_cn],
        text_en: [item.html_en, item.source_en]
      })
    )
  ]
}

function titled({ title_cn, title_en, summary_cn, summary_en }: Omit<SearchHit, 'kind' | 'path'>) {
  return { title_cn, title_en, summary_cn, summary_en }
}

/** The names of each category and of those above it, in both languages; the top ones say too little to be looked for. */
function categoryNames(pack: Searchable): Map<number, string[]> {
  const parents = parentsOf(pack.tree)
  const items = new Map(flatten(pack.tree, 'children').map((item) => [item.id, item]))
  const chain = (id: number | undefined): string[] => {
    const item = id === undefined ? undefined : items.get(id)
    const parent = item && parents.get(item.id)
    return parent === undefined ? [] : [item!.name_cn, item!.name_en, ...chain(parent)]
  }
  return new Map([...items.keys()].map((id) => [id, chain(id)]))
}

/** Every text of one language inside a page's sections. */
function texts(value: unknown, language: 'cn' | 'en'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, language))
  if (typeof value !== 'object' || value === null) return []
  const own = language === 'cn' ? /(_cn|Cn)$/ : /(_en|En)$/
  return Object.entries(value).flatMap(([key, item]) => (own.test(key) ? strings(item) : texts(item, language)))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(strings) : []
}

function plain(text: string): string {
  return text.replace(/<[^>]*>/g, ' ')
}
