/**
 * Names and exhibitors of starred products. The device keeps them when a product is starred. Missing ones are read from
 * the public list of products, page by page and never by id, so that no request reveals which products a visitor has
 * starred (shared/README.md#personal-data).
 */
import { useEffect, useState } from 'react'
import { productList } from '../../../shared/calls/rows.ts'
import { inEitherLanguage } from '../../../shared/locale/bilingual.ts'
import { cutText } from '../../../shared/locale/cut-text.ts'
import { apiLocaleOf, byLocale, type Locale } from '../../../shared/locale/locale.ts'
import { readNumber } from '../../../shared/records/read-record.ts'
import { type ProductListing, recordsOf } from '../../../shared/records/records.ts'
import { createApi } from '../../boot/api.ts'
import { textOf } from '../../boot/text-of.ts'
import { useStore } from '../../store.ts'
import { createDeviceStore } from '../../ui/device-store.ts'
import { itineraryStore } from './stars.ts'

export interface ProductName {
  name: string
  /** Id of its exhibitor. */
  exhibitor: number
}
export type ProductNames = ReadonlyMap<number, ProductName>

/** Names in one language. */
const maxNames = 400
/** Pages of the public list that are read. */
const maxPages = 40
const maxNameLength = 200

const nameStore = createDeviceStore<Readonly<Record<Locale, ProductNames>>>({
  key: 'plan-products',
  empty: byLocale(() => new Map()),
  read: (stored) => byLocale((locale) => readNames(stored[locale])),
  write: (names) => byLocale((locale) => [...names[locale]])
})

function readNames(pairs: unknown): ProductNames {
  const listed = Array.isArray(pairs) ? pairs.slice(-maxNames).map(Object) : []
  return new Map(
    listed.flatMap(([id, product]) =>
      Number.isInteger(id) && typeof product?.name === 'string' && Number.isInteger(product.exhibitor)
        ? [[id, { name: cutText(product.name, maxNameLength), exhibitor: product.exhibitor }] as const]
        : []
    )
  )
}

/** Stores a product's name in one language; the names that were stored first are dropped. */
export function rememberProduct(locale: Locale, id: number, product: ProductName): void {
  nameStore.update((names) => {
    const others = [...names[locale]].filter(([other]) => other !== id)
    return { ...names, [locale]: new Map([...others, [id, product] as const].slice(-maxNames)) }
  })
}

/** The names of products in the page's language, those that are unknown left out; undefined while they are loaded. */
export function useProductNames(ids: readonly number[]): ProductNames | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const names = nameStore.useValue()[locale]
  const [tried, setTried] = useState('')
  const idList = ids.join('.')
  const wanted = `${locale} ${idList}`
  const areKnown = ids.every((id) => names.has(id))
  useEffect(() => {
    if (areKnown) return
    const controller = new AbortController()
    const api = createApi(apiBase, locale)
    const readPage = (page: string) => api.get(productList, { page }, controller.signal)
    const end = () => setTried(wanted)
    loadProductNames(locale, idList.split('.').map(Number), readPage).then(end, end)
    return () => controller.abort()
  }, [areKnown, wanted, idList, locale, apiBase])
  if (!areKnown && tried !== wanted) return undefined
  return new Map(ids.flatMap((id) => [[id, names.get(id)] as const].filter(isNamed)))
}

const isNamed = (pair: readonly [number, ProductName | undefined]): pair is [number, ProductName] =>
  pair[1] !== undefined

/** Ids of the exhibitors in the visitor's plan: those that are starred, and those of starred products. */
export function useStarredExhibitors(): number[] {
  const { exhibitor, product } = itineraryStore.useValue()
  const names = useProductNames(product) ?? new Map<number, ProductName>()
  return [...new Set([...exhibitor, ...[...names.values()].map((named) => named.exhibitor)])]
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
    for (const item of recordsOf(listing?.list)) {
      const [id, exhibitor] = [readNumber(item.id), readNumber(item.exhibitor)]
      const name = textOf(inEitherLanguage(item, 'name', apiLocaleOf(locale)))
      if (id !== undefined && ids.includes(id) && name !== '' && exhibitor !== undefined)
        rememberProduct(locale, id, { name, exhibitor })
    }
    if (unknownProducts(locale, ids).length === 0) return
  }
}

/** Those of the products whose names are unknown in a language. */
export function unknownProducts(locale: Locale, ids: readonly number[]): number[] {
  const names = nameStore.read()[locale]
  return ids.filter((id) => !names.has(id))
}
