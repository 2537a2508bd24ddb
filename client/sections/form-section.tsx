/** A form of the site as a section of a page. */
import { LazyForm } from '../forms/lazy-form.tsx'
import type { SectionProps } from './section-props.ts'

/** Forms that a record may name. The unsubscribe form has a screen of its own. */
const allowedForms: readonly string[] = ['subscribe', 'booth', 'exhibitor', 'visitor']

/** Renders nothing for the name of another form. */
export function FormSection({ section }: SectionProps<'form'>) {
  return allowedForms.includes(section.form) ? (
    <LazyForm key={section.form} name={section.form} idPrefix="page" />
  ) : null
}
