/** Services for visitors, with the links to the registrations in the head. */
import { ActionLinks } from '../../ui/action-links.tsx'
import { GlobalTemplate } from './global-template.tsx'
import type { TemplateProps } from './template-props.ts'

export function VisitorMatch({ page }: TemplateProps) {
  return <GlobalTemplate page={page} head={<ActionLinks />} />
}
