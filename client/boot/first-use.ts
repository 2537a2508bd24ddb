/** When a page may load what its first view does not need: the browser is idle, or the visitor uses the page. */

/** What a visitor does first on a page, as events of the window. */
export const visitorEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin'
] as const

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

/** Calls back once, at the visitor's first event after the page has loaded, or 15 s after that. */
export function onFirstUse(call: () => void): void {
  whenIdle(() => {
    const run = () => {
      clearTimeout(timer)
      for (const event of visitorEvents) window.removeEventListener(event, run)
      whenIdle(call)
    }
    const timer = setTimeout(run, untouchedMs)
    for (const event of visitorEvents) window.addEventListener(event, run, { passive: true })
  })
}
