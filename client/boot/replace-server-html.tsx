import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from './error-boundary.tsx'

/**
 * Creates a React root in the container and returns the function that unmounts it. With `isHydratable` the container's
 * HTML was rendered from the same content and is hydrated; otherwise it is removed and the content rendered anew.
 */
export function replaceServerHtml(container: Element, children: ReactNode, isHydratable: boolean): () => void {
  const content = <ErrorBoundary html={() => container.innerHTML}>{children}</ErrorBoundary>
  if (!isHydratable) {
    container.replaceChildren()
    const root = createRoot(container)
    root.render(content)
    return () => root.unmount()
  }
  let isUnmounted = false
  // React has rendered the content anew, because a translator or an extension has changed the HTML. Unmounting before
  // hydration has finished is an error to React, but expected here.
  const onRecoverableError = (error: unknown) => {
    if (!isUnmounted) console.warn(error)
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
