/** The pages of this site to which a menu leads. */
import type { MenuItem } from '../../shared/records.ts'
import { listedPath } from './page-list.ts'

/** The canonical path of a menu entry that leads to a page of this site; undefined for any other entry. */
function pathOf({ out_link, path }: MenuItem): string | undefined {
  if (out_link || !path?.startsWith('/') || /^\/(assets|api)\/|\.\w+$/.test(path)) return undefined
  return listedPath(path.split(/[?#]/, 1)[0])
}

/** The canonical paths of this site to which a menu leads. */
export function menuPaths(menu: readonly MenuItem[]): string[] {
  return menu.flatMap((item) => [pathOf(item) ?? [], menuPaths(item.childlist ?? [])].flat())
}

/** The menu without entries that lead to an absent page; one that has children stays, without an address. */
export function withoutAbsentPages(menu: MenuItem[], absent: readonly string[]): MenuItem[] {
  if (absent.length === 0) return menu
  return menu.flatMap((item) => {
    const childlist = withoutAbsentPages(item.childlist ?? [], absent)
    const path = pathOf(item)
    const isHere = path === undefined || !absent.includes(path)
    if (!isHere && !childlist.some(({ hidden }) => !hidden)) return []
    const { childlist: _, ...entry } = item
    return { ...entry, ...(isHere ? {} : { path: '' }), ...(childlist.length > 0 && { childlist }) }
  })
}
