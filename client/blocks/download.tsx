import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function Download({ page }: BlockProps) {
  return <GlobalTemplate page={page} />
}
