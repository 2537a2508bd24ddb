/** Services for visitors: what they come for first, pre-registration, stands in the head. */
import { ActionLinks } from '../layout/action-links.tsx'
import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function VisitorMatch({ page }: BlockProps) {
  return <GlobalTemplate page={page} head={<ActionLinks />} />
}
