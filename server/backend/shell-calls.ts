/** The calls that every page needs: menu, configuration, categories, industry tree. */
import type { ShellCallName } from '../../shared/calls/names.ts'
import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import type { Category, MenuItem, TreeItem } from '../../shared/records/records.ts'
import { type Call, type CallInput, ok } from './api-response.ts'
import type { CompiledPack, CompiledTreeItem } from './content/compiled.ts'
import type { PackMenuItem } from './content/pack.ts'

/** Codes by which the site knows that calls exist which not every backend has. */
const availableCalls = ['unsubscribe', 'meetings'].map((code) => ({ code, type: 1, content: '1' }))

/** The calls of a pack by name. Names of menu entries, categories and tree items are in the language of the request. */
export function shellCalls(pack: CompiledPack): Record<ShellCallName, Call> {
  const get = (answer: (input: CallInput) => unknown): Call => ({
    method: 'GET',
    cacheable: true,
    handle: (input) => ok(answer(input), input.locale)
  })
  const fairInfo = pack.sample ? [...pack.config, { code: 'sample', type: 1, content: '1' }] : pack.config
  return {
    menu: get(({ locale }) => pack.menu.map((item) => menuItem(item, locale))),
    config: get(() => [...fairInfo, ...availableCalls]),
    fairInfo: get(() => fairInfo),
    categories: get(({ locale, query }) => categories(pack, locale, query.get('pid'))),
    tree: get(({ locale }) => ({ tree: pack.tree.map((item) => treeItem(item, locale)) }))
  }
}

function menuItem(packItem: PackMenuItem, locale: ApiLocale): MenuItem {
  const { name_cn: _cn, name_en: _en, childlist, ...item } = packItem
  return {
    name: inEitherLanguage(packItem, 'name', locale),
    ...item,
    childlist: childlist.map((child) => menuItem(child, locale))
  }
}

/** All categories are on the top level, whose parent is 0. */
function categories(pack: CompiledPack, locale: ApiLocale, parent: string | null): Category[] {
  if (parent !== null && Number(parent) !== 0) return []
  return pack.categories.map((category) => ({
    id: category.id,
    name: inEitherLanguage(category, 'name', locale)
  }))
}

function treeItem(item: CompiledTreeItem, locale: ApiLocale): TreeItem {
  return {
    id: item.id,
    name: inEitherLanguage(item, 'name', locale),
    name_cn: item.name_cn,
    name_en: item.name_en,
    ...(item.picture && { picture: item.picture }),
    children: item.children.map((child) => treeItem(child, locale))
  }
}
