/**
 * Opens and closes dialogs. In browsers without them (Safari before 15.4, Firefox before 98) a dialog is an unknown
 * element: there it becomes a box above the page, which Escape closes.
 */

/** Opens a dialog that is closed, as modal where the browser can. */
export function openModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal()
    return
  }
  dialog.setAttribute('open', '')
  Object.assign(dialog.style, { position: 'fixed', top: '0', left: '0', right: '0', margin: 'auto', zIndex: '99' })
  dialog.addEventListener('keydown', closeOnEscape)
  dialog.querySelector('button')?.focus()
}

/** Closes an open dialog; it dispatches `close`. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') {
    dialog.close()
    return
  }
  dialog.removeAttribute('open')
  dialog.removeEventListener('keydown', closeOnEscape)
  dialog.dispatchEvent(new Event('close'))
}

function closeOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key === 'Escape') closeModal(this)
}
