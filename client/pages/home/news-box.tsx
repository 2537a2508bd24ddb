/** The latest news of the home page: the first with a picture is large, four others are beside it. */
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { NewsItem, NewsRows } from '../../ui/news-rows.tsx'
import { HomeHeading } from './home-heading.tsx'

export function NewsBox() {
  const messages = useMessages().ui
  const list = listOf(useStore((state) => state.data.home?.newsBox))
  const lead = list.find((news) => news.picture) ?? list[0]
  if (!lead) return null
  const others = list.filter((news) => news !== lead)
  return (
    <section className="home-part news-box" aria-labelledby="news">
      <div className="wrap">
        <HomeHeading id="news" title={messages.newsTitle} href={href.newsList()} link={messages.allNews} />
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
