/** Takes over the screen that the server rendered. */
import { Contexts, type ContextsProps } from '../app.tsx'
import { loadRest } from '../page-loader.ts'
import { loadScreen } from '../screens/loaders.ts'
import { AfterMount } from './after-mount.tsx'
import { takeOver } from './take-over.ts'

/** Gives the function that takes the screen down; tells the container with the event `island` that it is live. */
export async function mountScreen(
  container: HTMLElement,
  contexts: Omit<ContextsProps, 'children'>
): Promise<() => void> {
  const { store } = contexts
  const [Screen] = await Promise.all([loadScreen(store.getState().screen), loadRest(store)])
  const screen = (
    <Contexts {...contexts}>
      <Screen />
      <AfterMount call={() => container.dispatchEvent(new Event('island'))} />
    </Contexts>
  )
  // Where the visitor has gone on within the page before its script had come, what stands there is of another query.
  return takeOver(container, screen, store.getState().visits === 0)
}
