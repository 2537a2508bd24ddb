/** What opens and closes the menu beside its own summaries: Escape, a click or the focus going elsewhere. */
import { type RefObject, useEffect } from 'react'
import { useStoreApi } from '../store.ts'

/** The width up to which the menu is an accordion (specification, section 9), in CSS pixels. */
export const accordionWidth = 1150

const openDetails = (root: HTMLElement) => root.querySelectorAll<HTMLDetailsElement>('details[open]')

/** Closes every panel and the accordion below `root`. */
export function closeMenu(root: HTMLElement | null): void {
  if (!root) return
  for (const details of openDetails(root)) details.open = false
}

/** Keeps the store's `showMenu` and the hamburger's state the same, whichever changes first. */
export function useMenuState(
  root: RefObject<HTMLElement | null>,
  hamburger: RefObject<HTMLDetailsElement | null>
): void {
  const store = useStoreApi()
  useEffect(() => {
    const details = hamburger.current
    if (!details) return
    // It may have been opened before the page was live.
    store.setState({ showMenu: details.open })
    const follow = () => {
      if (details.open) closeSections(root.current, details)
      if (store.getState().showMenu !== details.open) store.setState({ showMenu: details.open })
    }
    details.addEventListener('toggle', follow)
    const stop = store.subscribe((state) => {
      if (details.open !== state.showMenu) details.open = state.showMenu
    })
    return () => {
      details.removeEventListener('toggle', follow)
      stop()
    }
  }, [root, hamburger, store])
}

/** One panel at a time, also where browsers do not know groups of details by name. */
function useSinglePanel(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onToggle = ({ target }: Event) => {
      const opened = target as HTMLDetailsElement
      if (opened.getAttribute('name') !== 'menu' || !opened.open) return
      for (const details of openDetails(element))
        if (details.getAttribute('name') === 'menu' && details !== opened) details.open = false
    }
    element.addEventListener('toggle', onToggle, true)
    return () => element.removeEventListener('toggle', onToggle, true)
  }, [root])
}

/** Escape closes the innermost open panel and gives the focus back to its summary; leaving closes all. */
export function useMenuEscape(root: RefObject<HTMLElement | null>): void {
  useSinglePanel(root)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = [...openDetails(element)]
      const innermost = open.at(-1)
      if (!innermost) return
      innermost.open = false
      innermost.querySelector('summary')?.focus()
    }
    const onPointer = (event: Event) => {
      if (!element.contains(event.target as Node)) closeMenu(element)
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) closeMenu(element)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [root])
}

/** Opening resets the selected child (specification, section 4). */
function closeSections(root: HTMLElement | null, hamburger: HTMLDetailsElement): void {
  if (!root) return
  for (const details of openDetails(root)) if (details !== hamburger) details.open = false
}
