/** Any page of content: head, then its sections in their order. A new page needs no code. */
import { HeadBand } from '../layout/head-band.tsx'
import { Sections } from '../sections/sections.tsx'
import type { BlockProps } from './blocks.ts'

export function GlobalTemplate({ page }: BlockProps) {
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary} />
      <div className="wrap parts">
        <Sections list={page.sections} />
      </div>
    </article>
  )
}
