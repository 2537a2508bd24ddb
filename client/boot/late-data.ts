/**
 * Completes a page with what the server could not load: a call that takes longer than pages wait for it (PAGE_WAIT_MS),
 * menu, configuration, categories and the industry tree.
 */
import type { GetCall } from '../../shared/calls/call.ts'
import * as calls from '../../shared/calls/rows.ts'
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { viewOf } from '../../shared/pages/pages.ts'
import { readCategories, readConfig, readMenu, readTree } from '../../shared/records/shell-records.ts'
import type { Store } from '../store.ts'
import { createApi } from './api.ts'
import { currentAddress } from './page-address.ts'
import { loadPage } from './page-loader.ts'
import { showInDocument } from './show-in-document.ts'

/**
 * Shows the content of a page for which its document did not wait, once the backend has answered the calls that it
 * lacks. Where one fails, or the visitor has gone on, the page stays as it is. Never rejects.
 */
export async function loadLateData(store: Store): Promise<void> {
  const { late, locale, apiBase, navigationCount } = store.getState()
  if (!late) return
  const headers = { lang: apiLocaleOf(locale), accept: 'application/json' }
  try {
    await Promise.all(
      late.map(async (target) =>
        (await fetch(apiBase + target.slice(1), { headers, credentials: 'same-origin' })).text()
      )
    )
    const state = await loadPage(currentAddress(), true)
    if (store.getState().navigationCount !== navigationCount) return
    const industryTree = state.industryTree ?? store.getState().industryTree
    store.setState({ ...state, late: undefined, industryTree, isInitialPage: false })
    await showInDocument(store, state)
  } catch {}
}

const requested = new WeakSet<Store>()

/**
 * Requests the parts of the frame's state that are null and puts them into the store, once for each store. A part whose
 * call fails stays null.
 */
export function loadMissingData(store: Store): void {
  if (requested.has(store)) return
  requested.add(store)
  const { locale, apiBase, menu, config, categories, industryTree, screen, isComplete } = store.getState()
  const api = createApi(apiBase, locale)
  const request = (call: GetCall, apply: (data: unknown) => void) => {
    api.get(call).then(apply, ignore)
  }
  if (menu === null) request(calls.menu, (data) => store.setState({ menu: readMenu(data) }))
  if (config === null) request(calls.config, (data) => store.setState({ config: readConfig(data) }))
  if (categories === null) {
    request(calls.categories, (data) => store.setState({ categories: readCategories(data) }))
  }
  if (isComplete && industryTree === null && viewOf(screen).showsTree) {
    request(calls.tree, (data) => store.setState({ industryTree: readTree(data, apiLocaleOf(locale)) }))
  }
}

/** Components already display a null part as missing. */
function ignore(): void {}
