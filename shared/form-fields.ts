/** What a form field is, and the fields that several forms share (rulings, section 6). */

export type FieldKind = 'text' | 'email' | 'phone' | 'select' | 'number' | 'checkbox'

/** Keys of `words.fields`: one a label. */
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
  | 'consent'

/** Keys of `words.messages`. A field's placeholder is the message that asks for it. */
export type MessageKey =
  | 'enterEmail'
  | 'enterCompany'
  | 'enterProductType'
  | 'enterContact'
  | 'enterPhone'
  | 'enterBoothArea'
  | 'enterName'
  | 'enterPosition'
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

export interface Field {
  /** Name on the wire. */
  name: string
  kind: FieldKind
  label: FieldKey
  /** Placeholder, and the message where a required value is missing. */
  ask: MessageKey
  required: boolean
  /** Token of the autocomplete attribute. */
  autocomplete: string
  /** Greatest length in characters. */
  max: number
  /** Message for a value that has the wrong form. */
  wrong: MessageKey
  /** Values of a select: keys of `words.options`, ISO codes of countries, or ids of the API's categories. */
  options?: readonly string[] | 'countries' | 'categories'
  /** Also checked while typing, not on blur alone. */
  live?: boolean
}

/** Parts that carry the consent: given (`1`), version of the text, language in which it was read. */
export const consentParts = { given: 'consent', version: 'consent_version', language: 'consent_lang' } as const

/** A required text. */
export const text = (name: string, label: FieldKey, ask: MessageKey, autocomplete: string, max = 100): Field => ({
  name,
  kind: 'text',
  label,
  ask,
  required: true,
  autocomplete,
  max,
  wrong: 'tooLong'
})

/** A required choice. */
export const select = (
  name: string,
  label: FieldKey,
  ask: MessageKey,
  options: NonNullable<Field['options']>
): Field => ({
  name,
  kind: 'select',
  label,
  ask,
  required: true,
  autocomplete: options === 'countries' ? 'country' : 'off',
  max: 40,
  wrong: 'optionUnknown',
  options
})

/** A required address; `wrong` is what the form says of a malformed one. */
export const email = (wrong: MessageKey): Field => ({
  name: 'email',
  kind: 'email',
  label: 'email',
  ask: 'enterEmail',
  required: true,
  autocomplete: 'email',
  max: 254,
  wrong
})

export const phone: Field = {
  name: 'phone',
  kind: 'phone',
  label: 'phone',
  ask: 'enterPhone',
  required: true,
  autocomplete: 'tel',
  max: 32,
  wrong: 'phoneIncorrect'
}

/** The box that must be ticked. */
export const consent: Field = {
  name: consentParts.given,
  kind: 'checkbox',
  label: 'consent',
  ask: 'consentRequired',
  required: true,
  autocomplete: 'off',
  max: 4,
  wrong: 'consentRequired'
}
