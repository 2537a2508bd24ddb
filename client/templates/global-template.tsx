/** Any page of content: head, then its sections in their order. A new page needs no code. */
import type { ReactNode } from 'react'
import { ActionBand } from '../layout/action-band.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { listOf } from '../sections/section-of.ts'
import { Sections } from '../sections/sections.tsx'
import type { BlockProps } from './blocks.ts'

interface GlobalTemplateProps extends BlockProps {
  /** What stands in the head, below the summary. */
  head?: ReactNode
  /** What stands between head and sections. */
  children?: ReactNode
}

/** A page that holds a form has no actions at its end: the form is the action. */
export function GlobalTemplate({ page, head, children }: GlobalTemplateProps) {
  const sections = listOf(page.sections)
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary}>
        {head}
      </HeadBand>
      <div className="wrap parts">
        {children}
        <Sections list={sections} />
      </div>
      {!sections.some((section) => section?.type === 'form') && <ActionBand />}
    </article>
  )
}
