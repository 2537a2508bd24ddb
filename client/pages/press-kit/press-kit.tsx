import { listOf } from '../../../shared/records/records.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { newsEmblem } from '../../ui/emblem.tsx'
import { NewsRows } from '../../ui/news-rows.tsx'
import { pressKitMessages } from './messages.ts'

/** The page for journalists. */
export function PressKit() {
  const messages = usePageMessages(pressKitMessages)
  const page = useStore((state) => state.data.page)
  const news = useStore((state) => state.data.newsList)
  return (
    <>
      <HeadBand title={page?.title || messages.title} summary={page?.summary || messages.summary} />
      <div className="wrap parts">
        <section className="part" aria-labelledby="press-news">
          <header className="part-head">
            <h2 id="press-news">{messages.news}</h2>
          </header>
          <NewsRows list={listOf(news?.list)} pictures emblemOf={newsEmblem} />
        </section>
        <Sections list={page?.sections} />
      </div>
    </>
  )
}
