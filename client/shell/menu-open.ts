/** Opens and closes the menu: Escape, a click or the focus outside of it, and the store's `showMenu`. */
import { type RefObject, useEffect } from 'react'
import { useStoreApi } from '../store.ts'

/** Up to this viewport width, in CSS pixels, the menu is an accordion. `menu.css` has the same breakpoint. */
export const maxAccordionWidth = 1150

const openDetails = (root: HTMLElement) => root.querySelectorAll<HTMLDetailsElement>('details[open]')

/** Closes every open panel and the accordion inside `root`. */
export function closeMenu(root: HTMLElement | null): void {
  if (!root) return
  for (const details of openDetails(root)) details.open = false
}

/** Synchronizes the store's `showMenu` with the hamburger's `details` element, in both directions. */
export function useMenuState(
  root: RefObject<HTMLElement | null>,
  hamburger: RefObject<HTMLDetailsElement | null>
): void {
  const store = useStoreApi()
  useEffect(() => {
    const details = hamburger.current
    if (!details) return
    // The visitor may have opened it before hydration.
    store.setState({ showMenu: details.open })
    const onToggle = () => {
      if (details.open) closeSections(root.current, details)
      if (store.getState().showMenu !== details.open) store.setState({ showMenu: details.open })
    }
    details.addEventListener('toggle', onToggle)
    const unsubscribe = store.subscribe((state) => {
      if (details.open !== state.showMenu) details.open = state.showMenu
    })
    return () => {
      details.removeEventListener('toggle', onToggle)
      unsubscribe()
    }
  }, [root, hamburger, store])
}

/** Closes the other panels when one opens. Browsers that know `details[name]` do it themselves. */
function useSinglePanel(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onToggle = ({ target }: Event) => {
      // Only details elements dispatch `toggle` inside the top bar.
      const opened = target as HTMLDetailsElement
      if (opened.getAttribute('name') !== 'menu' || !opened.open) return
      for (const details of openDetails(element))
        if (details.getAttribute('name') === 'menu' && details !== opened) details.open = false
    }
    element.addEventListener('toggle', onToggle, true)
    return () => element.removeEventListener('toggle', onToggle, true)
  }, [root])
}

/** Escape closes the innermost open panel and focuses its summary; a click or the focus outside closes all. */
export function useMenuEscape(root: RefObject<HTMLElement | null>): void {
  useSinglePanel(root)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const innermost = [...openDetails(element)].pop()
      if (!innermost) return
      innermost.open = false
      innermost.querySelector('summary')?.focus()
    }
    // Targets of pointer and focus events in a document are nodes.
    const onPointerDown = (event: Event) => {
      if (!element.contains(event.target as Node)) closeMenu(element)
    }
    const onFocusOut = (event: FocusEvent) => {
      // A related target within a document is a node.
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) closeMenu(element)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [root])
}

/** Closes the panels when the accordion opens, so that it always opens with all sections collapsed. */
function closeSections(root: HTMLElement | null, hamburger: HTMLDetailsElement): void {
  if (!root) return
  for (const details of openDetails(root)) if (details !== hamburger) details.open = false
}
