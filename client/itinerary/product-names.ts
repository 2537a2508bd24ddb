/**
 * Names of starred products and who shows them. They are kept on the device when a product is starred; what is not
 * known is looked up in the public list, page by page as every visitor reads it, and never by id: which products
 * somebody has starred is nobody's business.
 */
import { useEffect, useState } from 'react'
import type { Locale } from '../../shared/locale.ts'
import type { ProductListing } from '../../shared/records.ts'
import { createApi } from '../api.ts'
import { useStore } from '../store.ts'

export interface ProductName {
  name: string
  /** Id of the exhibitor who shows it. */
  exhibitor: number
}
export type ProductNames = ReadonlyMap<number, ProductName>

const key = 'plan-products'
const most = 400
/** Pages of the public list that are read at most. */
const mostPages = 40
const known: Record<Locale, Map<number, ProductName>> = { cn: new Map(), en: new Map() }
let loaded = false

/** Keeps a product's name in one language. */
export function rememberProduct(locale: Locale, id: number, product: ProductName): void {
  load()
  known[locale].delete(id)
  known[locale].set(id, product)
  while (known[locale].size > most) known[locale].delete(known[locale].keys().next().value as number)
  try {
    const text = JSON.stringify({ cn: [...known.cn], en: [...known.en] })
    window.localStorage.setItem(key, text)
  } catch {
    // The names hold for this visit.
  }
}

/** The names of these products in the page's language; undefined while they are looked up. */
export function useProductNames(ids: readonly number[]): ProductNames | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const [names, setNames] = useState<ProductNames>()
  const wanted = ids.join('.')
  useEffect(() => {
    load()
    const list = wanted === '' ? [] : wanted.split('.').map(Number)
    const show = () => setNames(new Map(list.flatMap((id) => nameOf(locale, id))))
    if (list.every((id) => known[locale].has(id))) return show()
    const stop = new AbortController()
    const api = createApi(apiBase, locale)
    lookUp(locale, list, (page) => api.get<ProductListing>('getProductList', { page }, stop.signal)).then(show, show)
    return () => stop.abort()
  }, [wanted, locale, apiBase])
  return names
}

function nameOf(locale: Locale, id: number): [number, ProductName][] {
  const product = known[locale].get(id)
  return product ? [[id, product]] : []
}

/** Reads the list from its beginning until every product is found or it ends. */
export async function lookUp(
  locale: Locale,
  ids: readonly number[],
  readPage: (page: string) => Promise<ProductListing>
): Promise<void> {
  let pages = 1
  for (let page = 1; page <= Math.min(pages, mostPages); page += 1) {
    const listing = await readPage(String(page))
    pages = Number(listing?.pages) || 0
    for (const item of Array.isArray(listing?.list) ? listing.list : []) {
      const name = locale === 'en' ? item?.name_en : item?.name_cn
      if (ids.includes(item?.id) && typeof name === 'string' && Number.isInteger(item.exhibitor))
        rememberProduct(locale, item.id, { name, exhibitor: item.exhibitor })
    }
    if (ids.every((id) => known[locale].has(id))) return
  }
}

function load(): void {
  if (loaded) return
  loaded = true
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key)?.slice(0, 200_000) ?? '{}')
    for (const locale of ['cn', 'en'] as const) {
      const pairs = (stored as Partial<Record<Locale, unknown>>)[locale]
      for (const pair of Array.isArray(pairs) ? pairs.slice(-most) : []) keep(locale, pair)
    }
  } catch {
    // Nothing is known yet.
  }
}

function keep(locale: Locale, pair: unknown): void {
  const [id, product] = Array.isArray(pair) ? pair : []
  if (!Number.isInteger(id) || typeof product?.name !== 'string' || !Number.isInteger(product.exhibitor)) return
  known[locale].set(id, { name: product.name.slice(0, 200), exhibitor: product.exhibitor })
}
