/** Takes over the screen that the server rendered. */
import { hydrateRoot } from 'react-dom/client'
import { Contexts, type ContextsProps } from '../app.tsx'
import { loadScreen } from '../screens/loaders.ts'
import { AfterMount } from './after-mount.tsx'

/** Gives the function that takes the screen down; tells the container with the event `island` that it is live. */
export async function mountScreen(
  container: HTMLElement,
  contexts: Omit<ContextsProps, 'children'>
): Promise<() => void> {
  const Screen = await loadScreen(contexts.store.getState().screen)
  const root = hydrateRoot(
    container,
    <Contexts {...contexts}>
      <Screen />
      <AfterMount call={() => container.dispatchEvent(new Event('island'))} />
    </Contexts>
  )
  return () => root.unmount()
}
