/**
 * The calls that accept forms (shared/README.md#forms), and what the backend adds to these: a number to applications, to
 * a request for a meeting also the names of what it is about.
 */

import { createHash, randomBytes } from 'node:crypto'
import type { FormCallName } from '../../shared/calls/table.ts'
import { emailField } from '../../shared/forms/form-fields.ts'
import { type FormMessages, formMessages } from '../../shared/forms/form-messages.ts'
import {
  consentFieldNames,
  type Form,
  type MessageKey,
  normalizeValue,
  type StoredFormName,
  storedForm,
  validateForm,
  withChoices
} from '../../shared/forms/forms.ts'
import { readOwnForms, withFormWords } from '../../shared/forms/own-forms.ts'
import { isEmail } from '../../shared/forms/validators.ts'
import { isApiLocale } from '../../shared/locale/bilingual.ts'
import { cutText, toOneLine } from '../../shared/locale/cut-text.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { readDays, readHours } from '../../shared/records/facts.ts'
import type { Pass } from '../../shared/records/pass.ts'
import { readConfig } from '../../shared/records/shell-records.ts'
import { meetingSlots, slotValue } from '../../shared/time/meeting-slots.ts'
import { type ApiResponse, type Call, type CallInput, keyReused } from './api-response.ts'
import type { CompiledPack } from './content/compiled.ts'
import { lazy } from './lazy.ts'
import { isStoreUnavailable, type SubmissionStore } from './submissions.ts'
import { type Consent, passColumn } from './submissions-file.ts'

/** What a call does beyond storing valid fields. */
interface Extras {
  /** What the content adds to the fields, or finds wrong with them. */
  detailsOf?: (fields: Readonly<Record<string, string>>, idempotencyKey?: string) => FormDetails
  /**
   * Gives a registration's pass, with a new number or that of an earlier attempt; undefined where none can be signed.
   */
  issuePass?: (number?: string) => Pass | undefined
}

/** Texts by language: the site's, or the fair's own. */
type Messages = Record<ApiLocale, FormMessages>

/**
 * The calls of a pack by name, with its words and options. Each responds with success only after the store has
 * committed. `issuePass` gives a registration's pass, with a new number or that of an earlier attempt; undefined where
 * none can be signed.
 */
export function formCalls(
  pack: CompiledPack,
  submissions: SubmissionStore,
  issuePass: (number?: string) => Pass | undefined
): Record<FormCallName, Call> {
  const given = readConfig(pack.config)
  const own = { cn: readOwnForms(given, 'cn'), en: readOwnForms(given, 'en') }
  const messages: Messages = {
    cn: withFormWords(formMessages.cn, own.cn.words),
    en: withFormWords(formMessages.en, own.en.words)
  }
  const add = (name: StoredFormName, extras: Extras = {}) => {
    const form = withChoices(storedForm(name), own.cn.choices)
    return postCall(messages, (input) => addSubmission(form, messages, input, submissions, extras))
  }
  return {
    addSubscribe: add('subscribe'),
    addBooth: add('booth', { detailsOf: numbered('B') }),
    addExhibitor: add('exhibitor', { detailsOf: numbered('E') }),
    addVisitor: add('visitor', { issuePass }),
    addMeeting: add('meeting', { detailsOf: createMeetingDetails(pack) }),
    removeSubscribe: postCall(messages, (input) => unsubscribe(messages, input, submissions))
  }
}

/** A call that responds with 503 while the store is unavailable. */
const postCall = (messages: Messages, handle: (input: CallInput) => Promise<ApiResponse>): Call => ({
  method: 'POST',
  cacheable: false,
  handle: (input) =>
    handle(input).catch((error: unknown) => {
      if (isStoreUnavailable(error)) return unavailable(messages[input.locale])
      throw error
    })
})

/**
 * Every registration gets a pass of its own, with a new number, also that of a known address: the response must neither
 * say who has registered nor give somebody else's pass away.
 */
async function addSubmission(
  form: Form<StoredFormName>,
  messages: Messages,
  { form: values, locale, idempotencyKey }: CallInput,
  submissions: SubmissionStore,
  { detailsOf, issuePass: issue }: Extras
): Promise<ApiResponse> {
  // The fixed API of subscriptions has no consent: such a submission is stored as 'not stated'.
  const withoutConsent = form.name === 'subscribe' && !Object.values(consentFieldNames).some((part) => part in values)
  const errors = validateForm(form, values, !withoutConsent)
  if (Object.keys(errors).length > 0) return unprocessable(errors, messages[locale])
  const fields = Object.fromEntries(
    form.fields
      .filter((field) => field.name !== consentFieldNames.given)
      .map((field) => [field.name, normalizeValue(field, values[field.name])])
      .filter(([, value]) => value !== '')
  )
  const { errors: wrong, details, data = null }: FormDetails = detailsOf?.(fields, idempotencyKey) ?? { errors: {} }
  if (Object.keys(wrong).length > 0) return unprocessable(wrong, messages[locale])
  const consent: Consent = withoutConsent ? { state: 'not stated' } : consentOf(values, locale)
  const issued = issue?.()
  const stored = await submissions.add({
    form: form.name,
    fields,
    details: { ...details, ...(issued && { [passColumn]: issued.number }) },
    consent,
    idempotencyKey
  })
  const { first } = stored
  if (first?.isOther) return keyReused(locale)
  // A further attempt to send the same registration gets the pass of the first one.
  const pass = first ? first.pass && issue?.(first.pass) : issued
  const msg = messages[locale].success[form.name]
  return { status: 200, code: form.call.success[0], msg, data: pass ? { pass } : data }
}

function consentOf(values: CallInput['form'], locale: ApiLocale): Consent {
  const language = values[consentFieldNames.language]
  return {
    state: 'given',
    version: toOneLine(cutText(values[consentFieldNames.version] ?? '', 40)),
    language: isApiLocale(language) ? language : locale
  }
}

/** A known and an unknown address get the same response, so that nobody can find out who has subscribed. */
async function unsubscribe(
  messages: Messages,
  { form, locale }: CallInput,
  submissions: SubmissionStore
): Promise<ApiResponse> {
  const email = normalizeValue(emailField('emailInvalid'), form.email)
  if (email === '') return unprocessable({ email: 'enterEmail' }, messages[locale])
  if (!isEmail(email)) return unprocessable({ email: 'emailInvalid' }, messages[locale])
  await submissions.unsubscribe(email)
  return { status: 200, code: 1, msg: messages[locale].success.unsubscribe, data: null }
}

/** Code 422 with the error message of each invalid field; `msg` is the first of them. */
function unprocessable(errors: Record<string, MessageKey>, { fieldErrors }: FormMessages): ApiResponse {
  const messagesByField = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, fieldErrors[key]]))
  const [first = fieldErrors.illegal] = Object.values(messagesByField)
  return { status: 200, code: 422, msg: first, data: { errors: messagesByField } }
}

function unavailable(messages: FormMessages): ApiResponse {
  return { status: 503, code: 503, msg: messages.unavailable, data: null }
}

/** What the content adds to a form's valid fields, or what it finds wrong with them. */
interface FormDetails {
  errors: Record<string, MessageKey>
  /** Stored with the fields. */
  details?: Record<string, string>
  /** `data` of the response. */
  data?: unknown
}

/** 32, without letters and digits that look alike. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Checks a valid meeting form against a pack: the exhibitor has to exist, the time to be a half hour of the opening
 * hours, the products to be the exhibitor's. The details are stored and exported with the form's own fields. All
 * attempts with one Idempotency-Key get the same number.
 */
function createMeetingDetails(
  pack: CompiledPack
): (fields: Readonly<Record<string, string>>, idempotencyKey?: string) => FormDetails {
  const times = new Set(slotsOf(pack).map(slotValue))
  const exhibitors = lazy(() => new Map(pack.exhibitors.map((exhibitor) => [String(exhibitor.id), exhibitor])))
  return (fields, idempotencyKey) => {
    const exhibitor = exhibitors().get(fields.exhibitor ?? '')
    const errors: Record<string, MessageKey> = {}
    if (!exhibitor) errors.exhibitor = 'illegal'
    // Without opening hours any half hour may be right.
    if (times.size > 0 && !times.has(fields.time ?? '')) errors.time = 'optionUnknown'
    const ids = fields.products?.split(',') ?? []
    const products = ids.flatMap((id) => exhibitor?.products.find((product) => String(product.id) === id) ?? [])
    if (exhibitor && products.length < ids.length) errors.products = 'illegal'
    if (!exhibitor || Object.keys(errors).length > 0) return { errors }
    const number = numberOf('M', idempotencyKey)
    const names = products.map(({ name_cn, name_en }) => bothNames(name_cn, name_en)).join('; ')
    const details = {
      number,
      exhibitor_name: bothNames(exhibitor.company_cn, exhibitor.company_en),
      booth: exhibitor.booth,
      ...(names && { product_names: names })
    }
    return { errors, details, data: { number } }
  }
}

/** Gives an application its number; all attempts with one Idempotency-Key get the same. */
export function numbered(letter: string): (fields: object, idempotencyKey?: string) => FormDetails {
  return (_fields, idempotencyKey) => {
    const number = numberOf(letter, idempotencyKey)
    return { errors: {}, details: { number }, data: { number } }
  }
}

/** Random, or derived from a key, which is random: numbers in a row would tell how many requests there are. */
function numberOf(letter: string, idempotencyKey: string | undefined): string {
  const bytes = idempotencyKey
    ? createHash('sha256').update(`meeting ${idempotencyKey}`).digest().subarray(0, 6)
    : randomBytes(6)
  return `${letter}-${[...bytes].map((byte) => characters[byte % characters.length]).join('')}`
}

function slotsOf({ config }: CompiledPack): number[] {
  const text = (code: string) => config.find((entry) => entry.code === code)?.content ?? ''
  const days = readDays(text('fact_first_day'), text('fact_last_day'))
  return days ? meetingSlots(readHours(text('fact_hours'), days.first, days.last)) : []
}

function bothNames(cn: string, en: string): string {
  return cn === en ? cn : `${cn} / ${en}`
}
