/**
 * The forms (shared/README.md#forms) and their validation, which is the same on blur and on submit in the browser, in
 * the server's form route and in the embedded backend.
 */
import type { FormCall } from '../calls/call.ts'
import { id } from '../calls/parameters.ts'
import { addBooth, addExhibitor, addMeeting, addSubscribe, addVisitor, removeSubscribe } from '../calls/rows.ts'
import { cutText, isBlank } from '../locale/cut-text.ts'
import type { FormName } from '../records/records.ts'
import { slotTime } from '../time/meeting-slots.ts'
import {
  consentField,
  consentFieldNames,
  emailField,
  type Field,
  idsField,
  type MessageKey,
  type Minimum,
  phoneField,
  selectField,
  textField,
  type Values
} from './form-fields.ts'
import { isEmail, isPhone, normalizeArea, normalizeEmail, normalizePhone } from './validators.ts'

export type { Field, FieldKey, FieldKind, MessageKey, Values } from './form-fields.ts'
export type { FormName }
export { consentFieldNames }

export const formNames: readonly FormName[] = ['subscribe', 'booth', 'exhibitor', 'visitor']
/** The forms that are stored: the four that a page of content may have, and the request for a meeting. */
export type StoredFormName = FormName | 'meeting'
/** The forms that are stored, and the one that removes a subscription. */
export type AnyFormName = StoredFormName | 'unsubscribe'

export interface Form<Name extends AnyFormName = AnyFormName> {
  name: Name
  call: FormCall
  fields: readonly Field[]
}

/** The error message of each invalid field, by field name. */
export type Errors = Record<string, MessageKey>

/** Name of a field that CSS hides: a form with a value in it was filled in by a program. */
export const honeypot = 'second_address'
/** Version of `FormMessages.consent`; change it with every change of that text. It is stored with each submission. */
export const consentVersion = '2025-01'
/** Smallest area in square metres by booth type. */
export const minBoothArea = { standard: 9, bare: 36 } as const
/** The value of a posted `country` for which a subscription needs a category. The form itself has no such field. */
const categoryCountry = 256

const company = textField('company', 'company', 'enterCompany', 'organization', 120)
const contact = textField('contact', 'contact', 'enterContact', 'name')

/** Options of fields by their name, in order: those of an edition or of a fair of its own. */
export type Choices = Readonly<Record<string, readonly string[]>>
/** The fields that may have such options. */
export const choosableFields = [
  ...['product_type', 'partner_exhibition', 'position', 'purchasing_role', 'exhibit_range']
] as const

function minimumOfBooth({ booth_type: type }: Values): Minimum {
  if (type?.trim() === 'standard') return { value: minBoothArea.standard, message: 'areaStandard' }
  if (type?.trim() === 'bare') return { value: minBoothArea.bare, message: 'areaBare' }
  // Without a known type the area only has to be greater than 0; numbers have at most two decimals.
  return { value: 0.01, message: 'areaIncorrect' }
}

const subscribe: Form<FormName> = {
  name: 'subscribe',
  call: addSubscribe,
  fields: [
    { ...emailField('emailInvalid'), validateOnInput: true },
    { ...selectField('product_category_id', 'category', 'selectCategory', 'categories'), required: false },
    consentField
  ]
}

const booth: Form<FormName> = {
  name: 'booth',
  call: addBooth,
  fields: [
    company,
    textField('product_type', 'productType', 'enterProductType', 'off', 200),
    contact,
    phoneField,
    emailField('emailIncorrect'),
    selectField('booth_type', 'boothType', 'selectBoothType', ['standard', 'bare']),
    {
      name: 'booth_area',
      kind: 'number',
      label: 'boothArea',
      requiredMessage: 'enterBoothArea',
      required: true,
      autocomplete: 'off',
      maxLength: 8,
      invalidMessage: 'areaIncorrect',
      minimum: minimumOfBooth,
      hint: 'boothArea'
    },
    consentField
  ]
}

const exhibitor: Form<FormName> = {
  name: 'exhibitor',
  call: addExhibitor,
  fields: [
    selectField('partner_exhibition', 'partnerExhibition', 'selectPartnerExhibition', [
      'this',
      'sister',
      'both',
      'undecided'
    ]),
    selectField('country', 'country', 'selectCountry', 'countries'),
    company,
    contact,
    phoneField,
    emailField('emailIncorrect'),
    consentField
  ]
}

const visitor: Form<FormName> = {
  name: 'visitor',
  call: addVisitor,
  fields: [
    textField('name', 'name', 'enterName', 'name'),
    company,
    textField('position', 'position', 'enterPosition', 'organization-title'),
    phoneField,
    emailField('emailIncorrect'),
    selectField('purchasing_role', 'purchasingRole', 'selectPurchasingRole', [
      'decide',
      'participate',
      'advise',
      'other'
    ]),
    selectField('exhibit_range', 'exhibitRange', 'selectExhibitRange', []),
    consentField
  ]
}

/** The four forms that are stored, with all their fields. */
export const forms: Record<FormName, Form<FormName>> = { subscribe, booth, exhibitor, visitor }

/** A form with these options: a text field that has some becomes a select; a select without any is left out. */
export function withChoices<Name extends AnyFormName>(form: Form<Name>, choices: Choices): Form<Name> {
  const fields = form.fields.flatMap((field): Field[] => {
    const options = choices[field.name] ?? []
    if (options.length === 0) return field.options?.length === 0 ? [] : [field]
    return [{ ...field, kind: 'select', options, autocomplete: 'off', maxLength: 40, invalidMessage: 'optionUnknown' }]
  })
  return { ...form, fields }
}

/** Asks an exhibitor for a meeting; on the exhibitor's page alone. `products` are those of the exhibitor. */
export const meetingForm: Form<'meeting'> = {
  name: 'meeting',
  call: addMeeting,
  fields: [
    idsField('exhibitor', 'meetingExhibitor', { required: true, most: 1 }),
    { ...selectField('time', 'meetingTime', 'selectTime', 'slots'), hint: 'slots' },
    { ...textField('topic', 'meetingTopic', 'enterTopic', 'off', 500), kind: 'lines' },
    idsField('products', 'meetingProducts', { required: false, most: 20 }),
    textField('name', 'name', 'enterName', 'name'),
    company,
    phoneField,
    emailField('emailIncorrect'),
    consentField
  ]
}

/** Removes an address from the e-news list. It needs no consent. */
const unsubscribe: Form = {
  name: 'unsubscribe',
  call: removeSubscribe,
  fields: [{ ...emailField('emailInvalid'), validateOnInput: true }]
}

/** A form by an untrusted name, with these options; undefined if there is no such form. */
export function findForm(name: string | undefined, choices: Choices = {}): Form | undefined {
  const form = allForms.find((candidate) => candidate.name === name)
  return form && withChoices(form, choices)
}

/** All forms, and the one that removes a subscription, with all their fields. */
export const allForms: readonly Form[] = [...Object.values(forms), meetingForm, unsubscribe]

/** A stored form by its name, with all its fields. */
export function storedForm(name: StoredFormName): Form<StoredFormName> {
  return name === 'meeting' ? meetingForm : forms[name]
}

/** Characters of a posted value that are read; the limit of every field is far below. */
const maxValueLength = 10_000

/**
 * A posted value as it is shown again: cut to 10,000 characters, with line breaks, which forms
 * send as CRLF, as LF. Other control characters become spaces, in fields of one line tabs and line breaks as well.
 */
export function cleanValue(field: Field, value: string | undefined): string {
  const control = field.kind === 'lines' ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu
  return cutText(value ?? '', maxValueLength)
    .replace(/\r\n?/g, '\n')
    .replace(control, ' ')
}

/**
 * Normalizes a posted value for validation, the backend and storage: like `cleanValue`, and trimmed; a value without visible
 * characters is empty; email addresses, phone numbers
 * and numbers as they are stored, however they were typed or pasted.
 */
export function normalizeValue(field: Field, value: string | undefined): string {
  const trimmed = cleanValue(field, value).trim()
  if (isBlank(trimmed)) return ''
  if (field.kind === 'email') return normalizeEmail(trimmed)
  if (field.kind === 'phone') return normalizePhone(trimmed)
  return field.kind === 'number' ? normalizeArea(trimmed) : trimmed
}

/** The error message of one field; undefined if its value is valid. */
function validateField(field: Field, values: Values): MessageKey | undefined {
  const value = normalizeValue(field, values[field.name])
  if (value === '') return field.required ? field.requiredMessage : undefined
  if (field.kind === 'checkbox') return ['1', 'on', 'true'].includes(value) ? undefined : field.invalidMessage
  if (value.length > field.maxLength) return 'tooLong'
  if (field.kind === 'email') return isEmail(value) ? undefined : field.invalidMessage
  if (field.kind === 'phone') return isPhone(value) ? undefined : field.invalidMessage
  if (field.kind === 'number') return validateNumber(field, value, values)
  if (field.kind === 'select') return isOption(field, value) ? undefined : field.invalidMessage
  if (field.kind === 'ids') return value.split(',').every((each) => id.test(each)) ? undefined : field.invalidMessage
  return undefined
}

/** A number has at most five digits and two decimals. */
function validateNumber(field: Field, value: string, values: Values): MessageKey | undefined {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value)) return field.invalidMessage
  const minimum = field.minimum?.(values)
  return minimum && Number(value) < minimum.value ? minimum.message : undefined
}

function isOption(field: Field, value: string): boolean {
  if (field.options === 'categories') return /^\d{1,9}$/.test(value)
  if (field.options === 'countries') return /^[A-Z]{2}$/.test(value)
  if (field.options === 'slots') return slotTime(value) !== undefined
  return field.options?.includes(value) ?? false
}

/**
 * Validates the values of a form. Returns the message key of each invalid field, in the form's order. Without
 * `consentRequired` the consent field is not validated: the API accepts a subscription that consists of email and
 * category alone (shared/README.md#forms).
 */
export function validateForm(form: Form, values: Values, consentRequired = true): Errors {
  const errors: Errors = {}
  if (values[honeypot]) errors[honeypot] = 'illegal'
  for (const field of form.fields) {
    if (field === consentField && !consentRequired) continue
    const message = validateField(field, values)
    if (message) errors[field.name] = message
  }
  if (form.name === 'subscribe' && needsCategory(values)) errors.product_category_id = 'categoryRequired'
  return errors
}

function needsCategory(values: Values): boolean {
  return Number(values.country) === categoryCountry && !values.product_category_id?.trim()
}
