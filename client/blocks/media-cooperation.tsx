import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function MediaCooperation({ page }: BlockProps) {
  return <GlobalTemplate page={page} />
}
