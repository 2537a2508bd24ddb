/** Hydrates the server-rendered screen. A chunk of its own, loaded by the hydration trigger. */
import { type ComponentType, useEffect, useRef } from 'react'
import { Contexts, type ContextsProps } from '../contexts.tsx'
import type { Store } from '../store.ts'
import { replaceServerHtml } from './replace-server-html.tsx'

/** Loads the component of the store's screen, and into the store the data that it renders. */
export type LoadScreen = (store: Store) => Promise<ComponentType>

/**
 * Hydrates the screen in the container; fires `hydrationend` there when that is done. `displayed` is the server's
 * container where the frame was rendered anew, and this one with it. Returns the function that unmounts the screen.
 */
export function mountScreen(
  container: HTMLElement,
  Screen: ComponentType,
  contexts: Omit<ContextsProps, 'children'>,
  displayed: Element | null
): () => void {
  keepFocusClear()
  const { store } = contexts
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

/** Calls `onMount` once, in an effect: after its siblings have been hydrated or rendered. Renders nothing. */
function AfterMount({ onMount }: { onMount: () => void }) {
  const latest = useRef(onMount)
  useEffect(() => {
    latest.current()
  }, [])
  return null
}

let isKept = false

/**
 * Keeps what has the keyboard's focus clear of the top bar (WCAG 2.2, 2.4.11). Scrolls each element that gets the focus
 * by keyboard and begins under the top bar to below it, from the first call on. `scroll-padding-top` does that for
 * elements that fit into the view: browsers center those that are taller, so that their beginning and the outline lie
 * under the bar.
 */
function keepFocusClear(): void {
  if (isKept) return
  isKept = true
  document.addEventListener('focusin', ({ target }) => {
    // `main` takes the focus after a navigation.
    if (!(target instanceof HTMLElement) || target.matches('main, .top-bar *, dialog *, :not(:focus-visible)')) return
    // The browser scrolls to the element after the event.
    requestAnimationFrame(() => {
      const bar = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0
      if (document.activeElement === target && target.getBoundingClientRect().top < bar) target.scrollIntoView()
    })
  })
}
