/**
 * Loads what the server could not: menu, configuration, categories and the industry tree. Each call is sent once per
 * store, and only for a part of the state that is null.
 */
import type { GetCall } from '../../shared/calls/call.ts'
import * as calls from '../../shared/calls/rows.ts'
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { linkAddress } from '../../shared/pages/links.ts'
import { lacksTree } from '../../shared/pages/state.ts'
import { readCategories, readConfig, readMenu, readTree } from '../../shared/records/shell-records.ts'
import type { Store } from '../store.ts'
import { createApi } from './api.ts'

const requested = new WeakSet<Store>()

/** Requests the missing parts of the state and puts them into the store. A part whose call fails stays null. */
export function loadMissingData(store: Store): void {
  if (requested.has(store)) return
  requested.add(store)
  const state = store.getState()
  const { locale, origin, apiBase, menu, config, categories } = state
  const api = createApi(apiBase, locale)
  const request = (call: GetCall, apply: (data: unknown) => void) => {
    api.get(call).then(apply, ignore)
  }
  const linkOf = (address: string) => linkAddress(address, apiLocaleOf(locale), origin)
  if (menu === null) request(calls.menu, (data) => store.setState({ menu: readMenu(data, linkOf) }))
  if (config === null) request(calls.config, (data) => store.setState({ config: readConfig(data) }))
  if (categories === null) {
    request(calls.categories, (data) => store.setState({ categories: readCategories(data) }))
  }
  if (lacksTree(state)) {
    request(calls.tree, (data) => store.setState({ industryTree: readTree(data, apiLocaleOf(locale)) }))
  }
}

/** Components already display a null part as missing. */
function ignore(): void {}
