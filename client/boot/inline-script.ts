/**
 * The only inline script, in the head of every document: it sets the reading mode before the first paint, notes which
 * buttons are pressed before the page's frame is hydrated (early-presses.ts), starts the client, and reloads the page
 * whose entry script fails to load, which nothing else could (chunk-guard.ts). The build writes it into the manifest.
 */
import './early-presses.ts'
import { reloadIfAllowed, watchLeaving } from './chunk-guard.ts'
import { keepsSomething, onFirstUse } from './first-use.ts'
import { insideWeChat, isMetered, isSlow } from './user-agent.ts'

try {
  const size = localStorage.getItem('reading')
  if (size) document.documentElement.setAttribute('data-reading', size)
} catch {
  // Storage is blocked: the text has its own size.
}

document.pressed = []
document.addEventListener(
  'click',
  (event) => {
    // Clicks have an element as their target.
    const { pressed } = document
    const button = pressed && (event.target as Element).closest<HTMLElement>('button[type=button]')
    if (!button) return
    event.stopImmediatePropagation()
    pressed.push(button)
  },
  true
)

watchLeaving()
/** Without network a reload would replace a page that can be read with the browser's message: it waits. */
const reloadOnline = () => {
  if (navigator.onLine) reloadIfAllowed()
  else addEventListener('online', reloadOnline, { once: true })
}
// A script that fails, itself or one that it imports, fires an event that does not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.includes('/assets/')) reloadOnline()
  },
  true
)

/**
 * The client's script and its preloads are in a template. On a slow or metered connection they wait until the page is
 * used, if the HTML is complete until then, which the server knows but for what the device keeps.
 */
document.addEventListener('DOMContentLoaded', () => {
  // Every document has it. An anchor of the page's content may have the same id.
  const { content, dataset } = document.querySelector<HTMLTemplateElement>('template#client')!
  const start = () => document.body.append(content)
  const isPoor = isSlow() || isMetered()
  const isNeeded = keepsSomething() || insideWeChat() || location.hash !== '' || navigator.serviceWorker?.controller
  if (dataset.waits !== undefined && isPoor && !isNeeded) onFirstUse(start)
  else start()
})
