import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { queryString } from '../../../shared/pages/links.ts'
import { useStore } from '../../store.ts'

/** The function that navigates to the address of a GET form's fields. */
export function useFilterNavigation(): (form: HTMLFormElement) => void {
  const [, navigate] = useLocation()
  const path = useStore((state) => state.path)
  const current = useStore((state) => path + queryString(state.query))
  return (form) => {
    const address = filterAddress(path, new FormData(form))
    navigate(address, { replace: address === current })
  }
}

/**
 * The address that a GET form leads to, without language prefix: `path` with the text fields as query, trimmed, in the
 * order of the fields; empty ones are left out.
 */
export function filterAddress(path: string, fields: Iterable<readonly [string, unknown]>): string {
  const query: Record<string, string> = {}
  for (const [name, value] of fields) if (typeof value === 'string') query[name] = value.trim()
  return path + queryString(query)
}

/** A navigation that takes longer does not restore the focus. */
const maxWaitMs = 10_000

interface PreservedFocus {
  element: HTMLElement
  scrollY: number
  expiresAt: number
}

/**
 * Keeps focus and scroll position on a filter while its change navigates. Returns a function to be called before a
 * navigation: after it, the focus returns to the element that has it now, and the page is scrolled to `scrollY`
 * (pixels, by default the current position).
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

/**
 * Has the fields of a GET form follow the query, which the back button changes. Values that were set before hydration
 * stay, and a text while `isTyping`.
 */
export function useQueryInFields(
  form: RefObject<HTMLFormElement>,
  query: Readonly<Record<string, string | undefined>>,
  isTyping?: { readonly current: boolean }
): void {
  const appliedQuery = useRef(query)
  useEffect(() => {
    if (appliedQuery.current === query) return
    appliedQuery.current = query
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = query[field.name] ?? ''
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === 'radio') field.checked = field.value === (query[field.name] ?? '')
      else if (!isTyping?.current) field.value = query[field.name] ?? ''
    }
  }, [form, query, isTyping])
}
