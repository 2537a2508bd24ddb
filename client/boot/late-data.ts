/** Completes a page that was rendered without a call that takes longer than pages wait for it (PAGE_WAIT_MS). */
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import type { Store } from '../store.ts'
import { currentAddress } from './page-address.ts'
import { loadPage, showInDocument } from './page-loader.ts'

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
    const { screen, industryTree } = store.getState()
    // The screen that is hydrated renders again and keeps what was typed.
    const isInitialPage = state.screen === screen
    store.setState({ ...state, late: undefined, industryTree: state.industryTree ?? industryTree, isInitialPage })
    await showInDocument(store, state)
  } catch {}
}
