/** Style sheets that the browser waits for: the one that the document links last, and those that a part adds. */
import { styles } from 'virtual:build'
import type { EditionName } from '../../shared/records/editions.ts'

const styleRequests = new Map<string, Promise<void>>()

/**
 * Resolves when the style sheet is loaded: linked here, or already linked in the document. Rejects where it fails to
 * load; the next call then tries again.
 */
export function loadStyles(name: keyof typeof styles): Promise<void> {
  const address = styles[name]
  const cached = styleRequests.get(address)
  if (cached) return cached
  const linked = linkOf(address)
  const request = isLoaded(linked) ? Promise.resolve() : loaded(isPending(linked) ? linked : linkTo(address))
  styleRequests.set(address, request)
  request.catch(() => styleRequests.delete(address))
  return request
}

/** Resolves when the style sheet that the document links at its end is loaded or has failed; at once without one. */
export async function documentStyles(edition: EditionName): Promise<void> {
  if (isPending(linkOf(styles[edition]))) await loadStyles(edition).catch(() => undefined)
}

/** A link outside of the application, which removes its own with its page. */
const linkOf = (address: string) =>
  document.querySelector<HTMLLinkElement>(`body > link[rel="stylesheet"][href="${address}"]`)

/** Chromium gives a link that has failed a sheet as well: one without rules, or whose rules it does not tell. */
function isLoaded(linked: HTMLLinkElement | null): boolean {
  try {
    return (linked?.sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/** A link of the document without sheet has failed once the document is complete. */
function isPending(linked: HTMLLinkElement | null): linked is HTMLLinkElement {
  return linked !== null && !linked.sheet && document.readyState !== 'complete'
}

function linkTo(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.body.append(link)
  return link
}

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (isLoaded(link)) return resolve()
      link.remove()
      reject(new Error(`${link.href} did not load`))
    }
    link.onload = settle
    link.onerror = settle
    // Its own event may have been before.
    window.addEventListener('load', settle, { once: true })
  })
}
