/**
 * What was typed into a form whose page was left (shared/README.md#forms): in `sessionStorage`, for this tab alone,
 * until the form is displayed again, and no longer than it takes to look something up: others may use the device.
 */
import { honeypot } from '../../shared/forms/forms.ts'
import { hasUnsavedInput, untypedKinds } from '../boot/chunk-guard.ts'

const storageKey = 'form-drafts'
const lifeMs = 600_000

interface Draft {
  /** Milliseconds. */
  at: number
  values: [name: string, value: string][]
}

/** Stores the values of a form by its place (use-form.ts), or removes those that are stored where it holds no text. */
export function keepDraft(place: string, form: HTMLFormElement): void {
  const { [place]: _former, ...others } = readDrafts()
  const values = hasUnsavedInput(form) ? valuesOf(form) : []
  writeDrafts(values.length === 0 ? others : { ...others, [place]: { at: Date.now(), values } })
}

/** Puts the stored values of a place into the form unless that holds text already, and removes them; true if it did. */
export function restoreDraft(place: string, form: HTMLFormElement): boolean {
  const { [place]: draft, ...others } = readDrafts()
  writeDrafts(others)
  if (!draft || hasUnsavedInput(form)) return false
  putValues(form, draft.values)
  return true
}

/** The values of fields with a text or a choice. A consent is given anew. */
function valuesOf(form: HTMLFormElement): Draft['values'] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input,select,textarea')]
    .filter(({ type, name }) => name !== '' && name !== honeypot && !untypedKinds.test(type))
    .map(({ name, value }) => [name, value])
}

/** The drafts that are young enough, by place. */
function readDrafts(): Record<string, Draft> {
  try {
    // Only `writeDrafts` writes there.
    const drafts = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Draft>
    return Object.fromEntries(Object.entries(drafts).filter(([, { at }]) => Math.abs(Date.now() - at) < lifeMs))
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Record<string, Draft>): void {
  try {
    if (Object.keys(drafts).length === 0) window.sessionStorage.removeItem(storageKey)
    else window.sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Storage is blocked or full: what was typed is lost with the page, as without script.
  }
}

/** Puts values back into the fields of a form by name: hidden ones are left out, a box is ticked by `1`. */
export function putValues(form: HTMLFormElement, values: Iterable<readonly [name: string, value: string]>): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === '1'
    else if (field instanceof HTMLInputElement && field.type === 'hidden') continue
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    else if (field instanceof HTMLTextAreaElement) field.value = value
  }
}
