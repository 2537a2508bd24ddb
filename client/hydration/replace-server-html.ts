import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Creates a React root in the container and returns the function that unmounts it. With `isHydratable` the container's
 * HTML was rendered from the same content and is hydrated; otherwise it is removed and the content rendered anew.
 */
export function replaceServerHtml(container: HTMLElement, content: ReactNode, isHydratable: boolean): () => void {
  if (!isHydratable) {
    container.replaceChildren()
    const root = createRoot(container)
    root.render(content)
    return () => root.unmount()
  }
  let isUnmounted = false
  // Unmounting before hydration has finished is an error to React, but expected here.
  const onRecoverableError = (error: unknown) => {
    if (!isUnmounted) window.reportError?.(error)
  }
  let unmount = () => {}
  // In a transition React hydrates in slices, so that input is handled in between.
  startTransition(() => {
    const root = hydrateRoot(container, content, { onRecoverableError })
    unmount = () => root.unmount()
  })
  return () => {
    isUnmounted = true
    unmount()
  }
}
