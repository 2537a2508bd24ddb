/** A directory: records filtered, searched, sorted and paged, with the values one can filter by. */
import type { Locale } from '../../shared/locale.ts'
import type { Facet, Listing } from '../../shared/records.ts'
import type { CompiledPack } from './content/compiled.ts'
import { parentsOf } from './content/derive.ts'
import { flatten } from './content/placed-records.ts'
import { pageOf } from './listing.ts'
import { fold } from './search-terms.ts'

/** A record with what its filters need, worked out once. */
export interface Entry<T> {
  record: T
  /** Texts in which `q` is looked for. */
  texts: string[]
  /** Values of each filter that the record answers to. */
  values: Record<string, readonly string[]>
}

/** Below nought where `a` comes first. */
export type Compare<T> = (a: T, b: T, locale: Locale) => number

export interface DirectoryPlan<T> {
  entries: Entry<T>[]
  /** Orders by name; the one named '' is taken where none is asked for, or one that does not exist. */
  orders: Record<string, Compare<T>> & { '': Compare<T> }
  /** Values of each filter in the order in which they are offered, with their words. */
  facets: Record<string, { offered: Omit<Facet, 'count'>[]; byLabel: boolean }>
}

export interface DirectoryQuery {
  filters: Record<string, string | undefined>
  q: string
  sort: string
  page: number
}

export type Directory<T> = (query: DirectoryQuery, locale: Locale) => Listing<T> & { facets: Record<string, Facet[]> }

const collators: Record<Locale, Intl.Collator> = {
  cn: new Intl.Collator('zh-Hans-CN-u-co-pinyin'),
  en: new Intl.Collator('en')
}

/** Compares names as each language orders them: pinyin, alphabet. */
export function compareNames<K extends string>(
  key: K,
  a: Record<`${K}_cn` | `${K}_en`, string>,
  b: Record<`${K}_cn` | `${K}_en`, string>,
  locale: Locale
): number {
  const field = `${key}_${locale}` as const
  return collators[locale].compare(a[field], b[field])
}

/**
 * Makes the directory of a plan. A facet counts what would be left with its value chosen, the other filters standing;
 * a value that no record has is not offered.
 */
export function createDirectory<T>(plan: DirectoryPlan<T>): Directory<T> {
  const indexed = plan.entries.map((entry) => ({ ...entry, text: fold(entry.texts.join('\n')) }))
  const inOrder = createOrders(indexed, plan.orders)
  const facets = Object.entries(plan.facets).map(([name, { offered, byLabel }]) => {
    const existing = new Set(indexed.flatMap((entry) => entry.values[name] ?? []))
    return {
      name,
      byLabel,
      offered: offered.filter((facet) => existing.has(facet.value)),
      all: countValues(indexed, name)
    }
  })

  return ({ filters, q, sort, page }, locale) => {
    const words = fold(q).split(/\s+/).filter(Boolean)
    const given = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const passes = (entry: Entry<T>, except?: string) =>
      given.every(([name, value]) => name === except || entry.values[name]?.includes(value))
    const ordered = inOrder(sort, locale)
    const matching =
      words.length === 0 ? ordered : ordered.filter(({ text }) => words.every((word) => text.includes(word)))
    const found = given.length === 0 ? matching : matching.filter((entry) => passes(entry))
    const counted = facets.map(({ name, byLabel, offered, all }) => {
      const narrowed = words.length > 0 || given.some(([other]) => other !== name)
      const counts = narrowed
        ? countValues(
            matching.filter((entry) => passes(entry, name)),
            name
          )
        : all
      const list = offered.map((facet) => ({ ...facet, count: counts.get(facet.value) ?? 0 }))
      return [name, byLabel ? sortByLabel(list, locale) : list] as const
    })
    const { list, ...paging } = pageOf(found, page)
    return { list: list.map((entry) => entry.record), ...paging, facets: Object.fromEntries(counted) }
  }
}

/** Gives the entries in an order and language; each is sorted once, when it is first asked for. */
function createOrders<T, E extends Entry<T>>(entries: E[], orders: DirectoryPlan<T>['orders']) {
  const made = new Map<string, E[]>()
  return (sort: string, locale: Locale): E[] => {
    const name = Object.hasOwn(orders, sort) ? sort : ''
    const key = `${name} ${locale}`
    const known = made.get(key)
    if (known) return known
    const compare = orders[name] ?? orders['']
    const list = [...entries].sort((a, b) => compare(a.record, b.record, locale))
    made.set(key, list)
    return list
  }
}

function countValues(entries: Entry<unknown>[], name: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const value of entry.values[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function sortByLabel(facets: Facet[], locale: Locale): Facet[] {
  const label = (facet: Facet) => (locale === 'en' ? facet.label_en : facet.label_cn) ?? ''
  return facets.sort((a, b) => collators[locale].compare(label(a), label(b)))
}

/** The values of the category filter: a category's own id and those above it. */
export function categoryValues(pack: CompiledPack): (id: number) => string[] {
  const parents = parentsOf(pack.tree)
  return function chain(id): string[] {
    const parent = parents.get(id)
    return [String(id), ...(parent === undefined ? [] : chain(parent))]
  }
}

/** The categories of the tree as facets, parents first. */
export function categoryFacets(pack: CompiledPack): Omit<Facet, 'count'>[] {
  return flatten(pack.tree, 'children').map((item) => ({
    value: String(item.id),
    label_cn: item.name_cn,
    label_en: item.name_en
  }))
}

/** The first record of each key. */
export function distinct<T>(items: readonly T[], key: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}
