/** The latest news of the home page: one with a picture large, the others beside it. */
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HomeHead } from './home-head.tsx'
import { NewsItem, NewsRows } from './news-rows.tsx'

export function NewsBox() {
  const words = useWords()
  const list = listOf(useStore((state) => state.data.home?.newsBox))
  const lead = list.find((news) => news.picture) ?? list[0]
  if (!lead) return null
  const others = list.filter((news) => news !== lead)
  return (
    <section className="home-part news-box" aria-labelledby="news">
      <div className="wrap">
        <HomeHead id="news" title={words.newsTitle} href="/news" link={words.allNews} />
        <div className="news-split">
          <ul className="news-lead">
            <NewsItem news={lead} level={3} picture={lead.picture !== undefined} />
          </ul>
          <NewsRows list={others.slice(0, 4)} level={3} />
        </div>
      </div>
    </section>
  )
}
