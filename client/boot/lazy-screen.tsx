/**
 * The document's own screen, hydrated lazily. The frame is hydrated at once; the screen stays server-rendered HTML,
 * which reads, links and posts without JavaScript, until a hydration trigger loads its chunk and its data and hydrates
 * it as a React root of its own.
 */
import { useCallback, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import { hydrationOf, type PageState } from '../../shared/pages/state.ts'
import { isFormPending } from '../forms/confirmation.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore, useStoreApi } from '../store.ts'
import { pressables, repeatEarlyPresses } from './early-presses.ts'
import { keepsSomething, visitorEvents, whenIdle } from './first-use.ts'
import type { LoadScreen } from './mount-screen.tsx'
import { isPlainClick, pageAddress } from './page-address.ts'
import { type HydrationTrigger, type Mount, useLazyHydration } from './use-lazy-hydration.ts'
import { insideApp } from './user-agent.ts'

/** The screen that was displayed when its HTML was last read: it holds what was typed, its HTML does not. */
let displayed: Element | null = null

/** The HTML of the displayed screen. */
export const screenHtml = () => {
  displayed = document.querySelector('#content > .screen')
  return displayed?.innerHTML ?? ''
}

/**
 * React keeps the children while it hydrates and updates. It reads the HTML where it renders the frame anew, because a
 * translator or an extension has changed the document: the screen then stays as it is displayed.
 */
const displayedScreen = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {
    get __html() {
      return screenHtml()
    }
  }
} as const

/** The container of the screen. `loadScreen` must keep its identity. */
export function LazyScreen({ loadScreen }: { loadScreen: LoadScreen }) {
  const store = useStoreApi()
  const messages = useMessages()
  const { hook } = useRouter()
  const [, navigate] = useLocation()
  const name = useStore((state) => state.screen)
  const element = useRef<HTMLDivElement>(null)
  const mount = useCallback<Mount>(
    async (container) => {
      try {
        const [{ mountScreen }, Screen] = await Promise.all([import('./mount-screen.tsx'), loadScreen(store)])
        return mountScreen(container, Screen, { store, messages, router: { hook } }, displayed)
      } catch (reason) {
        // The delayed press gets its native action, and later presses are no longer delayed.
        container.dispatchEvent(new Event('hydrationend'))
        throw reason
      }
    },
    [store, messages, hook, loadScreen]
  )
  useLazyHydration(
    element,
    mount,
    useCallback<HydrationTrigger>(
      (container, hydrate) => watchScreen(container, hydrate, navigate, store.getState()),
      [store, navigate]
    )
  )
  return <div className="screen" data-name={name} ref={element} {...displayedScreen} />
}

/**
 * Hydrates a screen
 * - when the browser is idle, unless its hydration waits for an interaction (`PageView`) and neither its rendering
 *   needs an earlier one nor data are to come;
 * - on the visitor's first event anywhere in the page, except on such a screen inside an app: there every page is a
 *   document of its own, and most are left without needing the script;
 * - on focus in a form, and for a form that has a confirmation to display;
 * - on a press of a button, or of a link that opens the viewer. The press is delayed and repeated once after hydration.
 *
 * A link to a page of this site is followed at once: React stops its click while it hydrates a root inside another.
 */
function watchScreen(
  container: HTMLElement,
  hydrate: () => void,
  navigate: (address: string) => void,
  state: PageState
): () => void {
  // By its place. Each once: who sees no change and presses again does not want to undo it.
  const delayedPresses = new Map<HTMLElement, number>()
  const delayPress = (event: MouseEvent) => {
    if (!container.isConnected) return document.removeEventListener('click', delayPress, true)
    const isPlain = isPlainClick(event)
    const delayed = `button[type="button"]${isPlain ? ', a[data-view]' : ''}`
    if (!(event.target instanceof Element) || !container.contains(event.target)) return
    const pressed = event.target.closest<HTMLElement>(delayed)
    const address = isPlain && !pressed ? pageAddress(event.target) : undefined
    // The address has its language prefix already; wouter's `~` says so.
    if (address !== undefined) navigate(`~${address}`)
    if (pressed || address !== undefined) event.preventDefault()
    if (!pressed) return
    // While React hydrates it stops a press that it cannot handle yet, or handles it, and the repeated one once more.
    event.stopImmediatePropagation()
    delayedPresses.set(pressed, pressables(container).indexOf(pressed))
    hydrate()
  }
  const repeatPresses = () => {
    document.removeEventListener('click', delayPress, true)
    const current = pressables(container)
    // An element that was rendered anew has the place of the one before.
    for (const [pressed, place] of delayedPresses) (pressed.isConnected ? pressed : current[place])?.click()
  }
  const hydrateForForm = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('form')) hydrate()
  }
  const hydration = hydrationOf(state)
  const isNeeded = insideApp() && state.needs?.includes('earlyHydrationInApps')
  const isLazy = (hydration === 'interaction' || (hydration === 'device' && !keepsSomething())) && !isNeeded
  const cancelIdle = isLazy ? undefined : whenIdle(hydrate)
  const events = isLazy && insideApp() ? [] : visitorEvents
  for (const event of events) window.addEventListener(event, hydrate, { passive: true, once: true })
  container.addEventListener('focusin', hydrateForForm)
  // In the capture phase of the document: earlier than React's listeners on #app and on the container.
  document.addEventListener('click', delayPress, true)
  container.addEventListener('hydrationend', repeatPresses, { once: true })
  if (isFormPending() && container.querySelector('form') !== null) queueMicrotask(hydrate)
  queueMicrotask(repeatEarlyPresses)
  return () => {
    cancelIdle?.()
    for (const event of events) window.removeEventListener(event, hydrate)
    container.removeEventListener('focusin', hydrateForForm)
  }
}
