/** The calls that every page needs: menu, configuration, categories, industry tree (specification, section 7). */
import type { Locale } from '../../shared/locale.ts'
import type { Category, MenuItem, TreeItem } from '../../shared/records.ts'
import { type Call, type CallInput, found } from './answer.ts'
import type { CompiledPack, CompiledTreeItem } from './content/compiled.ts'
import type { PackMenuItem } from './content/pack.ts'

/** The calls by path. Menu, category and tree names come in the language of the call. */
export function shellCalls(pack: CompiledPack): Record<string, Call> {
  const get = (answer: (input: CallInput) => unknown): Call => ({
    method: 'GET',
    keep: true,
    answer: (input) => found(answer(input), input.locale)
  })
  return {
    '/getHomeMenuList': get(({ locale }) => pack.menu.map((item) => menuItem(item, locale))),
    '/getWebInfo': get(() => [...pack.config, { code: 'unsubscribe', type: 1, content: '1' }]),
    '/getProductCategoryList': get(({ locale, query }) => categories(pack, locale, query.get('pid'))),
    '/industry/tree': get(({ locale }) => ({ tree: pack.tree.map((item) => treeItem(item, locale)) }))
  }
}

function menuItem({ name_cn, name_en, childlist, ...item }: PackMenuItem, locale: Locale): MenuItem {
  return {
    name: locale === 'en' ? name_en : name_cn,
    ...item,
    childlist: childlist.map((child) => menuItem(child, locale))
  }
}

/** Categories have one level: their parent is 0. */
function categories(pack: CompiledPack, locale: Locale, parent: string | null): Category[] {
  if (parent !== null && Number(parent) !== 0) return []
  return pack.categories.map((category) => ({
    id: category.id,
    name: locale === 'en' ? category.name_en : category.name_cn
  }))
}

function treeItem(item: CompiledTreeItem, locale: Locale): TreeItem {
  return {
    id: item.id,
    name: locale === 'en' ? item.name_en : item.name_cn,
    name_cn: item.name_cn,
    name_en: item.name_en,
    ...(item.picture && { picture: item.picture }),
    children: item.children.map((child) => treeItem(child, locale))
  }
}
