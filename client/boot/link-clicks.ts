/**
 * Client-side navigation for the plain HTML of the page, by event delegation on the document: parts that are not
 * hydrated yet, and rich text. Hydrated links are wouter's `Link`, which handles its click before.
 */
import type { Navigation } from './navigation.ts'
import { currentAddress, isPageUrl, pageAddress } from './page-address.ts'

/** Hands clicks, intent events and GET forms that lead to pages of this site in its language to the navigation. */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const address = isPlain && !event.defaultPrevented ? pageAddress(event.target) : undefined
    if (address === undefined) return
    event.preventDefault()
    navigation.navigate(address)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    const url = new URL(form.action)
    if (!isPageUrl(url)) return
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string' && value !== '') parameters.append(name, value)
    }
    const query = parameters.toString()
    event.preventDefault()
    const address = query ? `${url.pathname}?${query}` : url.pathname
    navigation.navigate(address, { replace: address === currentAddress() })
  })
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        const address = pageAddress(event.target)
        if (address !== undefined) navigation.prefetch(address)
      },
      { passive: true }
    )
  }
}
