/**
 * Names and exhibitors of starred products. They are stored in localStorage when a product is starred. Missing ones are
 * read from the public list of products, page by page and never by id, so that no request reveals which products a
 * visitor has starred (shared/README.md#personal-data).
 */
import { useEffect, useState } from 'react'
import { productList } from '../../../shared/calls/rows.ts'
import { inEitherLanguage } from '../../../shared/locale/bilingual.ts'
import { cutText } from '../../../shared/locale/cut-text.ts'
import { apiLocaleOf, byLocale, type Locale, locales } from '../../../shared/locale/locale.ts'
import type { ProductListing } from '../../../shared/records/records.ts'
import { createApi } from '../../boot/api.ts'
import { useStore } from '../../store.ts'
import { itineraryStore } from './stars.ts'

export interface ProductName {
  name: string
  /** Id of its exhibitor. */
  exhibitor: number
}
export type ProductNames = ReadonlyMap<number, ProductName>

const storageKey = 'plan-products'
/** Names in one language. */
const maxNames = 400
/** Pages of the public list that are read. */
const maxPages = 40
const namesByLocale = byLocale(() => new Map<number, ProductName>())
const maxTextLength = 200_000
const maxNameLength = 200
let isLoaded = false

/** Stores a product's name in one language; the names that were stored first are dropped. */
export function rememberProduct(locale: Locale, id: number, product: ProductName): void {
  readStorage()
  const names = namesByLocale[locale]
  names.delete(id)
  names.set(id, product)
  // The map is not empty, so there is an oldest key.
  while (names.size > maxNames) names.delete(names.keys().next().value as number)
  try {
    const text = JSON.stringify(byLocale((each) => [...namesByLocale[each]]))
    window.localStorage.setItem(storageKey, text)
  } catch {
    // Storage is blocked or full: the names stay in memory.
  }
}

/** The names of products in the page's language, those that are unknown left out; undefined while they are loaded. */
export function useProductNames(ids: readonly number[]): ProductNames | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const [names, setNames] = useState<ProductNames>()
  const idList = ids.join('.')
  useEffect(() => {
    readStorage()
    const list = idList === '' ? [] : idList.split('.').map(Number)
    const publish = () => setNames(new Map(list.flatMap((id) => nameOf(locale, id))))
    if (list.every((id) => namesByLocale[locale].has(id))) return publish()
    const controller = new AbortController()
    const api = createApi(apiBase, locale)
    const readPage = (page: string) => api.get(productList, { page }, controller.signal)
    loadProductNames(locale, list, readPage).then(publish, publish)
    return () => controller.abort()
  }, [idList, locale, apiBase])
  return names
}

/** Ids of the exhibitors in the visitor's plan: those that are starred, and those of starred products. */
export function useStarredExhibitors(): number[] {
  const { exhibitor, product } = itineraryStore.useValue()
  const names = useProductNames(product) ?? new Map<number, ProductName>()
  return [...new Set([...exhibitor, ...[...names.values()].map((named) => named.exhibitor)])]
}

function nameOf(locale: Locale, id: number): [number, ProductName][] {
  const product = namesByLocale[locale].get(id)
  return product ? [[id, product]] : []
}

/** Reads the public list page by page until all ids are known, the list ends or 40 pages are read; stores the names. */
export async function loadProductNames(
  locale: Locale,
  ids: readonly number[],
  readPage: (page: string) => Promise<ProductListing>
): Promise<void> {
  let pages = 1
  for (let page = 1; page <= Math.min(pages, maxPages); page += 1) {
    const listing = await readPage(String(page))
    pages = Number(listing?.pages) || 0
    for (const item of Array.isArray(listing?.list) ? listing.list : []) {
      const name = item && inEitherLanguage(item, 'name', apiLocaleOf(locale))
      if (ids.includes(item?.id) && typeof name === 'string' && Number.isInteger(item.exhibitor))
        rememberProduct(locale, item.id, { name, exhibitor: item.exhibitor })
    }
    if (ids.every((id) => namesByLocale[locale].has(id))) return
  }
}

function readStorage(): void {
  if (isLoaded) return
  isLoaded = true
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey)?.slice(0, maxTextLength) ?? '{}')
    for (const locale of locales) {
      // Where the JSON is null this throws, and is caught below.
      const pairs = (stored as Partial<Record<Locale, unknown>>)[locale]
      for (const pair of Array.isArray(pairs) ? pairs.slice(-maxNames) : []) addStoredPair(locale, pair)
    }
  } catch {
    // Storage is blocked, or its text is not JSON: no names are known.
  }
}

function addStoredPair(locale: Locale, pair: unknown): void {
  const [id, product] = Array.isArray(pair) ? pair : []
  if (!Number.isInteger(id) || typeof product?.name !== 'string' || !Number.isInteger(product.exhibitor)) return
  namesByLocale[locale].set(id, { name: cutText(product.name, maxNameLength), exhibitor: product.exhibitor })
}

/** Those of the products whose names are unknown in a language. */
export function unknownProducts(locale: Locale, ids: readonly number[]): number[] {
  readStorage()
  return ids.filter((id) => !namesByLocale[locale].has(id))
}
