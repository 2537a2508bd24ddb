/** Search over everything, grouped by kind (rulings, section 2). */
import type MiniSearch from 'minisearch'
import type { Query, SearchOptions } from 'minisearch'
import type { Locale } from '../../shared/locale.ts'
import type { SearchGroup, SearchHit, SearchKind } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { loadSearchIndex, searchHits } from './search-index.ts'
import { type QueryPart, queryParts } from './search-terms.ts'

export const searchKinds: readonly SearchKind[] = ['exhibitor', 'product', 'talk', 'news', 'page']
/** Hits of each kind where all kinds are asked for, and of a page where one is. */
export const hitsOfAll = 6
export const hitsOfOne = 24

/** Hits in the visitor's language count most; names count in either. */
const boosts: Record<Locale, Record<string, number>> = {
  cn: { title_cn: 6, title_en: 3, names: 4, text_cn: 1, text_en: 0.4 },
  en: { title_en: 6, title_cn: 3, names: 4, text_en: 1, text_cn: 0.4 }
}

export interface Search {
  /** Groups of what is found, empty for a query without letters and figures. */
  find: (query: string, locale: Locale, kind?: SearchKind, page?: number) => Promise<SearchGroup[]>
  /** Reads the index before anyone searches. */
  prepare: () => Promise<unknown>
}

/** Makes the search of a pack; its index is read when it is first needed. */
export function createSearch(pack: CompiledPack): Search {
  let loading: Promise<MiniSearch> | undefined
  let hits: SearchHit[] = []
  const prepare = () => {
    loading ??= loadSearchIndex(pack.index)
    if (hits.length === 0) hits = searchHits(pack)
    return loading
  }
  const find: Search['find'] = async (query, locale, kind, page = 1) => {
    const parts = queryParts(query)
    if (parts.length === 0) return []
    const index = await prepare()
    const look = (fuzzy: boolean) =>
      index.search(
        { combineWith: 'AND', queries: parts.map((part) => partQuery(part, fuzzy)) },
        { tokenize: (term) => [term], processTerm: (term) => term, boost: boosts[locale] }
      )
    const sound = look(false)
    const groups = groupByKind((sound.length > 0 ? sound : look(true)).map(({ id }) => hits[id]))
    const first = kind === undefined ? 0 : (page - 1) * hitsOfOne
    const size = kind === undefined ? hitsOfAll : hitsOfOne
    return searchKinds.flatMap((each) => {
      const own = groups.get(each)
      if (!own || (kind !== undefined && kind !== each)) return []
      return { kind: each, total: own.length, list: own.slice(first, first + size) }
    })
  }
  return { find, prepare }
}

function groupByKind(found: (SearchHit | undefined)[]): Map<SearchKind, SearchHit[]> {
  const groups = new Map<SearchKind, SearchHit[]>()
  for (const hit of found) {
    if (!hit) continue
    const group = groups.get(hit.kind)
    if (group) group.push(hit)
    else groups.set(hit.kind, [hit])
  }
  return groups
}

/** `fuzzy` forgives a letter in five; it is tried where nothing else is found. */
function partQuery(part: QueryPart, fuzzy: boolean): Query {
  if (part.kind === 'character') return exact(part.term, { prefix: true })
  if (part.kind === 'word') {
    const together = { combineWith: 'AND' as const, queries: part.pairs.map((pair) => exact(pair)) }
    return part.term.length > 2 ? { combineWith: 'OR', queries: [exact(part.term), together] } : together
  }
  const forgiving = fuzzy && part.term.length > 4 && !/\d/.test(part.term)
  return exact(part.term, { prefix: part.term.length > 1, fuzzy: forgiving ? 0.2 : false })
}

function exact(term: string, options: SearchOptions = {}): Query {
  return { prefix: false, fuzzy: false, ...options, queries: [term] }
}
