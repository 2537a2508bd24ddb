/** Keeps what has the keyboard's focus clear of the top bar (WCAG 2.2, 2.4.11). */

let isKept = false

/**
 * Scrolls each element that gets the focus by keyboard and begins under the top bar to below it, from the first call
 * on. `scroll-padding-top` does that for elements that fit into the view: browsers center those that are taller, so
 * that their beginning and the outline lie under the bar.
 */
export function keepFocusClear(): void {
  if (isKept) return
  isKept = true
  document.addEventListener('focusin', ({ target }) => {
    // `main` takes the focus after a navigation.
    if (!(target instanceof HTMLElement) || target.matches('main, .top-bar *, dialog *, :not(:focus-visible)')) return
    // The browser scrolls to the element after the event.
    requestAnimationFrame(() => {
      const bar = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0
      if (document.activeElement === target && target.getBoundingClientRect().top < bar) target.scrollIntoView()
    })
  })
}
