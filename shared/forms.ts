/**
 * The table of the forms (specification, section 5; rulings, section 6), and the one check that blur, submit,
 * the server's form door and the embedded backend all use.
 */
import type { EditionName } from './editions.ts'
import { consent, consentParts, email, type Field, type MessageKey, phone, select, text } from './form-fields.ts'
import type { FormName } from './records.ts'
import { isEmail, isPhone } from './validators.ts'

export type { Field, FieldKey, FieldKind, MessageKey } from './form-fields.ts'
export type { FormName }
export { consentParts }

export const formNames: readonly FormName[] = ['subscribe', 'booth', 'exhibitor', 'visitor']
/** The four forms that are stored, and the one that takes an address away again. */
export type AnyFormName = FormName | 'unsubscribe'

export interface Form<Name extends AnyFormName = AnyFormName> {
  name: Name
  /** Path of the call below the API's base. */
  call: string
  /** Code of a success. */
  success: 200 | 1
  fields: readonly Field[]
}

/** Values by field name, as typed or posted. */
export type Values = Readonly<Record<string, string | undefined>>
/** The message of each field that is wrong. */
export type Errors = Record<string, MessageKey>

/** Hidden by CSS; whoever fills it is no person. */
export const honeypot = 'second_address'
/** Version of the consent text in `form-words`; raise it with every change of that text. */
export const consentVersion = '2025-01'
/** Least area in square metres by booth type (specification, section 3). */
export const leastArea = { standard: 9, bare: 36 } as const
/** The value of a country field that would make the category required (specification, section 5). */
const categoryCountry = 256

const company = text('company', 'company', 'enterCompany', 'organization', 120)
const contact = text('contact', 'contact', 'enterContact', 'name')

/** What a visitor comes for, by edition (rulings, section 6). */
const exhibitRanges: Record<EditionName, readonly string[]> = {
  organic: ['organic_food', 'organic_non_food'],
  silver: ['care_products', 'care_services']
}

const subscribe: Form<FormName> = {
  name: 'subscribe',
  call: '/addSubscribe',
  success: 200,
  fields: [
    { ...email('emailInvalid'), live: true },
    { ...select('product_category_id', 'category', 'selectCategory', 'categories'), required: false },
    consent
  ]
}

const booth: Form<FormName> = {
  name: 'booth',
  call: '/addBooth',
  success: 1,
  fields: [
    company,
    text('product_type', 'productType', 'enterProductType', 'off', 200),
    contact,
    phone,
    email('emailIncorrect'),
    select('booth_type', 'boothType', 'selectBoothType', ['standard', 'bare']),
    {
      name: 'booth_area',
      kind: 'number',
      label: 'boothArea',
      ask: 'enterBoothArea',
      required: true,
      autocomplete: 'off',
      max: 8,
      wrong: 'areaIncorrect'
    },
    consent
  ]
}

const exhibitor: Form<FormName> = {
  name: 'exhibitor',
  call: '/addExhibitor',
  success: 1,
  fields: [
    select('partner_exhibition', 'partnerExhibition', 'selectPartnerExhibition', [
      'this',
      'sister',
      'both',
      'undecided'
    ]),
    select('country', 'country', 'selectCountry', 'countries'),
    company,
    contact,
    phone,
    email('emailIncorrect'),
    consent
  ]
}

const visitor = (edition: EditionName): Form<FormName> => ({
  name: 'visitor',
  call: '/addVisitor',
  success: 1,
  fields: [
    text('name', 'name', 'enterName', 'name'),
    company,
    text('position', 'position', 'enterPosition', 'organization-title'),
    phone,
    email('emailIncorrect'),
    select('purchasing_role', 'purchasingRole', 'selectPurchasingRole', ['decide', 'participate', 'advise', 'other']),
    select('exhibit_range', 'exhibitRange', 'selectExhibitRange', exhibitRanges[edition]),
    consent
  ]
})

/** The four forms of each edition. */
export const forms = Object.fromEntries(
  (Object.keys(exhibitRanges) as EditionName[]).map((edition) => [
    edition,
    { subscribe, booth, exhibitor, visitor: visitor(edition) }
  ])
) as Record<EditionName, Record<FormName, Form<FormName>>>

/** Takes an address off the e-news list. It asks for nothing else, and nobody must agree to it. */
const unsubscribe: Form = {
  name: 'unsubscribe',
  call: '/removeSubscribe',
  success: 1,
  fields: [{ ...email('emailInvalid'), live: true }]
}

/** A form of an edition by a name that anyone may have sent; undefined where there is none. */
export function findForm(edition: EditionName, name: string | undefined): Form | undefined {
  if (name === unsubscribe.name) return unsubscribe
  return formNames.includes(name as FormName) ? forms[edition][name as FormName] : undefined
}

/** Characters of a posted value that are looked at; every field's own limit is far below. */
const longestValue = 10_000

/**
 * The value as it is checked and stored: trimmed; digits and signs of an address, a phone or a number in half width.
 * Of a longer one only the first 10,000 characters count.
 */
export function cleanValue(field: Field, value: string | undefined): string {
  const trimmed = (value ?? '').slice(0, longestValue).trim()
  const plain = field.kind === 'email' || field.kind === 'phone' || field.kind === 'number'
  return plain ? trimmed.normalize('NFKC').replaceAll('。', '.') : trimmed
}

/** The message for one value taken alone, or nothing. */
function checkField(field: Field, values: Values): MessageKey | undefined {
  const value = cleanValue(field, values[field.name])
  if (value === '') return field.required ? field.ask : undefined
  if (field.kind === 'checkbox') return ['1', 'on', 'true'].includes(value) ? undefined : field.wrong
  if (value.length > field.max) return 'tooLong'
  if (field.kind === 'email') return isEmail(value) ? undefined : field.wrong
  if (field.kind === 'phone') return isPhone(value) ? undefined : field.wrong
  if (field.kind === 'number') return checkArea(value, values.booth_type?.trim())
  if (field.kind === 'select') return isOption(field, value) ? undefined : field.wrong
  return undefined
}

function checkArea(value: string, type: string | undefined): MessageKey | undefined {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value)) return 'areaIncorrect'
  const area = Number(value)
  if (type === 'standard' && area < leastArea.standard) return 'areaStandard'
  if (type === 'bare' && area < leastArea.bare) return 'areaBare'
  return area > 0 ? undefined : 'areaIncorrect'
}

function isOption(field: Field, value: string): boolean {
  if (field.options === 'categories') return /^\d{1,9}$/.test(value)
  if (field.options === 'countries') return /^[A-Z]{2}$/.test(value)
  return field.options?.includes(value) ?? false
}

/**
 * Checks the values of a form by every rule; gives the message key of each wrong field in the form's order.
 * Without `asked` a missing consent passes: the bare subscription of the specification (rulings, section 6).
 */
export function check(form: Form, values: Values, consentAsked = true): Errors {
  const errors: Errors = {}
  if (values[honeypot]) errors[honeypot] = 'illegal'
  for (const field of form.fields) {
    if (field === consent && !consentAsked) continue
    const message = checkField(field, values)
    if (message) errors[field.name] = message
  }
  if (form.name === 'subscribe' && needsCategory(values)) errors.product_category_id = 'categoryRequired'
  return errors
}

/** The rule behind the absent country field (specification, section 5): a category is required where country is 256. */
function needsCategory(values: Values): boolean {
  return Number(values.country) === categoryCountry && !values.product_category_id?.trim()
}
