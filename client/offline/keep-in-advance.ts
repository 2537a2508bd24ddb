/**
 * Asks the worker to keep the pages that a visitor needs in the hall: after a visit to the itinerary, and again where
 * the build or the stars have changed. On a metered connection the visitor decides first.
 */
import { productList } from '../../shared/calls/rows.ts'
import { type Locale, localePath, locales } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { PageMessage, WorkerMessage } from '../../shared/pages/worker-site.ts'
import { createApi } from '../boot/api.ts'
import { isMetered } from '../boot/user-agent.ts'
import type { Store } from '../store.ts'
import { loadProductNames, unknownProducts } from '../visit/itinerary/product-names.ts'
import { itineraryStore } from '../visit/itinerary/stars.ts'
import type { Notices } from './notices.ts'

const storageKey = 'kept-pages'
const freshMs = 600_000
/** About what a document with its data costs, and the scripts, style sheets and pictures together. */
const bytesPerPage = 24_000
const bytesOfFiles = 200_000
/** Forums and further pages of the list, which the worker finds by itself, in one language. */
const followedPages = 6

interface LastRun {
  build: string
  stars: string
  at: number
}

/** Keeps the pages now, or offers a button where the connection is metered and the visitor has not agreed before. */
export function keepInAdvance(store: Store, notices: Notices, tell: (message: PageMessage) => void): void {
  const { locale, path } = store.getState()
  const last = readLastRun()
  const stars = JSON.stringify(itineraryStore.read())
  const build = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? ''
  const isPlan = path === href.plan()
  const hasChanged = last?.build !== build || last.stars !== stars
  if (!last && !isPlan) return
  if (last && !hasChanged && !(isPlan && Date.now() - last.at > freshMs)) return

  const addresses = addressesToKeep(locale)
  const keep = (isAsked: boolean) => {
    if (isAsked) notices.showLine('keep', notices.messages.keeping)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type !== 'kept') return
      if (data.isComplete) writeLastRun({ build, stars, at: Date.now() })
      if (isAsked) notices.showLine('keep', data.isComplete ? notices.messages.kept : notices.messages.notKept)
    })
    tell({ type: 'keep', addresses })
    keepProductNames(store)
  }
  if (last || !isMetered()) {
    keep(false)
    return
  }
  const bytes = bytesOfFiles + bytesPerPage * (addresses.length + followedPages * locales.length)
  const label = notices.messages.keep((bytes / 1_000_000).toFixed(1))
  notices.showLine('keep', '', { label, run: () => keep(true) })
}

/** The addresses to keep, the page's own language first; the worker stops where its bytes are spent. */
function addressesToKeep(locale: Locale): string[] {
  const { exhibitor, product } = itineraryStore.read()
  const paths = [
    href.plan(),
    href.exhibitors({ view: 'plan' }),
    href.page('/event/activities'),
    href.page('/visitor/guide'),
    href.home(),
    ...exhibitor.map((id) => href.exhibitor({ id })),
    ...product.map((id) => href.product({ id })),
    href.exhibitors()
  ]
  return [locale, ...locales.filter((other) => other !== locale)].flatMap((each) =>
    paths.map((path) => localePath(path, each))
  )
}

/**
 * The itinerary shows names of products in the language in which they were starred alone: the others are loaded too.
 */
function keepProductNames(store: Store): void {
  const { product } = itineraryStore.read()
  for (const locale of locales) {
    const ids = unknownProducts(locale, product)
    if (ids.length === 0) continue
    const api = createApi(store.getState().apiBase, locale)
    loadProductNames(locale, ids, (page) => api.get(productList, { page })).catch(() => undefined)
  }
}

function readLastRun(): LastRun | undefined {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null')
    // An object, whose members are compared only.
    return typeof value === 'object' && value !== null ? (value as LastRun) : undefined
  } catch {
    return undefined
  }
}

function writeLastRun(run: LastRun): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(run))
  } catch {
    // Without storage the pages are compared again at the next visit.
  }
}
