/** A directory: a list of records with filters, text search, sort orders and pages. */
import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import type { Facet, Listing } from '../../shared/records/records.ts'
import { type CompiledPack, flatten, parentsOf } from './content/compiled.ts'
import type { initialsOf } from './name-spellings.ts'
import { maxTerms } from './query-terms.ts'
import { foldQuery, foldText, withoutHyphens } from './search-text.ts'

/** A record with what is filtered and searched. */
export interface DirectoryEntry<T> {
  record: T
  /** Texts in which `q` is searched. */
  texts: string[]
  /** Chinese names, which are also found by the initials of their Pinyin. */
  spelled: string[]
  /** The record's values of each filter. */
  values: Record<string, readonly string[]>
}

/** A comparison for sorting: negative if `a` comes before `b`. */
export type Compare<T> = (a: T, b: T, locale: ApiLocale) => number

export interface DirectoryDefinition<T> {
  entries: DirectoryEntry<T>[]
  /** Sort orders by name; '' is the default, for no name and for an unknown one. */
  sortOrders: Record<string, Compare<T>> & { '': Compare<T> }
  /** The values of each filter with their labels, sorted by label or in the order given here. */
  facets: Record<string, { values: FacetValue[]; byLabel: boolean }>
}

export interface DirectoryQuery {
  /** The selected value of each filter. */
  filters: Record<string, string | undefined>
  q: string
  sort: string
  /** Counted from 1. */
  page: number
}

/** `spell` gives the initials of names; it is needed where `q` is not empty. */
export type Directory<T> = (
  query: DirectoryQuery,
  locale: ApiLocale,
  spell?: typeof initialsOf
) => Listing<T> & { facets: Record<string, Facet[]> }

const collators: Record<ApiLocale, Intl.Collator> = {
  cn: new Intl.Collator('zh-Hans-CN-u-co-pinyin', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true })
}

/** Compares a bilingual field of two records: by pinyin in Chinese, by alphabet in English, numbers by their value. */
export function compareNames<K extends string>(
  key: K,
  a: Record<`${K}_cn` | `${K}_en`, string>,
  b: Record<`${K}_cn` | `${K}_en`, string>,
  locale: ApiLocale
): number {
  return collators[locale].compare(inEitherLanguage(a, key, locale), inEitherLanguage(b, key, locale))
}

/**
 * Creates the directory of a definition. The count of a facet value is the number of records with that value which pass
 * the text search and all other filters. Values that no record has are omitted.
 */
export function createDirectory<T>(definition: DirectoryDefinition<T>): Directory<T> {
  const indexed = definition.entries.map((entry) => ({ ...entry, text: undefined as string | undefined }))
  const sorted = createSorter(indexed, definition.sortOrders)
  const facets = Object.entries(definition.facets).map(([name, { values, byLabel }]) => {
    const existing = new Set(indexed.flatMap((entry) => entry.values[name] ?? []))
    const found = values.filter((facet) => existing.has(facet.value))
    return {
      name,
      valuesIn: byLabel ? createLabelSorter(found) : () => found,
      totals: countValues(indexed, name)
    }
  })

  return ({ filters, q, sort, page }, locale, spell = () => []) => {
    const words = [...new Set(foldQuery(q).split(/\s+/).filter(Boolean))].slice(0, maxTerms)
    const selected = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined)
    if (words.length > 0) for (const entry of indexed) entry.text ??= searchedText(entry, spell)
    const narrowed = narrow(sorted(sort, locale), words, selected)
    const counted = facets.map(({ name, valuesIn, totals }) => {
      const isNarrowed = words.length > 0 || selected.some(([other]) => other !== name)
      const counts = isNarrowed ? countValues(narrowed.by[name] ?? narrowed.results, name) : totals
      return [name, valuesIn(locale).map((facet) => ({ ...facet, count: counts.get(facet.value) ?? 0 }))] as const
    })
    const { list, ...paging } = pageOf(narrowed.results, page)
    return { list: list.map((entry) => entry.record), ...paging, facets: Object.fromEntries(counted) }
  }
}

/** The entries with all words that pass all filters; and, by each selected filter, those that pass all others. */
function narrow<E extends DirectoryEntry<unknown> & { text: string | undefined }>(
  entries: E[],
  words: readonly string[],
  selected: readonly (readonly [filter: string, value: string])[]
): { results: E[]; by: Record<string, E[]> } {
  const by = Object.fromEntries(selected.map(([filter]): [string, E[]] => [filter, []]))
  if (words.length === 0 && selected.length === 0) return { results: entries, by }
  const results: E[] = []
  for (const entry of entries) {
    let failed: string | undefined
    let failures = 0
    for (const [filter, value] of selected) {
      if (entry.values[filter]?.includes(value)) continue
      failed = filter
      failures += 1
    }
    if (failures > 1 || !words.every((word) => isIn(entry.text ?? '', word))) continue
    // Each selected filter has a list.
    if (failed !== undefined) by[failed]!.push(entry)
    else {
      results.push(entry)
      for (const [filter] of selected) by[filter]!.push(entry)
    }
  }
  return { results, by }
}

/** The text in which an entry is searched. */
export function searchedText(
  { texts, spelled }: Pick<DirectoryEntry<unknown>, 'texts' | 'spelled'>,
  spell: typeof initialsOf
): string {
  return [foldText(texts.join('\n')), ...spell(spelled)].join('\n')
}

function isIn(text: string, word: string): boolean {
  return text.includes(word) || text.includes(withoutHyphens(word))
}

/** Returns the entries in a sort order and language; each combination is sorted once, at its first request. */
function createSorter<T, E extends DirectoryEntry<T>>(entries: E[], orders: DirectoryDefinition<T>['sortOrders']) {
  const lists = new Map<string, E[]>()
  return (sort: string, locale: ApiLocale): E[] => {
    const name = Object.hasOwn(orders, sort) ? sort : ''
    const key = `${name} ${locale}`
    const existing = lists.get(key)
    if (existing) return existing
    const compare = orders[name] ?? orders['']
    const list = [...entries].sort((a, b) => compare(a.record, b.record, locale))
    lists.set(key, list)
    return list
  }
}

function countValues(entries: DirectoryEntry<unknown>[], name: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const value of entry.values[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

type FacetValue = Omit<Facet, 'count'>

/** Returns the values sorted by their labels in a language; each language is sorted once, at its first request. */
function createLabelSorter(values: readonly FacetValue[]): (locale: ApiLocale) => readonly FacetValue[] {
  const sorted = new Map<ApiLocale, readonly FacetValue[]>()
  return (locale) => {
    const label = (value: FacetValue) => inEitherLanguage(value, 'label', locale) ?? ''
    const list = sorted.get(locale) ?? values.toSorted((a, b) => collators[locale].compare(label(a), label(b)))
    sorted.set(locale, list)
    return list
  }
}

/** Values of the category filter for a category: its own id and the ids of its ancestors. */
export function categoryValues(pack: CompiledPack): (id: number) => string[] {
  const parents = parentsOf(pack.tree)
  return function withAncestors(id): string[] {
    const parent = parents.get(id)
    return [String(id), ...(parent === undefined ? [] : withAncestors(parent))]
  }
}

/** The categories of the industry tree as facet values, parents first. */
export function categoryFacets(pack: CompiledPack): Omit<Facet, 'count'>[] {
  return flatten(pack.tree, 'children').map((item) => ({
    value: String(item.id),
    label_cn: item.name_cn,
    label_en: item.name_en
  }))
}

/** The first item of each key. */
export function distinctBy<T>(items: readonly T[], key: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}

/** Records on one page of any list. */
const pageSize = 24

/** One page of a list. A page after the last one is empty; `pages` is at least 1. */
export function pageOf<T>(records: T[], page: number): Listing<T> {
  const first = (page - 1) * pageSize
  return {
    list: records.slice(first, first + pageSize),
    total: records.length,
    page,
    pages: Math.max(1, Math.ceil(records.length / pageSize))
  }
}

/** The number of the requested page; 1 if `page` is missing or no integer from 1 to 999,999. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
