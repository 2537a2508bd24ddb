/**
 * Client-side navigation for all links and GET forms of the page, by event delegation on the document: it also works
 * for server-rendered parts that are not hydrated.
 */
import type { Navigator } from './navigation.tsx'

/** Hands clicks, intent events and GET forms that lead to pages of this site in its language to the navigator. */
export function followLinks(navigator: Navigator): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const address = isPlain && !event.defaultPrevented ? pageAddress(event.target) : undefined
    if (address === undefined) return
    event.preventDefault()
    navigator.go(address)
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
    navigator.go(query ? `${url.pathname}?${query}` : url.pathname)
  })
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        const address = pageAddress(event.target)
        if (address !== undefined) navigator.prefetch(address)
      },
      { passive: true }
    )
  }
}

/** Path, query and fragment of the page that the link around an event's target leads to; undefined for other links. */
function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hreflang || link.hasAttribute('download') || !link.href) return undefined
  const url = new URL(link.href)
  const current = window.location
  if (!isPageUrl(url) || (url.pathname === current.pathname && url.search === current.search)) return undefined
  return url.pathname + url.search + url.hash
}

/** Whether a URL is a page of this site: not a file, a feed, an API call or a health check. */
function isPageUrl(url: URL): boolean {
  return (
    url.origin === window.location.origin &&
    !/^\/(api|assets|api-docs|healthz|readyz)(\/|$)/.test(url.pathname) &&
    !/\.[a-z]{2,5}$/.test(url.pathname)
  )
}
