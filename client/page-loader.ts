/** The next page's state, screen and styles: asked once, kept for a moment so that an intent serves the click. */
import type { PageState } from '../shared/state.ts'
import { needsTools } from '../shared/tool-screens.ts'
import { StaleDocument } from './chunk-guard.ts'
import { loadScreen } from './screens/loaders.ts'
import type { Store } from './store.ts'
import { loadStyles } from './style-sheets.ts'

const keptFor = 30_000
const asked = new Map<string, { at: number; state: Promise<PageState> }>()

/**
 * The state of an address of this site (path and query), its screen's script and styles loaded too. Rejects
 * where one of them cannot be had; the caller then loads the document.
 */
export async function loadPage(address: string): Promise<PageState> {
  const state = await loadState(address)
  await Promise.all([loadStyles(state.edition), needsTools(state.screen) && loadStyles('tools')])
  return state
}

/** The state of an address, and its screen's script. */
function loadState(address: string): Promise<PageState> {
  const now = Date.now()
  const known = asked.get(address)
  if (known && now - known.at < keptFor) return known.state
  const state = fetchState(address)
  asked.set(address, { at: now, state })
  if (asked.size > 40) asked.delete(asked.keys().next().value as string)
  state.catch(() => asked.delete(address))
  return state
}

/**
 * Puts into the store what the document left out; its styles are the document's, and linked again they would have the
 * page laid out anew. Rejects where it cannot be had; throws StaleDocument where the site has gone on since.
 */
export async function loadRest(store: Store): Promise<void> {
  const { whole, version } = store.getState()
  if (whole) return
  const state = await loadState(window.location.pathname + window.location.search)
  if (store.getState().whole) return
  if (state.version !== version) throw new StaleDocument()
  const rest = { whole: true, facts: state.facts, data: state.data, industryTree: state.industryTree }
  // What takes over rendered HTML reads the state that the store began with.
  Object.assign(store.getInitialState(), rest)
  store.setState(rest)
}

async function fetchState(address: string): Promise<PageState> {
  const response = await fetch(`/_data${address}`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin'
  })
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${address} has no data`)
  const state = (await response.json()) as PageState
  if (typeof state.screen !== 'string') throw new Error(`${address} has no page`)
  await loadScreen(state.screen)
  return state
}
