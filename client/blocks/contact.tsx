/** How to reach the organisers. */
import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function Contact({ page }: BlockProps) {
  return <GlobalTemplate page={page} />
}
