/**
 * What takes the place of a form once it has been accepted, for forms that end in more than a sentence, and what is
 * said before the fields of one that was accepted earlier.
 */
import { type ComponentType, createContext } from 'react'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import type { Pass } from '../../shared/records/pass.ts'

export interface DoneViewProps {
  /** What was sent, by field name; empty where the page does not know it any more. */
  values: Readonly<Record<string, string>>
  /** The pass in the response, if it has one. */
  pass: Pass | undefined
  /** Shows the empty form again. */
  onAnother: () => void
}

export interface DoneView {
  Done: ComponentType<DoneViewProps>
  /** For the browser alone: the server knows of none. */
  Earlier?: ComponentType
}

export type DoneViews = Partial<Record<AnyFormName, DoneView>>

/** The views of the forms that are rendered: on the server all of them, in browsers that of the hydrated form. */
export const DoneViewsContext = createContext<DoneViews>({})
