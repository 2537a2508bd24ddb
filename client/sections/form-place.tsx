/** Where a form of the site stands within a page. */
import { FormIsland } from '../forms/form-island.tsx'
import type { PartProps } from './section-of.ts'

const names: readonly string[] = ['subscribe', 'booth', 'exhibitor', 'visitor']

export function FormPlace({ section }: PartProps<'form'>) {
  return names.includes(section.form) ? <FormIsland key={section.form} name={section.form} place="page" /> : null
}
