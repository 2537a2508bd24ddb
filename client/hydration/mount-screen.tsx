/** Hydrates the server-rendered screen. A chunk of its own, loaded by the hydration trigger. */
import type { ComponentType } from 'react'
import { Contexts, type ContextsProps } from '../contexts.tsx'
import type { Store } from '../store.ts'
import { AfterMount } from './after-mount.tsx'
import { keepFocusClear } from './clear-focus.ts'
import { replaceServerHtml } from './replace-server-html.tsx'

/** Loads the component of the store's screen, and into the store the data that it renders. */
export type LoadScreen = (store: Store) => Promise<ComponentType>

/**
 * Loads the screen and hydrates it in the container; fires `hydrationend` there when that is done. `displayed` is the
 * server's container where the frame was rendered anew, and this one with it. Returns the function that unmounts the
 * screen. Rejects where the screen cannot be loaded.
 */
export async function mountScreen(
  container: HTMLElement,
  loadScreen: LoadScreen,
  contexts: Omit<ContextsProps, 'children'>,
  displayed: Element | null
): Promise<() => void> {
  keepFocusClear()
  const { store } = contexts
  const Screen = await loadScreen(store)
  const restore = formsToRestore(displayed ?? container, container)
  const screen = (
    <Contexts {...contexts}>
      <Screen />
      <AfterMount
        onMount={() => {
          restore()
          container.dispatchEvent(new Event('hydrationend'))
        }}
      />
    </Contexts>
  )
  // After a navigation within the same path (another query) the server's HTML no longer matches the state.
  return replaceServerHtml(container, screen, store.getState().navigationCount === 0)
}

/**
 * The function that brings back what was typed into the server's HTML, where a translator has changed that and React
 * has rendered the screen anew: the forms that are hydrated later (lazy-form.tsx) as they are, of others the texts.
 */
function formsToRestore(displayed: Element, container: Element): () => void {
  const former = [...displayed.querySelectorAll('form')]
  return () => {
    for (const form of former.filter(({ isConnected }) => !isConnected)) {
      const name = form.elements.namedItem('form')
      if (name instanceof HTMLInputElement)
        container.querySelector(`[data-form="${name.value}"]`)?.replaceChildren(form)
      for (const { id, value, defaultValue } of form.querySelectorAll('input')) {
        if (value === defaultValue) continue
        const field = container.querySelector<HTMLInputElement>(`input[id="${id}"]`)
        if (field) field.value = value
      }
    }
  }
}
