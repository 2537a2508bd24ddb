/** Addresses of this site's pages, as links, clicks and the browser's location give them. */
import { isReservedPath } from '../../shared/pages/links.ts'

/** Whether a URL is a page of this site: not a file, a feed, an API call or a health check. */
export function isPageUrl(url: URL): boolean {
  return url.origin === window.location.origin && !isReservedPath(url.pathname) && !/\.[a-z]{2,5}$/.test(url.pathname)
}

/** Path and query of the current address. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search
}

/** Path, query and fragment of the page that the link around an event's target leads to; undefined for other links. */
export function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hreflang || link.hasAttribute('download') || !link.href) return undefined
  const url = new URL(link.href)
  if (!isPageUrl(url) || url.pathname + url.search === currentAddress()) return undefined
  return url.pathname + url.search + url.hash
}

/** Whether a click follows a link in this window: with a modifier key a link opens another, or downloads the file. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
