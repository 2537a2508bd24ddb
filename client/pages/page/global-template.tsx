/** The default template: head, sections, registrations. Pages that editors add use it without code. */
import type { ReactNode } from 'react'
import { listOf } from '../../sections/section-props.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { ActionBand } from './action-band.tsx'
import type { TemplateProps } from './template-props.ts'

interface GlobalTemplateProps extends TemplateProps {
  /** Content of the head, below the summary. */
  head?: ReactNode
  /** Content before the sections. */
  before?: ReactNode
}

/** Links to the registrations follow the sections, unless a section is a form itself. */
export function GlobalTemplate({ page, head, before }: GlobalTemplateProps) {
  const sections = listOf(page.sections)
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary}>
        {head}
      </HeadBand>
      <div className="wrap parts">
        {before}
        <Sections list={sections} />
      </div>
      {!sections.some((section) => section?.type === 'form') && <ActionBand />}
    </article>
  )
}
