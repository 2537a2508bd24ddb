import { menuEntries } from '../../shell/menu-entries.ts'
import { useStore } from '../../store.ts'

/** The name that the menu has for a path without language prefix; `fallback` where it has none. */
export function useMenuName(path: string, fallback: string): string {
  const entries = menuEntries(useStore((state) => state.menu))
  const match = entries
    .flatMap((entry) => [...entry.children, entry])
    .find((entry) => entry.isOwnPage && entry.href === path)
  return match?.name ?? fallback
}
