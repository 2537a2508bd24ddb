/** A page that lists the news of one kind, with the page's own sections below. */
import { listOf } from '../../sections/section-props.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { NewsRows } from '../../ui/news-rows.tsx'
import { Paging } from '../../ui/paging.tsx'
import type { TemplateProps } from './template-props.ts'

export function MediaNews({ page }: TemplateProps) {
  const news = useStore((state) => state.data.newsList)
  const list = listOf(news?.list)
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary} />
      <div className="wrap parts">
        <div className="part">
          {list.length === 0 ? <EmptyList /> : <NewsRows list={list} pictures />}
          <Paging page={news?.page ?? 1} pages={news?.pages ?? 1} />
        </div>
        <Sections list={page.sections} />
      </div>
    </article>
  )
}
