/** Where the section menu of a narrow screen begins, whose list scrolls. */

/** Scrolls the menu of the page so that the first entry from which on the current one is before the fade leads, uncut. */
export function scrollToCurrent(): void {
  const row = document.querySelector<HTMLElement>('.section-menu ul')
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current) return
  row.scrollLeft = 0
  row.style.paddingRight = ''
  const fade = Number.parseFloat(getComputedStyle(row).paddingRight) || 0
  const items = [...row.querySelectorAll('li')]
  const endOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth
  const start = items[0]?.offsetLeft ?? 0
  const lead = items.find(({ offsetLeft }) => offsetLeft - start >= endOf(current) + fade - row.clientWidth)
  if (!lead || lead === items[0]) return
  const left = lead.offsetLeft - start
  // The last entry would stand alone: the end of the one before it is seen.
  if (lead !== items[items.length - 1])
    row.style.paddingRight = `max(var(--fade), ${row.clientWidth + left - Math.max(...items.map(endOf))}px)`
  row.scrollLeft = left
}
