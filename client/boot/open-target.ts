/** Opens the folded parts of a page that its fragment leads into, before anything is hydrated and at any time after. */

let opened: Element | null = null

/**
 * Opens the `<details>` that the fragment's target is or lies in, and that of the part or the way that the target is or
 * names. Once for each target: what the visitor has closed since stays closed.
 */
export function openTarget(): void {
  const target = fragmentTarget()
  if (target === opened) return
  opened = target
  if (!target) return
  const part = target.closest('.part, .way')
  const own = part && (part === target || target.tagName === 'H2') ? part.querySelector(':scope > details') : null
  const nextClosed = () => (own ?? target).closest<HTMLDetailsElement>('main details:not([open])')
  let wasHidden = false
  for (let details = nextClosed(); details; details = nextClosed()) {
    details.open = true
    wasHidden ||= details !== target && details.contains(target)
  }
  // Older browsers do not scroll to what is folded.
  if (wasHidden) target.scrollIntoView()
}

function fragmentTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  } catch {
    // A malformed fragment leads nowhere.
    return null
  }
}
