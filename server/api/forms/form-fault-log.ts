/** The warnings about responses to forms that are no mistake of their visitors. */

import { type AnyFormName, consentFieldNames, findForm } from '../../../shared/forms/forms.ts'
import { pathOf } from '../../../shared/pages/links.ts'
import { type Fields, field, without } from '../../http/fields.ts'
import type { FormFault, FormResult } from '../../observe/form-result.ts'
import type { ThrottledLog } from '../../observe/log.ts'
import { explainResponse } from '../explain-failure.ts'

/** What the backend answered to a form. */
export interface AnswerToForm {
  fields: Fields
  /** Decoded; undefined where it cannot be. */
  body: Buffer | undefined
  /** The body of the request, as it was sent. */
  sent: Buffer | undefined
}

/** Called for each such response. */
export type OnFormFault = (form: AnyFormName, status: number, fault: FormFault, answer: AnswerToForm) => void

/** What may be the reason of such a response. */
export const formFaultRemedies: Record<FormFault['reason'], string> = {
  redirect:
    'a form was answered with a redirect, which is not followed: the call must answer itself (a slash? a login?)',
  'no-json': 'a form was answered without JSON',
  'no-envelope': 'a form was answered without a number as `code`: see /api-docs',
  refusal:
    'a form was refused in words that its visitor cannot be told: they are read from `msg` beside a number as `code`',
  code: 'a form was answered with a success that is none of its call: see `code` in /api-docs. It may have been stored',
  status: 'the backend did not take a form, by no mistake of its visitor: see its own log'
}

/** What came in place of an answer to a form, in the words of the calls that are read: one line. */
export function explainAnswerToForm(
  form: AnyFormName,
  status: number,
  { reason: fault }: Pick<FormFault, 'reason'>,
  { fields, body }: Pick<AnswerToForm, 'fields' | 'body'>
): string {
  const call = findForm(form)?.call
  const target = call?.path ?? ''
  const success = fault === 'refusal' ? [422] : (call?.success ?? [])
  const ofBody = {
    'no-json': 'no-json',
    'no-envelope': 'no-code',
    refusal: 'no-code',
    code: 'code',
    redirect: '',
    status: ''
  }[fault]
  const hasBody = fault === 'refusal' || (status < 300 && status !== 204 && status !== 205)
  const reason = body === undefined ? 'undecodable' : hasBody && ofBody !== '' ? ofBody : String(status)
  return explainResponse({ target, method: 'POST', reason, fields, body, success }, status)
}

const locationField: ReadonlySet<string> = new Set(['location'])

/** Creates the function that logs them, each reason of a form once in ten seconds. */
export function logFormFaults(log: Pick<ThrottledLog, 'warn'>): OnFormFault {
  return (form, status, fault, { fields, body, sent }) => {
    const { reason } = fault
    const location = field(fields, 'location') ?? ''
    const ofRedirect = ['location', pathOf(location)]
    const told = {
      fields: [...without(fields, locationField), ...(location === '' ? [] : ofRedirect)],
      body: body && withoutTyped(body, sent)
    }
    log.warn(
      `form ${form} ${reason} ${status}`,
      { form, path: findForm(form)?.call.path, status, reason, why: explainAnswerToForm(form, status, fault, told) },
      formFaultRemedies[reason]
    )
  }
}

/** Refusals of a form in a row from which on it is doubted that all these visitors were wrong. */
const manyRefusals = 5

/**
 * Creates the function that takes the result of each form, and says where none of many is taken: a backend that does not
 * read them refuses each as a mistake of its visitor.
 */
export function logRefusalsInRow(log: Pick<ThrottledLog, 'warn'>): (form: AnyFormName, result: FormResult) => void {
  const inRow = new Map<AnyFormName, number>()
  return (form, result) => {
    const isRefused = result === 'refused' || result === 'validation'
    if (!isRefused && result !== 'accepted') return
    const count = isRefused ? (inRow.get(form) ?? 0) + 1 : 0
    inRow.set(form, count)
    if (count < manyRefusals) return
    const message =
      'a form was refused each of the last times as a mistake of its visitor: does the backend read multipart/form-data, and the fields of /api-docs?'
    log.warn(`form ${form} refusals`, { form, path: findForm(form)?.call.path, count }, message)
  }
}

/**
 * A body with `*` in place of each word that its visitor has typed: what backends repeat of a form is logged nowhere. A
 * word of two or three letters, such as `in`, is one only where it was typed as such.
 */
function withoutTyped(body: Buffer, sent: Buffer | undefined): Buffer {
  // What is compressed is shown nowhere.
  if (body.subarray(0, 2).toString('hex') === '1f8b') return body
  const values = typedIn(sent?.toString() ?? '').toLowerCase()
  const words = new Set(values.split(/[^\p{L}\p{N}]+/u))
  const isTyped = (word: string) => (/^[a-z]{2,3}$/.test(word) ? words.has(word) : values.includes(word))
  const text = body.toString().replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(
    text.replace(/\p{Script=Han}|[\p{L}\p{N}@._+-]{2,}/gu, (word) => (isTyped(word.toLowerCase()) ? '*' : word))
  )
}

/** The values of a form as a text, without the names of its fields and what the site itself adds. */
function typedIn(sent: string): string {
  if (sent.startsWith('--'))
    return sent
      .split(/^--.*$/m)
      .filter((part) => !/^\s*content-disposition:.*\bname="consent(?:_\w+)?"/i.test(part))
      .join('\n')
      .replace(/^content-.*$/gim, '')
  if (sent.startsWith('{')) return sent
  return [...new URLSearchParams(sent)].flatMap(([name, value]) => (ownNames.has(name) ? [] : [value])).join('\n')
}
const ownNames: ReadonlySet<string> = new Set(Object.values(consentFieldNames))
