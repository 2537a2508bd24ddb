/**
 * The first screen of a visit, as the server rendered it. It reads and links without any script of its own; its
 * script comes with the first sign of a visitor, and takes the screen over.
 */
import { useCallback, useRef } from 'react'
import { quietScreens, wakes } from '../../shared/quiet-screens.ts'
import type { Screen } from '../../shared/routes.ts'
import { awaitsConfirmation } from '../forms/confirmation.ts'
import { useNavigator } from '../navigation.tsx'
import { insideApp } from '../share/inside-app.ts'
import { useStore, useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { keptChildren, type Mount, useIsland, type Watch } from './use-island.ts'

export function KeptScreen() {
  const store = useStoreApi()
  const words = useWords()
  const navigator = useNavigator()
  const name = useStore((state) => state.screen)
  const element = useRef<HTMLDivElement>(null)
  const mount = useCallback<Mount>(
    async (container) => {
      try {
        return await (await import('./mount-screen.tsx')).mountScreen(container, { store, words, navigator })
      } catch (reason) {
        // What was held back goes its own way, and nothing is held back any more.
        container.dispatchEvent(new Event('island'))
        throw reason
      }
    },
    [store, words, navigator]
  )
  useIsland(element, mount, signOfVisitor)
  return <div className="screen" data-name={name} ref={element} {...keptChildren} />
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Calls when the page has loaded and the browser has nothing else to do. */
function whenIdle(call: () => void): () => void {
  const soon = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: 1000 })
    else setTimeout(call, 200)
  }
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
  return () => window.removeEventListener('load', soon)
}

/**
 * Any movement, a picture that failed, or a form that has something to confirm; a button, or a link to what the viewer
 * shows, that is pressed before its script has come is pressed again then. Inside apps, where every page is a document
 * of its own, nothing is asked for that nobody wants: there it is such a press, or a form.
 */
const signOfVisitor: Watch = (container, wake) => {
  const press = (event: MouseEvent) => {
    // With a key held a link leads to a tab or a window of its own, or to a copy of the file.
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const waiting = `button[type="button"]${plain ? ', a[data-view]' : ''}`
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(waiting) : null
    if (!pressed) return
    event.preventDefault()
    container.addEventListener('island', () => pressed.click(), { once: true })
    wake()
  }
  const fillIn = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('form')) wake()
  }
  // Calendar files are no use inside apps: their links become something else.
  const waits = container.querySelector(insideApp() ? `[${wakes}], a[href$=".ics"]` : `[${wakes}]`) !== null
  const quiet = quietScreens.has(container.dataset.name as Screen) && !waits
  const idle = quiet ? undefined : whenIdle(wake)
  const listened = quiet && insideApp() ? [] : signs
  const broken = [...container.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0)
  for (const sign of listened) window.addEventListener(sign, wake, { passive: true, once: true })
  container.addEventListener('error', wake, { capture: true, once: true })
  container.addEventListener('focusin', fillIn)
  container.addEventListener('click', press)
  container.addEventListener('island', () => container.removeEventListener('click', press), { once: true })
  const confirms = awaitsConfirmation() && container.querySelector('form') !== null
  if (broken || confirms) queueMicrotask(wake)
  return () => {
    idle?.()
    for (const sign of listened) window.removeEventListener(sign, wake)
    container.removeEventListener('error', wake, { capture: true })
    container.removeEventListener('focusin', fillIn)
  }
}
