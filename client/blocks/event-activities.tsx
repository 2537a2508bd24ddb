import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function EventActivities({ page }: BlockProps) {
  return <GlobalTemplate page={page} />
}
