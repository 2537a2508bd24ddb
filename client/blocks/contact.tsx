/** How to reach the organisers: their desks and the official account first. */
import { OfficialAccount } from '../layout/official-account.tsx'
import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function Contact({ page }: BlockProps) {
  return <GlobalTemplate page={page} head={<OfficialAccount />} />
}
