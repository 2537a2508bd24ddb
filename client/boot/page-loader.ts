/** Loads the state and screen of pages. A state is reused for 30 s, so that a click uses the prefetched one. */
import type { ComponentType } from 'react'
import { parse } from 'regexparam'
import { localeOfTarget, withoutPrefix } from '../../shared/locale/locale.ts'
import { routes } from '../../shared/pages/pages.ts'
import type { PageState } from '../../shared/pages/state.ts'
import { keptAtField } from '../../shared/pages/worker-site.ts'
import { loadScreen } from '../pages/loaders.ts'
import { addOmittedData, type Store } from '../store.ts'
import { StaleDocument } from './chunk-guard.ts'
import { deviceDay, onDay } from './fair-day.ts'
import { loadStyles } from './style-sheets.ts'

const stateLifetimeMs = 30_000
const maxStates = 40
const stateRequests = new Map<string, { at: number; state: Promise<PageState> }>()
/** Path and query that the document was loaded by. The language switch changes the query as the document is left. */
const documentAddress = window.location.pathname + window.location.search

/**
 * The state of a page by its path and query, with `isAnew` never a prefetched one; its screen's chunk and the style
 * sheet are loaded as well. Rejects where one of them fails; the caller then loads the document instead.
 */
export async function loadPage(address: string, isAnew = false): Promise<PageState> {
  if (isAnew) stateRequests.delete(address)
  const state = await loadState(address)
  await loadStyles(state.edition)
  return state
}

/** The state of a page by its path and query; its screen's chunk is loaded as well. */
function loadState(address: string): Promise<PageState> {
  const now = Date.now()
  const cached = stateRequests.get(address)
  if (cached && now - cached.at < stateLifetimeMs) return cached.state
  const state = fetchState(address)
  stateRequests.set(address, { at: now, state })
  // The map is not empty, so there is an oldest key.
  if (stateRequests.size > maxStates) stateRequests.delete(stateRequests.keys().next().value as string)
  state.catch(() => stateRequests.delete(address))
  return state
}

/**
 * Loads what hydrating the document's own screen needs: its component, which is returned, and the part of the state
 * that the document leaves out. Rejects where one of them fails, with StaleDocument where the content has changed since
 * the document was rendered.
 */
export async function loadInitialScreen(store: Store): Promise<ComponentType> {
  const [Screen] = await Promise.all([loadScreen(store.getState().screen), loadRemainingState(store)])
  return Screen
}

/** Adds to the store the part of the state that the document leaves out, because its HTML already contains it. */
async function loadRemainingState(store: Store): Promise<void> {
  const { isComplete, version } = store.getState()
  if (isComplete) return
  const state = await loadState(documentAddress)
  if (store.getState().isComplete) return
  if (state.version !== version) throw new StaleDocument()
  addOmittedData(store, state)
}

/**
 * Asks for the script of the page at an address while its data is on the way, one round trip earlier. The data decides
 * which page it is.
 */
function loadExpected(address: string): void {
  const path = withoutPrefix(address.replace(/\?.*$/s, ''), localeOfTarget(address))
  const expected = routes.find(({ pattern }) => parse(pattern).pattern.test(path))
  // A failure is that of the load that waits for it.
  if (expected) loadScreen(expected.name).catch(() => undefined)
}

async function fetchState(address: string): Promise<PageState> {
  loadExpected(address)
  const response = await fetch(`/_data${address}`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin'
  })
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${address} has no data`)
  // `/_data` answers JSON of this type alone.
  const state = (await response.json()) as PageState
  if (typeof state.screen !== 'string') throw new Error(`${address} has no page`)
  await loadScreen(state.screen)
  return response.headers.has(keptAtField) ? { ...state, ...onDay(state, deviceDay()) } : state
}

/** Gives the document the title, the head and the marked texts of a page; the server has done so for the first one. */
export async function showInDocument(store: Store, state: PageState): Promise<void> {
  document.title = state.head.title
  const parts = import('./document-parts.ts')
  void parts.then(
    ({ updateHead }) => updateHead(state),
    () => {}
  )
  if (state.otherTag) (await parts).markOtherTexts(store)
}
