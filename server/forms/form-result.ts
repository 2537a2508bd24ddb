/** What became of a posted form, in a fixed set of words for metrics and the log. */
import { editionNames } from '../shared/editions.ts'
import { type AnyFormName, consentParts, type Errors, findForm, honeypot } from '../shared/forms.ts'

export const formResults = [
  'accepted',
  'validation',
  'consent',
  'honeypot',
  'foreign',
  'limited',
  'too_large',
  'refused',
  'upstream',
  'shed',
  'aborted',
  'other'
] as const
export type FormResult = (typeof formResults)[number]

/** The result of a form whose values are wrong, by the names of the wrong fields. */
export function resultOfErrors(errors: Readonly<Record<keyof Errors, unknown>>): FormResult {
  const names = Object.keys(errors)
  if (names.includes(honeypot)) return 'honeypot'
  return names.every((name) => name === consentParts.given) ? 'consent' : 'validation'
}

/** The codes that mean success of a form's call. */
export function successCodes(name: AnyFormName): readonly unknown[] {
  return findForm(editionNames[0]!, name)?.success === 200 ? [200] : [1, 200]
}

/** The result by the backend's answer: its HTTP status and its envelope, undefined where the body is no JSON. */
export function resultOfAnswer(name: AnyFormName, status: number, envelope: unknown): FormResult {
  if (status === 413) return 'too_large'
  if (status === 429 || status >= 500) return 'upstream'
  const { code, data } = (envelope ?? {}) as { code?: unknown; data?: { errors?: unknown } | null }
  if (status < 400 && successCodes(name).includes(code)) return 'accepted'
  if (status < 400 && code === undefined) return 'upstream'
  const errors = typeof data === 'object' && data !== null ? data.errors : undefined
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) return 'refused'
  return resultOfErrors(errors as Record<string, unknown>)
}

/** The result where nothing was noted: the answer's own status tells it. */
export function resultOfStatus(status: number): FormResult {
  if (status === 499) return 'aborted'
  if (status === 403) return 'foreign'
  if (status === 413) return 'too_large'
  if (status === 429) return 'limited'
  return status >= 500 ? 'upstream' : 'other'
}
