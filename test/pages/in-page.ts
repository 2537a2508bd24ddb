/** Checks that run in a page. Playwright sends the source of each function, so that it may use nothing from outside. */

/**
 * Elements that end beyond the right edge of the window without a scrolling ancestor; and the page, where it scrolls.
 */
export function sidewaysOverflow(): string[] {
  const width = document.documentElement.clientWidth
  const findings =
    document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
  const isClipped = (element: Element) => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== 'visible') return true
    }
    return false
  }
  for (const element of document.querySelectorAll('#app *')) {
    if (findings.length > 5) break
    const { right, width: own, height } = element.getBoundingClientRect()
    if (own === 0 || height === 0 || right <= width + 1 || isClipped(element)) continue
    if (element.closest('svg') && element.tagName !== 'svg') continue
    const { position, visibility } = getComputedStyle(element)
    if (visibility === 'hidden' || position === 'fixed') continue
    findings.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class')} ends at ${Math.round(right)} px`)
  }
  return findings
}

/**
 * Targets below 24 px (WCAG 2.2, 2.5.8), by finger below 44 px (2.5.5), and controls whose height is below
 * `minControlHeight` CSS pixels. Links within a text are exempt.
 */
export function smallTargets(minControlHeight: number): string[] {
  const findings: string[] = []
  const minSize = matchMedia('(pointer: coarse)').matches ? 44 : 24
  const name = (element: Element) =>
    (element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name') || '').slice(
      0,
      30
    )
  const isInText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const parent = element.parentElement
    if (element.closest('.rich-text')) return true
    return parent !== null && (parent.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    '#app :is(a[href], button, summary, input, select, textarea)'
  )) {
    // The ::after of such a link covers its card: the card is its target.
    const covered = getComputedStyle(element, '::after').position === 'absolute' ? element.offsetParent : null
    const { width, height } = (covered ?? element).getBoundingClientRect()
    const { visibility, clipPath } = getComputedStyle(element)
    if (width < 2 || height < 2 || visibility === 'hidden' || clipPath !== 'none') continue
    if (element.closest('.form-trap, svg') || (element as HTMLInputElement).type === 'hidden') continue
    if (isInText(element)) continue
    const isBox = (element as HTMLInputElement).type === 'checkbox' || (element as HTMLInputElement).type === 'radio'
    const label = isBox ? (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect() : undefined
    const targetHeight = Math.max(height, label?.height ?? 0)
    const isControl = element.matches('button, summary, select, textarea, input, .button') && !isBox
    const minHeight = isControl ? minControlHeight : minSize
    const targetWidth = Math.round(Math.max(width, label?.width ?? 0) * 10) / 10
    if (Math.round(targetHeight * 10) / 10 >= minHeight && targetWidth >= minSize) continue
    findings.push(
      `${element.tagName.toLowerCase()} '${name(element)}' ${Math.round(width)} x ${Math.round(targetHeight * 10) / 10} px`
    )
  }
  return findings
}

/**
 * Describes the focused element where a fixed bar covers it or it is out of view; undefined where it is visible. Of an
 * element that is higher than the space between the bars, the middle must be visible.
 */
export function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { top, bottom, left, right, width, height } = focused.getBoundingClientRect()
  if (width < 2 || height < 2) return undefined
  const name = `${focused.tagName.toLowerCase()} '${(focused.textContent || focused.getAttribute('name') || '').trim().slice(0, 30)}' at ${Math.round(top)} to ${Math.round(bottom)} px`
  const bars = [...document.querySelectorAll('.top-bar, .reading-bar')]
  const barsHeight = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  const covers = (x: number, y: number) => {
    const topmost = document.elementFromPoint(x, y)
    return bars.some((bar) => bar.contains(topmost) && !bar.contains(focused))
  }
  const middle = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 2)
  if (height > window.innerHeight - barsHeight - 100) {
    const visibleMiddle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
    return bottom < 0 || top > window.innerHeight || covers(middle, visibleMiddle)
      ? `${name} cannot be seen`
      : undefined
  }
  if (top < -1 || bottom > window.innerHeight + 1) return `${name} is out of view`
  if (covers(middle, top + 2) || covers(middle, bottom - 2)) return `${name} is under a bar`
  return undefined
}

/**
 * What is not true on a day, such as `2025-06-11`: news that are dated later, and main buttons that lead elsewhere than
 * to the booth application and the visitor registration; and contacts that both the page and its footer have.
 */
export function falseNotes(day: string): string[] {
  const news = [...document.querySelectorAll('.news-row time')].flatMap((time) => {
    const date = time.getAttribute('datetime') ?? ''
    return date > day ? [`news of ${date}: ${time.closest('.news-row')?.querySelector('h2, h3')?.textContent}`] : []
  })
  const prefix = document.documentElement.lang === 'en' ? '/en' : ''
  const forms = [`${prefix}/exhibitor/booth`, `${prefix}/visitor/register`]
  const groups = [...document.querySelectorAll('.hero .actions, .action-band .actions')]
  const buttons = groups.flatMap((group) => {
    const links = [...group.querySelectorAll('a[target="_blank"]')].map((link) => link.getAttribute('href') ?? '')
    return forms.every((form) => links.includes(form)) ? [] : [`the main buttons lead to ${links.join(' ')}`]
  })
  const contacts = [...document.querySelectorAll('main [href^="tel:"], main [href^="mailto:"]')].filter((link) =>
    document.querySelector(`footer [href="${CSS.escape(link.getAttribute('href')!)}"]`)
  )
  return [...news, ...buttons, ...contacts.map((link) => `main and footer have ${link.textContent}`)]
}

/** Scrolls down by the height of the window until the end, so that lazy pictures load, and back to the top. */
export async function scrollThrough(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 60))
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo(0, y)
    await pause()
  }
  window.scrollTo(0, 0)
  await pause()
}

/** Text that reading mode makes smaller at one of its sizes; a page that is in reading mode already is left out. */
export function shrinkingText(): string[] {
  const root = document.documentElement
  if (root.dataset.reading !== undefined) return []
  const elements = [...document.querySelectorAll('#app *')].filter((element) => element.childElementCount === 0)
  const sizes = () => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const own = sizes()
  const findings = ['100', '150', '200'].flatMap((scale) => {
    root.dataset.reading = scale
    return sizes().flatMap((size, index) =>
      size >= own[index]! - 0.1
        ? []
        : [`${elements[index]!.tagName.toLowerCase()} ${own[index]} px is ${size} px at ${scale} %`]
    )
  })
  delete root.dataset.reading
  return findings.slice(0, 4)
}
