/**
 * What the server could not give, the browser asks once (specification, section 7): menu, configuration, categories,
 * and the industry tree. What server rendering brought counts as asked.
 */
import { readCategories, readConfig, readMenu, readTree } from '../shared/shell-records.ts'
import { treeScreens } from '../shared/tree-screens.ts'
import { createApi } from './api.ts'
import type { Store } from './store.ts'

const asked = new WeakSet<Store>()

/** Fills what is missing in the store, once; failures leave it missing. */
export function fillShell(store: Store): void {
  if (asked.has(store)) return
  asked.add(store)
  const { locale, apiBase, menu, config, categories, industryTree, screen, whole } = store.getState()
  const api = createApi(apiBase, locale)
  const ask = (path: string, query: Record<string, string>, keep: (data: unknown) => void) => {
    api.get(path, query).then(keep, ignore)
  }
  if (menu === null) ask('getHomeMenuList', {}, (data) => store.setState({ menu: readMenu(data) }))
  if (config === null) ask('getWebInfo', {}, (data) => store.setState({ config: readConfig(data) }))
  if (categories === null) {
    ask('getProductCategoryList', { pid: '0' }, (data) => store.setState({ categories: readCategories(data) }))
  }
  if (whole && industryTree === null && treeScreens.has(screen)) {
    ask('industry/tree', {}, (data) => store.setState({ industryTree: readTree(data, locale) }))
  }
}

/** The page says itself what it lacks. */
function ignore(): void {}
