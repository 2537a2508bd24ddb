import type { BlockProps } from './blocks.ts'
import { GlobalTemplate } from './global-template.tsx'

export function VisitorMatch({ page }: BlockProps) {
  return <GlobalTemplate page={page} />
}
