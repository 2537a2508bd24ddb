/** Where a form of the site stands within a page. */
import type { PartProps } from './section-of.ts'

export function FormPlace(_props: PartProps<'form'>) {
  return null
}
