/** Hydrates the server-rendered screen. A chunk of its own, loaded by the hydration trigger. */
import type { ComponentType } from 'react'
import { Contexts, type ContextsProps } from '../contexts.tsx'
import type { Store } from '../store.ts'
import { AfterMount } from './after-mount.tsx'
import { keepFocusClear } from './clear-focus.ts'
import { replaceServerHtml } from './replace-server-html.ts'

/** Loads the component of the store's screen, and into the store the data that it renders. */
export type LoadScreen = (store: Store) => Promise<ComponentType>

/**
 * Loads the screen and hydrates it in the container; fires `hydrationend` there when that is done. Returns the function
 * that unmounts it. Rejects where the screen cannot be loaded.
 */
export async function mountScreen(
  container: HTMLElement,
  loadScreen: LoadScreen,
  contexts: Omit<ContextsProps, 'children'>
): Promise<() => void> {
  keepFocusClear()
  const { store } = contexts
  const Screen = await loadScreen(store)
  const screen = (
    <Contexts {...contexts}>
      <Screen />
      <AfterMount onMount={() => container.dispatchEvent(new Event('hydrationend'))} />
    </Contexts>
  )
  // After a navigation within the same path (another query) the server's HTML no longer matches the state.
  return replaceServerHtml(container, screen, store.getState().navigationCount === 0)
}
