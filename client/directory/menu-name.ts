/** A page as the menu names it. */
import { menuEntries } from '../layout/menu-entries.ts'
import { useStore } from '../store.ts'

/** The menu's name of a path without language prefix, else the one given. */
export function useMenuName(path: string, otherwise: string): string {
  const entries = menuEntries(useStore((state) => state.menu))
  const known = entries.flatMap((entry) => [...entry.children, entry]).find((entry) => entry.own && entry.href === path)
  return known?.name ?? otherwise
}
