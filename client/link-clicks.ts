/**
 * Every link and every search form of the page leads the visitor on without a document load, whether its script has
 * come or not: one listener for all of them.
 */
import type { Navigator } from './navigation.tsx'

/** Follows clicks, intents and GET forms that lead to pages of this site in its language. */
export function followLinks(navigator: Navigator): void {
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const address = plain && !event.defaultPrevented ? pageOf(event.target) : undefined
    if (address === undefined) return
    event.preventDefault()
    navigator.go(address)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    const pairs = [...new FormData(form, event.submitter)].filter(
      ([, value]) => typeof value === 'string' && value !== ''
    )
    const query = new URLSearchParams(pairs as [string, string][]).toString()
    const url = new URL(form.action)
    if (!isPage(url)) return
    event.preventDefault()
    navigator.go(query ? `${url.pathname}?${query}` : url.pathname)
  })
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        const address = pageOf(event.target)
        if (address !== undefined) navigator.prefetch(address)
      },
      { passive: true }
    )
  }
}

/** Path, query and fragment of the page that a link leads to; undefined for every other link. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hreflang || link.hasAttribute('download') || !link.href) return undefined
  const url = new URL(link.href)
  const here = window.location
  if (!isPage(url) || (url.pathname === here.pathname && url.search === here.search)) return undefined
  return url.pathname + url.search + url.hash
}

/** Files, feeds and calls are no pages; neither is anything of another site. */
function isPage(url: URL): boolean {
  return (
    url.origin === window.location.origin &&
    !/^\/(api|assets|api-docs|healthz|readyz)(\/|$)/.test(url.pathname) &&
    !/\.[a-z]{2,5}$/.test(url.pathname)
  )
}
