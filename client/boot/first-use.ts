/** When a page may load what its first view does not need: the browser is idle, or the visitor uses the page. */

/** What a visitor does first on a page, as events of the window. */
export const visitorEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // Alone where assistive technology presses a button.
  'click'
] as const

// The inline script stops clicks of buttons at the document.
const early = { passive: true, capture: true }

/** A page that nobody touches for so long after it has loaded leaves the network to others. */
const untouchedMs = 15_000

/**
 * Calls back when the page has loaded and the browser is idle; returns the function that cancels waiting for `load`.
 */
export function whenIdle(call: () => void): () => void {
  const schedule = () => {
    // Safari has none.
    if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: 1000 })
    else setTimeout(call, 200)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => window.removeEventListener('load', schedule)
}

/** Calls back once, at the visitor's first event, or 15 s after the page has loaded. */
export function onFirstUse(call: () => void): void {
  let isUsed = false
  const run = () => {
    if (isUsed) return
    isUsed = true
    for (const event of visitorEvents) window.removeEventListener(event, run, early)
    call()
  }
  whenIdle(() => setTimeout(run, untouchedMs))
  for (const event of visitorEvents) window.addEventListener(event, run, early)
}

/** Whether the device keeps anything of the visitor's: stars, a size of text, a form that was sent. */
export function keepsSomething(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    return false
  }
}
