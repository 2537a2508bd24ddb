/**
 * A confirmation that outlives the reload after a subscription (specification, section 9: 2000 ms). Where storage is
 * blocked, the address carries it.
 */
import type { AnyFormName } from '../../shared/forms.ts'

const key = 'form-done'
const reloadAfterMs = 2000

/** Reloads the page after two seconds; the reloaded page confirms once more. */
export function reloadConfirmed(form: AnyFormName): void {
  window.setTimeout(() => {
    if (remember(form)) return window.location.reload()
    const url = new URL(window.location.href)
    url.searchParams.set('done', form)
    window.location.replace(url)
  }, reloadAfterMs)
}

/** True after the reload until the form has confirmed; without a name, for any form. */
export function awaitsConfirmation(form?: AnyFormName): boolean {
  try {
    const name = window.sessionStorage.getItem(key)
    return form === undefined ? name !== null : name === form
  } catch {
    return false
  }
}

/** True once after the reload. */
export function takeConfirmation(form: AnyFormName): boolean {
  try {
    if (window.sessionStorage.getItem(key) !== form) return false
    window.sessionStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

function remember(form: AnyFormName): boolean {
  try {
    window.sessionStorage.setItem(key, form)
    return true
  } catch {
    return false
  }
}
