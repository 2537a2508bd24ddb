/** A visitor who changes a filter stays with the filter: neither focus nor scroll leave it when the list arrives. */
import { useEffect, useRef } from 'react'

/** How long a list may take before the visitor has long gone on, in milliseconds. */
const patience = 10_000

interface Kept {
  element: HTMLElement
  scroll: number
  until: number
}

/**
 * Gives a function that keeps focus, and scroll in pixels, over the next arrival; without `scroll` what is seen now
 * stays in sight.
 */
export function useKeepPlace(): (scroll?: number) => void {
  const kept = useRef<Kept | null>(null)

  useEffect(() => {
    // Arriving at a page puts the focus on its content; here the visitor has not left.
    const giveBack = (event: FocusEvent) => {
      const { current } = kept
      if (!current || (event.target as Element | null)?.id !== 'content') return
      kept.current = null
      if (!current.element.isConnected || Date.now() > current.until) return
      current.element.focus({ preventScroll: true })
      window.scrollTo(0, current.scroll)
    }
    document.addEventListener('focusin', giveBack)
    return () => document.removeEventListener('focusin', giveBack)
  }, [])

  return (scroll = window.scrollY) => {
    const element = document.activeElement
    kept.current = element instanceof HTMLElement ? { element, scroll, until: Date.now() + patience } : null
  }
}
