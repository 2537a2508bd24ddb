import { type ComponentType, createContext } from 'react'
import type { AnyFormName, MessageKey } from '../../shared/forms/forms.ts'
import type { ClientState } from '../store.ts'

/** A form that was accepted in this document. */
export interface FormAnswer {
  /** What was sent, by field name. */
  values: Readonly<Record<string, string>>
  /** `data` of the response, which is not validated. */
  data: unknown
  /** Unix seconds. */
  acceptedAt: number
}

/** What a form shows beyond the common fields; the page that shows the form brings it along. */
export interface FormParts {
  /** Options of a select of times. */
  TimeOptions: ComponentType
  /** The hint below that select. */
  TimeHint: ComponentType<{ id: string }>
  /** A field with ids of records. */
  IdsField: ComponentType<{ name: string; error: MessageKey | undefined }>
  /** Before the consent. */
  Extras: ComponentType
  /** Below the confirmation; `answer` is null after a submission without script. */
  Receipt: ComponentType<{ answer: FormAnswer | null }>
  /** Called with an accepted form before it is reset. */
  onAccepted: (form: HTMLFormElement, answer: FormAnswer, state: ClientState) => void
}

export interface FormViewProps {
  name: AnyFormName
  /** Prefix of the ids of the form's fields, so that two forms of a page differ: `footer`, `page`. */
  idPrefix: string
  parts?: FormParts | undefined
}

/** The component that renders forms. Null in browsers, where its script is loaded when a form is hydrated. */
export const FormViewContext = createContext<ComponentType<FormViewProps> | null>(null)
