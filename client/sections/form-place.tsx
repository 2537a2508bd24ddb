/** Where a form of the site stands within a page. */
import { formNames } from '../../shared/forms.ts'
import { FormView } from '../forms/form-view.tsx'
import type { PartProps } from './section-of.ts'

export function FormPlace({ section }: PartProps<'form'>) {
  return formNames.includes(section.form) ? <FormView name={section.form} /> : null
}
