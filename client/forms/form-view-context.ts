import { type ComponentType, createContext } from 'react'
import type { AnyFormName } from '../../shared/forms.ts'

export interface FormPlaceProps {
  name: AnyFormName
  /** Tells two forms of one page apart: `footer`, `page`. */
  place: string
}

/** The component that draws forms: given on the server; in the browser it comes when a form is wanted. */
export const FormViewContext = createContext<ComponentType<FormPlaceProps> | null>(null)
