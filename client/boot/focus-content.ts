/** Moves the focus to the page's content, for instance where the button that had it is removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
