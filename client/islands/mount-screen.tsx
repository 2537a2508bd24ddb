/** Takes over the screen that the server rendered. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Contexts, type ContextsProps } from '../app.tsx'
import { loadScreen } from '../screens/loaders.ts'
import { AfterMount } from './after-mount.tsx'

/** Gives the function that takes the screen down; tells the container with the event `island` that it is live. */
export async function mountScreen(
  container: HTMLElement,
  contexts: Omit<ContextsProps, 'children'>
): Promise<() => void> {
  const Screen = await loadScreen(contexts.store.getState().screen)
  const screen = (
    <Contexts {...contexts}>
      <Screen />
      <AfterMount call={() => container.dispatchEvent(new Event('island'))} />
    </Contexts>
  )
  if (contexts.store.getState().visits === 0) {
    let gone = false
    // Whoever goes on before the screen has been taken over breaks that off, which React would report.
    const onRecoverableError = (error: unknown) => {
      if (!gone) reportError(error)
    }
    let root: Root | undefined
    // As a transition it is done in slices: what the visitor does meanwhile comes first.
    startTransition(() => {
      root = hydrateRoot(container, screen, { onRecoverableError })
    })
    return () => {
      gone = true
      root?.unmount()
    }
  }
  // The visitor has gone on within the page before its script had come: what stands there is of another query.
  container.replaceChildren()
  const root = createRoot(container)
  root.render(screen)
  return () => root.unmount()
}
