/** Making live what the server rendered. */
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Takes over `content` where it stands in the container as it was rendered, or draws it anew where something else
 * stands there; gives the function that takes it down.
 */
export function takeOver(container: HTMLElement, content: ReactNode, isRendered: boolean): () => void {
  if (!isRendered) {
    container.replaceChildren()
    const root = createRoot(container)
    root.render(content)
    return () => root.unmount()
  }
  let gone = false
  // Whoever goes on before it has been taken over breaks that off, which React would report.
  const onRecoverableError = (error: unknown) => {
    if (!gone) reportError(error)
  }
  let unmount = () => {}
  // As a transition it is done in slices: what the visitor does meanwhile comes first.
  startTransition(() => {
    const root = hydrateRoot(container, content, { onRecoverableError })
    unmount = () => root.unmount()
  })
  return () => {
    gone = true
    unmount()
  }
}
