import { type ComponentType, createContext } from 'react'
import type { AnyFormName } from '../../shared/forms.ts'

export interface FormViewProps {
  name: AnyFormName
  /** Prefix of the ids of the form's fields, so that two forms of a page differ: `footer`, `page`. */
  idPrefix: string
}

/** The component that renders forms. Null in browsers, where its script is loaded when a form is hydrated. */
export const FormViewContext = createContext<ComponentType<FormViewProps> | null>(null)
