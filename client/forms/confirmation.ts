/**
 * A confirmation that is shown again after the reload that follows a subscription (shared/README.md#forms). It is
 * stored in `sessionStorage`; where storage is blocked, the query parameter `done` carries it.
 */
import type { AnyFormName } from '../../shared/forms/forms.ts'

const storageKey = 'form-done'
const reloadAfterMs = 2000

/** Reloads the page after 2 s. The reloaded page shows the form's confirmation. */
export function reloadConfirmed(form: AnyFormName): void {
  window.setTimeout(() => {
    if (storeConfirmation(form)) return window.location.reload()
    const url = new URL(window.location.href)
    url.searchParams.set('done', form)
    window.location.replace(url)
  }, reloadAfterMs)
}

/** True from the reload until the form has shown its confirmation. */
export function isConfirmationPending(form: AnyFormName): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) === form
  } catch {
    return false
  }
}

/** True where a form has a confirmation to show, or what was typed into it before (draft-store.ts). */
export function isFormPending(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith('form-'))
  } catch {
    return false
  }
}

/** True once after the reload: the stored confirmation of the form is removed. */
export function takeConfirmation(form: AnyFormName): boolean {
  try {
    if (window.sessionStorage.getItem(storageKey) !== form) return false
    window.sessionStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}

/** False where storage is blocked. */
function storeConfirmation(form: AnyFormName): boolean {
  try {
    window.sessionStorage.setItem(storageKey, form)
    return true
  } catch {
    return false
  }
}
