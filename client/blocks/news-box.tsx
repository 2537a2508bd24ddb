/** The latest news of the home page: the first large, the others beside it. */
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HomeHead } from './home-head.tsx'
import { NewsItem, NewsRows } from './news-rows.tsx'

export function NewsBox() {
  const words = useWords()
  const [first, ...others] = listOf(useStore((state) => state.data.home?.newsBox))
  if (!first) return null
  return (
    <section className="home-part news-box" aria-labelledby="news">
      <div className="wrap">
        <HomeHead id="news" title={words.newsTitle} href="/news" link={words.allNews} />
        <div className="news-split">
          <ul className="news-lead">
            <NewsItem news={first} level={3} picture />
          </ul>
          <NewsRows list={others.slice(0, 4)} level={3} />
        </div>
      </div>
    </section>
  )
}
