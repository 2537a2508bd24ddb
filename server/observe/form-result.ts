/** The result of a form post as one of a fixed set of values, for metrics and the log. */
import { type AnyFormName, consentFieldNames, type Errors, findForm, honeypot } from '../../shared/forms/forms.ts'
import { isVisibleText } from '../../shared/locale/cut-text.ts'

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

/** Why a backend's response to a form is no mistake of its visitor; of a `refusal`, why its reason cannot be read. */
export interface FormFault {
  reason: 'redirect' | 'no-json' | 'no-envelope' | 'refusal' | 'code' | 'status'
  /** Whether it has nothing to say to the visitor, or something misleading. */
  isMute: boolean
}

/** Statuses by which frameworks refuse values, in bodies of their own. */
const refusals: ReadonlySet<number> = new Set([400, 409, 422])
/** Statuses that say that the call is not there, or not for visitors. */
const absences: ReadonlySet<number> = new Set([401, 404, 405])
const successText = /^(?:ok|okay|success(?:ful(?:ly)?)?|(?:操作|提交|订阅|保存)?成功)[\s.!。！]*$/i

/**
 * The fault of a response by its HTTP status and its parsed body, undefined when the body is no JSON; undefined where
 * the form was accepted, or refused with a reason.
 */
export function formFault(name: AnyFormName, status: number, envelope: unknown): FormFault | undefined {
  if (status === 413 || status === 429) return undefined
  if (status >= 300 && status < 400) return { reason: 'redirect', isMute: true }
  if (envelope === undefined) return { reason: 'no-json', isMute: true }
  // Parsed JSON may be anything: every member is checked below.
  const { code, msg } = (envelope ?? {}) as { code?: unknown; msg?: unknown }
  const text = isVisibleText(msg) ? msg.trim() : ''
  if (status < 400 && successCodes(name).includes(code)) return undefined
  if (status >= 500) return { reason: 'status', isMute: text === '' }
  if (typeof code !== 'number') {
    return refusals.has(status) ? { reason: 'refusal', isMute: false } : { reason: 'no-envelope', isMute: true }
  }
  const isSuccess = code === 1 || (code >= 200 && code < 300) || successText.test(text)
  if (status < 400 && isSuccess) return { reason: 'code', isMute: true }
  return absences.has(status) ? { reason: 'status', isMute: text === '' } : undefined
}

/** The result of a backend response, by the same. */
export function resultOfResponse(name: AnyFormName, status: number, envelope: unknown): FormResult {
  if (status === 413) return 'too_large'
  const fault = formFault(name, status, envelope)
  if (status === 429 || (fault && fault.reason !== 'refusal')) return 'upstream'
  // Parsed JSON may be anything: every member is checked below.
  const { code, data } = (envelope ?? {}) as { code?: unknown; data?: { errors?: unknown } | null }
  if (status < 400 && successCodes(name).includes(code)) return 'accepted'
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
