/** The calls that take forms (specification, sections 5 and 7; rulings, section 6). */
import type { EditionName } from '../../shared/editions.ts'
import { formWords } from '../../shared/form-words.ts'
import {
  check,
  cleanValue,
  consentParts,
  type Form,
  type FormName,
  forms,
  type MessageKey
} from '../../shared/forms.ts'
import { isLocale, type Locale } from '../../shared/locale.ts'
import { isEmail } from '../../shared/validators.ts'
import type { Answer, Call, CallInput, Calls } from './answer.ts'
import { type Consent, isStoreUnavailable, type Submissions } from './submissions.ts'

/** The calls by path. Each answers a success after the store has committed. */
export function formCalls(edition: EditionName, submissions: Submissions): Calls {
  const add = (name: FormName) => post((input) => addSubmission(forms[edition][name], input, submissions))
  return {
    '/addSubscribe': add('subscribe'),
    '/addBooth': add('booth'),
    '/addExhibitor': add('exhibitor'),
    '/addVisitor': add('visitor'),
    '/removeSubscribe': post((input) => removeSubscriber(input, submissions))
  }
}

const post = (answer: (input: CallInput) => Promise<Answer>): Call => ({
  method: 'POST',
  keep: false,
  answer: (input) =>
    answer(input).catch((fault: unknown) => {
      if (isStoreUnavailable(fault)) return unavailable(input.locale)
      throw fault
    })
})

async function addSubmission(
  form: Form<FormName>,
  { form: values, locale }: CallInput,
  submissions: Submissions
): Promise<Answer> {
  const bare = form.name === 'subscribe' && !Object.values(consentParts).some((part) => part in values)
  const errors = check(form, values, !bare)
  if (Object.keys(errors).length > 0) return refused(errors, locale)
  const fields = Object.fromEntries(
    form.fields
      .filter((field) => field.name !== consentParts.given)
      .map((field) => [field.name, cleanValue(field, values[field.name])])
      .filter(([, value]) => value !== '')
  )
  const consent: Consent = bare ? { state: 'not stated' } : consentOf(values, locale)
  await submissions.add({ form: form.name, fields, consent })
  return { status: 200, code: form.success, msg: formWords[locale].success[form.name], data: null }
}

function consentOf(values: CallInput['form'], locale: Locale): Consent {
  const language = values[consentParts.language]
  return {
    state: 'given',
    version: (values[consentParts.version] ?? '').slice(0, 40),
    language: isLocale(language) ? language : locale
  }
}

/** A known address and an unknown one get the same answer. */
async function removeSubscriber({ form, locale }: CallInput, submissions: Submissions): Promise<Answer> {
  const email = (form.email ?? '').trim().normalize('NFKC')
  if (email === '') return refused({ email: 'enterEmail' }, locale)
  if (!isEmail(email)) return refused({ email: 'emailInvalid' }, locale)
  await submissions.withdraw(email)
  return { status: 200, code: 1, msg: formWords[locale].success.unsubscribe, data: null }
}

/** What is wrong, beside each field, in the visitor's language; `msg` is the first of it. */
function refused(errors: Record<string, MessageKey>, locale: Locale): Answer {
  const { messages } = formWords[locale]
  const told = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, messages[key]]))
  const [first = messages.illegal] = Object.values(told)
  return { status: 200, code: 422, msg: first, data: { errors: told } }
}

function unavailable(locale: Locale): Answer {
  return { status: 503, code: 503, msg: formWords[locale].unavailable, data: null }
}
