/** The visitor's guide: where the visitor comes from, and what the page contains, before its sections. */
import { GlobalTemplate } from './global-template.tsx'
import { GuideStart } from './guide-start.tsx'
import type { TemplateProps } from './template-props.ts'

export function VisitorGuide({ page }: TemplateProps) {
  return <GlobalTemplate page={page} before={<GuideStart page={page} />} />
}
