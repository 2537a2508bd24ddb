/** What is measured inside a page; each function is sent there as it stands, so it uses nothing from outside. */

/** Elements that reach out of a narrow window to the right, though nothing around them scrolls; and the page itself. */
export function sideways(): string[] {
  const width = document.documentElement.clientWidth
  const found =
    document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
  const contained = (element: Element) => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== 'visible') return true
    }
    return false
  }
  for (const element of document.querySelectorAll('#app *')) {
    if (found.length > 5) break
    const { right, width: own, height } = element.getBoundingClientRect()
    if (own === 0 || height === 0 || right <= width + 1 || contained(element)) continue
    if (element.closest('svg') && element.tagName !== 'svg') continue
    const { position, visibility } = getComputedStyle(element)
    if (visibility === 'hidden' || position === 'fixed') continue
    found.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class')} ends at ${Math.round(right)} px`)
  }
  return found
}

/** Targets below 24 px (WCAG 2.2, 2.5.8; links within a text are free), and controls below `ours` px in height. */
export function smallTargets(ours: number): string[] {
  const found: string[] = []
  const name = (element: Element) =>
    (element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name') || '').slice(
      0,
      30
    )
  const inText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const parent = element.parentElement
    return parent !== null && (parent.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    '#app :is(a[href], button, summary, input, select, textarea)'
  )) {
    // A link that covers its card is as large as the card.
    const covered = getComputedStyle(element, '::after').position === 'absolute' ? element.offsetParent : null
    const { width, height } = (covered ?? element).getBoundingClientRect()
    const { visibility, clipPath } = getComputedStyle(element)
    if (width < 2 || height < 2 || visibility === 'hidden' || clipPath !== 'none') continue
    if (element.closest('.form-trap, svg') || (element as HTMLInputElement).type === 'hidden') continue
    if (inText(element)) continue
    const box = (element as HTMLInputElement).type === 'checkbox' || (element as HTMLInputElement).type === 'radio'
    const label = box ? (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect() : undefined
    const tall = Math.max(height, label?.height ?? 0)
    const isControl = element.matches('button, summary, select, textarea, input, .button') && !box
    const least = isControl ? ours : 24
    if (Math.round(tall * 10) / 10 >= least && Math.max(width, label?.width ?? 0) >= 24) continue
    found.push(
      `${element.tagName.toLowerCase()} '${name(element)}' ${Math.round(width)} x ${Math.round(tall * 10) / 10} px`
    )
  }
  return found
}

/**
 * What of the fixed bars lies over the focused element; nothing where all of it can be seen, or, of what is taller than
 * the room between the bars, a part.
 */
export function focusHidden(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { top, bottom, left, right, width, height } = focused.getBoundingClientRect()
  if (width < 2 || height < 2) return undefined
  const name = `${focused.tagName.toLowerCase()} '${(focused.textContent || focused.getAttribute('name') || '').trim().slice(0, 30)}' at ${Math.round(top)} to ${Math.round(bottom)} px`
  const bars = [...document.querySelectorAll('.top-bar, .reading-bar')]
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  const covers = (x: number, y: number) => {
    const over = document.elementFromPoint(x, y)
    return bars.some((bar) => bar.contains(over) && !bar.contains(focused))
  }
  const middle = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 2)
  if (height > window.innerHeight - taken - 100) {
    const inside = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
    return bottom < 0 || top > window.innerHeight || covers(middle, inside) ? `${name} cannot be seen` : undefined
  }
  if (top < -1 || bottom > window.innerHeight + 1) return `${name} is out of view`
  if (covers(middle, top + 2) || covers(middle, bottom - 2)) return `${name} is under a bar`
  return undefined
}

/** Goes down the page a window at a time, so that what is lazy comes. */
export async function scrollThrough(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 60))
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo(0, y)
    await pause()
  }
  window.scrollTo(0, 0)
  await pause()
}
