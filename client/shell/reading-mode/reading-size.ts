/**
 * Reading mode for older visitors (长辈版, shared/README.md#reading-mode): the text size in percent of a browser's default
 * 16 px. It is the root element's attribute `data-reading`, which the document's inline script sets out of localStorage
 * before the first paint; the style sheet does the rest.
 */
import { useSyncExternalStore } from 'react'

export const readingSizes = ['100', '150', '200'] as const
export type ReadingSize = (typeof readingSizes)[number]

const storageKey = 'reading'
const attribute = 'data-reading'
const listeners = new Set<() => void>()

/** The size in the document's attribute; undefined where reading mode is off or the value is not a known size. */
function readingSize(): ReadingSize | undefined {
  const value = document.documentElement.getAttribute(attribute)
  return readingSizes.find((size) => size === value)
}

/** Sets the size, or with undefined leaves reading mode; stored in localStorage where that is possible. */
export function setReadingSize(size: ReadingSize | undefined): void {
  const root = document.documentElement
  if (size) root.setAttribute(attribute, size)
  else root.removeAttribute(attribute)
  try {
    if (size) window.localStorage.setItem(storageKey, size)
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked or full: the size applies until the document is left.
  }
  for (const listener of listeners) listener()
}

/** The current size; undefined on the server, while hydrating, and while reading mode is off. */
export function useReadingSize(): ReadingSize | undefined {
  return useSyncExternalStore(subscribe, readingSize, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
