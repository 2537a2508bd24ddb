/** A page that lists one kind of news. */
import { Empty } from '../layout/empty.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Paging } from '../layout/paging.tsx'
import { listOf } from '../sections/section-of.ts'
import { Sections } from '../sections/sections.tsx'
import { useStore } from '../store.ts'
import type { BlockProps } from './blocks.ts'
import { NewsRows } from './news-rows.tsx'

export function MediaNews({ page }: BlockProps) {
  const news = useStore((state) => state.data.newsList)
  const list = listOf(news?.list)
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary} />
      <div className="wrap parts">
        <div className="part">
          {list.length === 0 ? <Empty /> : <NewsRows list={list} pictures />}
          <Paging page={news?.page ?? 1} pages={news?.pages ?? 1} />
        </div>
        <Sections list={page.sections} />
      </div>
    </article>
  )
}
