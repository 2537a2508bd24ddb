/** The result of a form post as one of a fixed set of values, for metrics and the log. */
import { type AnyFormName, consentFieldNames, type Errors, findForm, honeypot } from '../../shared/forms/forms.ts'

export type FormResult =
  | 'accepted'
  | 'validation'
  | 'consent'
  | 'honeypot'
  | 'foreign'
  | 'limited'
  | 'too_large'
  | 'refused'
  | 'upstream'
  | 'shed'
  | 'aborted'
  | 'other'

/** The result of a form with invalid values; takes the errors by the name of their field. */
export function resultOfErrors(errors: Readonly<Record<keyof Errors, unknown>>): FormResult {
  const names = Object.keys(errors)
  if (names.includes(honeypot)) return 'honeypot'
  return names.every((name) => name === consentFieldNames.given) ? 'consent' : 'validation'
}

/** The values of `code` that mean success of a form's call. */
function successCodes(name: AnyFormName): readonly unknown[] {
  return findForm(name)?.call.success ?? []
}

/** The result of a backend response: its HTTP status and its parsed body, undefined when the body is no JSON. */
export function resultOfResponse(name: AnyFormName, status: number, envelope: unknown): FormResult {
  if (status === 413) return 'too_large'
  if (status === 429 || status >= 500) return 'upstream'
  // Parsed JSON may be anything: every member is checked below.
  const { code, data } = (envelope ?? {}) as { code?: unknown; data?: { errors?: unknown } | null }
  if (status < 400 && successCodes(name).includes(code)) return 'accepted'
  if (status < 400 && code === undefined) return 'upstream'
  const errors = typeof data === 'object' && data !== null ? data.errors : undefined
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) return 'refused'
  return resultOfErrors({ ...errors })
}

/** The result derived from the status of our response alone, where no result was recorded. */
export function resultOfStatus(status: number): FormResult {
  if (status === 408 || status === 499) return 'aborted'
  if (status === 403) return 'foreign'
  if (status === 413) return 'too_large'
  if (status === 429) return 'limited'
  return status >= 500 ? 'upstream' : 'other'
}
