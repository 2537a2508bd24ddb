/** The pages of the site, the store of derived resources in which they are, and the fast path to both. */
import { shanghaiDay } from '../../shared/time/dates.ts'
import type { Fields } from '../http/fields.ts'
import { serializeFields } from '../http/response-head.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import { createDerivedStore, type DerivedStore } from '../pages/derived/derived-store.ts'
import { createFastPath, type FastPath, noFastPath } from '../pages/fast/fast-path.ts'
import { pageWarnings } from '../pages/page-warnings.ts'
import { createPages, type Pages } from '../pages/pages.ts'
import type { Api } from './api.ts'
import { type AppOptions, edgeLifetimes, maxStoreBytes } from './options.ts'

/** Derivations that may wait: two hundred take about half a second. */
const maxWaitingDerivations = 200

export interface SitePages {
  /** The fair's day. */
  today: () => number
  derived: DerivedStore
  fast: FastPath
  pages: Pages
}

interface PageParts {
  api: Api
  /** Of pages. */
  security: Fields
  metrics: Metrics
  throttledLog: ThrottledLog
}

/** Creates them, with an empty store. Throws if the folder of the built files cannot be read. */
export function createSitePages(
  { settings, assets, isFast }: AppOptions,
  { api: { inputs, proxy }, security, metrics, throttledLog }: PageParts
): SitePages {
  const headers = serializeFields(security)
  const today = () => shanghaiDay(settings.previewDate ?? Date.now() / 1000)
  const derived = createDerivedStore({
    inputs,
    maxBytes: maxStoreBytes(settings),
    headers,
    edge: edgeLifetimes(settings),
    maxWaiting: maxWaitingDerivations,
    onWait: metrics.renderWaited
  })
  const fast =
    isFast === false ? noFastPath : createFastPath({ store: proxy.mainStore, derived, today, assets, headers })
  const { render, onDerived } = fast
  const pages = createPages({ settings, inputs, derived, today, render, onDerived, ...pageWarnings(throttledLog) })
  return { today, derived, fast, pages }
}
