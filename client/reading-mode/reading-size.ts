/**
 * Reading mode for older visitors (长辈版): the text size in percent of a browser's usual 16 px. The document's root
 * carries it in `data-reading`, which the head's own line sets before the first paint; the style sheet does the rest.
 */
import { useSyncExternalStore } from 'react'

export const readingSizes = ['100', '150', '200'] as const
export type ReadingSize = (typeof readingSizes)[number]

const key = 'reading'
const attribute = 'data-reading'
const listeners = new Set<() => void>()

/** The size that the document shows; undefined while reading mode is off, or for a value that is none of ours. */
function readingSize(): ReadingSize | undefined {
  const value = document.documentElement.getAttribute(attribute)
  return readingSizes.find((size) => size === value)
}

/** Shows a size, or leaves reading mode, and remembers it where that can be done. */
export function setReadingSize(size: ReadingSize | undefined): void {
  const root = document.documentElement
  if (size) root.setAttribute(attribute, size)
  else root.removeAttribute(attribute)
  try {
    if (size) window.localStorage.setItem(key, size)
    else window.localStorage.removeItem(key)
  } catch {
    // It holds as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The size that is shown; undefined while the page is rendered. */
export function useReadingSize(): ReadingSize | undefined {
  return useSyncExternalStore(subscribe, readingSize, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
