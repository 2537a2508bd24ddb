/** The texts of the forms that each language must provide. */
import type { AnyFormName, FieldKey, MessageKey, StoredFormName } from './forms.ts'

/** Labels of options by field name and option value. */
export interface OptionMessages {
  booth_type: Record<'standard' | 'bare', string>
  partner_exhibition: Record<'this' | 'sister' | 'both' | 'undecided', string>
  purchasing_role: Record<'decide' | 'participate' | 'advise' | 'other', string>
  /** Those of an edition. */
  exhibit_range?: Record<string, string>
  product_type?: Record<string, string>
  position?: Record<string, string>
}

/** A sentence that contains a link. */
export interface LinkedText {
  before: string
  link: string
  after: string
}

/** Forms whose meaning changes with a deadline of the fair. */
export type DatedFormName = 'booth' | 'exhibitor' | 'visitor' | 'meeting'

export interface FormMessages {
  /** Labels of fields. */
  fields: Record<FieldKey, string>
  options: OptionMessages
  /** Placeholders and error messages. */
  fieldErrors: Record<MessageKey, string>
  /** Errors of an empty field, by its label: the placeholder has asked to enter or select already. */
  missing: Record<'enter' | 'select', (label: string) => string>
  /** Above the fields after an attempt, with the names of those that have errors behind it. */
  mistakes: (count: number) => string
  /** The smallest area of each booth type, by its name; displayed beside the booth area. */
  boothAreaHints: Record<keyof OptionMessages['booth_type'], string>
  /** Labels of the submit button. */
  submit: Record<AnyFormName, string>
  /** The link leads to the privacy page. */
  consent: Record<StoredFormName, LinkedText>
  success: Record<AnyFormName, string>
  /** Displayed with the confirmation: when an answer comes, and what comes next. */
  next: Record<'subscribe' | 'booth' | 'exhibitor', string>
  /** The link that shows the empty form again. */
  another: Record<'booth' | 'exhibitor' | 'visitor', string>
  /** Before the number of what was sent. */
  number: string
  /** Label of the submit button while the form is being sent. */
  sending: string
  /** Behind the label of a field that may stay empty, with its brackets. */
  optional: string
  /** Displayed with the error of an email address: one of the right form. */
  emailExample: string
  /**
   * Displayed above the fields until the deadline, which is a day such as `31.03.2025`; `fee` is empty where it is not
   * known.
   */
  open: Record<DatedFormName, (day: string, fee: string) => string>
  /** Displayed after the deadline, until the fair ends. */
  late: Record<Exclude<DatedFormName, 'meeting'>, (day: string, fee: string) => string>
  /** Displayed after the fair: the edition has closed, and a submission counts for the next one. */
  closed: Record<StoredFormName, string>
  /** A form waits on the device since `time` (`10:42`), because there was no network. */
  waiting: (time: string) => string
  cancelWaiting: string
  /** The form holds what was typed before its page was left. */
  restored: string
  clearRestored: string
  /** The backend did not accept a form that waited. */
  refused: (reason: string) => string
  mendRefused: string
  /** In a tab that did not send the form, and gets no values back. */
  removeRefused: string
  /** The error message if the response has none. */
  failure: string
  /** The submission store cannot be written at the moment. */
  unavailable: string
}
