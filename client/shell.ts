/**
 * What the server could not give, the browser asks once (specification, section 7): menu, configuration, categories,
 * and the industry tree. What server rendering brought counts as asked.
 */
import { readCategories, readConfig, readMenu, readTree } from '../shared/shell-records.ts'
import { createApi } from './api.ts'
import type { Store } from './store.ts'

/** Fills what is missing in the store; failures leave it missing. */
export function fillShell(store: Store): void {
  const { locale, apiBase, menu, config, categories } = store.getState()
  const api = createApi(apiBase, locale)
  if (menu === null) {
    api.get('getHomeMenuList').then((data) => store.setState({ menu: readMenu(data) }), ignore)
  }
  if (config === null) {
    api.get('getWebInfo').then((data) => store.setState({ config: readConfig(data) }), ignore)
  }
  if (categories === null) {
    api
      .get('getProductCategoryList', { pid: '0' })
      .then((data) => store.setState({ categories: readCategories(data) }), ignore)
  }
}

/** The industry tree, fetched once and kept in the store (specification, section 4). */
export async function needTree(store: Store): Promise<void> {
  const { locale, apiBase, industryTree } = store.getState()
  if (industryTree !== null) return
  const data = await createApi(apiBase, locale).get('/industry/tree')
  store.setState({ industryTree: readTree(data, locale) })
}

/** The page says itself what it lacks. */
function ignore(): void {}
