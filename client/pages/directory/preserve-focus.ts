/** Keeps focus and scroll position on a filter while its change navigates. */
import { useEffect, useRef } from 'react'

/** A navigation that takes longer does not restore the focus. */
const maxWaitMs = 10_000

interface PreservedFocus {
  element: HTMLElement
  scrollY: number
  expiresAt: number
}

/**
 * Returns a function to be called before a navigation: after it, the focus returns to the element that has it now, and
 * the page is scrolled to `scrollY` (pixels, by default the current position).
 */
export function usePreserveFocus(): (scrollY?: number) => void {
  const preserved = useRef<PreservedFocus | null>(null)

  useEffect(() => {
    // A navigation focuses #content (client/boot/navigation.ts).
    const restore = (event: FocusEvent) => {
      const { current } = preserved
      if (!current || !(event.target instanceof Element) || event.target.id !== 'content') return
      preserved.current = null
      if (!current.element.isConnected || Date.now() > current.expiresAt) return
      current.element.focus({ preventScroll: true })
      window.scrollTo(0, current.scrollY)
    }
    document.addEventListener('focusin', restore)
    return () => document.removeEventListener('focusin', restore)
  }, [])

  return (scrollY = window.scrollY) => {
    const element = document.activeElement
    preserved.current = element instanceof HTMLElement ? { element, scrollY, expiresAt: Date.now() + maxWaitMs } : null
  }
}
