/**
 * The words of the forms: labels, options, messages. They are shared because the backend answers a form in the
 * visitor's language too. A page imports the file of its own language alone.
 */
import { formWordsCn } from './form-words-cn.ts'
import { formWordsEn } from './form-words-en.ts'
import type { AnyFormName, FieldKey, FormName, MessageKey } from './forms.ts'
import type { Locale } from './locale.ts'

/** Keys of options, by field name. */
export interface OptionWords {
  booth_type: Record<'standard' | 'bare', string>
  partner_exhibition: Record<'this' | 'sister' | 'both' | 'undecided', string>
  purchasing_role: Record<'decide' | 'participate' | 'advise' | 'other', string>
  exhibit_range: Record<'organic_food' | 'organic_non_food' | 'care_products' | 'care_services', string>
}

/** A sentence with a link in it. */
export interface LinkedText {
  before: string
  link: string
  after: string
}

export interface FormWords {
  fields: Record<FieldKey, string>
  options: OptionWords
  messages: Record<MessageKey, string>
  /** Beside a booth area: what the chosen type needs. */
  hints: Record<keyof OptionWords['booth_type'], string>
  submit: Record<AnyFormName, string>
  /** The link leads to the privacy page. */
  consent: Record<FormName, LinkedText>
  success: Record<AnyFormName, string>
  sending: string
  optional: string
  /** Says that this edition of the fair is over and what becomes of what is sent now. */
  closed: Record<FormName, string>
  /** A failure that names no reason of its own. */
  failure: string
  /** The store can't be written at the moment. */
  unavailable: string
}

export const formWords: Record<Locale, FormWords> = { cn: formWordsCn, en: formWordsEn }
