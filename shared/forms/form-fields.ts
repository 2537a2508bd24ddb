/** The type of a form field, and the fields that several forms have (shared/README.md#forms). */

export type FieldKind = 'text' | 'lines' | 'email' | 'phone' | 'select' | 'number' | 'checkbox' | 'ids'

/** Keys of `FormMessages.fields`. */
export type FieldKey =
  | 'email'
  | 'category'
  | 'company'
  | 'productType'
  | 'contact'
  | 'phone'
  | 'boothType'
  | 'boothArea'
  | 'partnerExhibition'
  | 'country'
  | 'name'
  | 'position'
  | 'purchasingRole'
  | 'exhibitRange'
  | 'meetingExhibitor'
  | 'meetingTime'
  | 'meetingTopic'
  | 'meetingProducts'
  | 'consent'

/** Keys of `FormMessages.fieldErrors`. */
export type MessageKey =
  | 'enterEmail'
  | 'enterCompany'
  | 'enterProductType'
  | 'enterContact'
  | 'enterPhone'
  | 'enterBoothArea'
  | 'enterName'
  | 'enterPosition'
  | 'enterTopic'
  | 'selectTime'
  | 'selectCategory'
  | 'selectBoothType'
  | 'selectPartnerExhibition'
  | 'selectCountry'
  | 'selectPurchasingRole'
  | 'selectExhibitRange'
  | 'emailInvalid'
  | 'emailIncorrect'
  | 'categoryRequired'
  | 'phoneIncorrect'
  | 'areaIncorrect'
  | 'areaStandard'
  | 'areaBare'
  | 'tooLong'
  | 'optionUnknown'
  | 'consentRequired'
  | 'illegal'

/** Values by field name, as typed or posted. */
export type Values = Readonly<Record<string, string | undefined>>

/** The smallest accepted value of a number field. */
export interface Minimum {
  value: number
  /** Error message for a smaller value. */
  message: MessageKey
}

export interface Field {
  /** Name in the posted form. */
  name: string
  kind: FieldKind
  label: FieldKey
  /** Placeholder, and the error message if the field is required and empty. */
  requiredMessage: MessageKey
  required: boolean
  /** Token of the autocomplete attribute. */
  autocomplete: string
  /** In UTF-16 code units. */
  maxLength: number
  /** Error message for a value of the wrong format. */
  invalidMessage: MessageKey
  /** The minimum of a number; it may depend on the form's other values. Without it any number is accepted. */
  minimum?: (values: Values) => Minimum
  /**
   * Values of a select: keys of `FormMessages.options`, ISO 3166-1 codes of countries, ids of the API's categories, or
   * the starts of half hours (`meeting-slots.ts`).
   */
  options?: readonly string[] | 'countries' | 'categories' | 'slots'
  /** A hint below the control: the smallest area of each type of booth, or which times there are. */
  hint?: 'boothArea' | 'slots'
  /** Validated on input too, not only on blur and submit. */
  validateOnInput?: boolean
}

/** Names of the posted fields that carry the consent: given (`1`), version of the text, language of the text. */
export const consentFieldNames = { given: 'consent', version: 'consent_version', language: 'consent_lang' } as const

/** A required text field. */
export const textField = (
  name: string,
  label: FieldKey,
  requiredMessage: MessageKey,
  autocomplete: string,
  maxLength = 100
): Field => ({
  name,
  kind: 'text',
  label,
  requiredMessage,
  required: true,
  autocomplete,
  maxLength,
  invalidMessage: 'tooLong'
})

/** A required select. */
export const selectField = (
  name: string,
  label: FieldKey,
  requiredMessage: MessageKey,
  options: NonNullable<Field['options']>
): Field => ({
  name,
  kind: 'select',
  label,
  requiredMessage,
  required: true,
  autocomplete: options === 'countries' ? 'country' : 'off',
  maxLength: 40,
  invalidMessage: 'optionUnknown',
  options
})

/** A required email field. */
export const emailField = (invalidMessage: MessageKey): Field => ({
  name: 'email',
  kind: 'email',
  label: 'email',
  requiredMessage: 'enterEmail',
  required: true,
  autocomplete: 'email',
  maxLength: 254,
  invalidMessage
})

export const phoneField: Field = {
  name: 'phone',
  kind: 'phone',
  label: 'phone',
  requiredMessage: 'enterPhone',
  required: true,
  autocomplete: 'tel',
  maxLength: 32,
  invalidMessage: 'phoneIncorrect'
}

/** Ids of records, separated by commas; the page that shows the form gives them. */
export const idsField = (name: string, label: FieldKey, options: { required: boolean; most: number }): Field => ({
  name,
  kind: 'ids',
  label,
  requiredMessage: 'illegal',
  required: options.required,
  autocomplete: 'off',
  // An id has fifteen digits at most.
  maxLength: options.most * 16 - 1,
  invalidMessage: 'illegal'
})

/** The consent checkbox, which must be ticked. */
export const consentField: Field = {
  name: consentFieldNames.given,
  kind: 'checkbox',
  label: 'consent',
  requiredMessage: 'consentRequired',
  required: true,
  autocomplete: 'off',
  maxLength: 4,
  invalidMessage: 'consentRequired'
}
