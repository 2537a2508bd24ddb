import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { splitLead } from '../../../shared/pages/html.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { listOf, type News, type NewsSummary } from '../../../shared/records/records.ts'
import { formatDate } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { RichText } from '../../sections/rich-text.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { newsEmblem } from '../../ui/emblem.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx'
import { Prose } from '../../ui/line-breaks.tsx'
import { NewsRows } from '../../ui/news-rows.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Day } from '../../ui/times.tsx'
import { BoothLink } from '../directory/booth-link.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { newsMessages } from './messages.ts'

/** A row of a wide screen. */
const maxRecommended = 4

/** The page of a press release, with links to its neighbours and to recommended ones. */
export function NewsDetail() {
  const news = useStore((state) => state.data.news)
  return news ? <Article news={news} /> : <NotFound />
}

function Article({ news }: { news: Projected<News> }) {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(newsMessages)
  const recommended = listOf(news.recommended).slice(0, maxRecommended)
  const [lead, rest] = news.html === undefined ? [] : splitLead(news.html)
  return (
    <article className="news-article">
      <HeadBand
        title={news.title}
        summary={news.summary}
        between={[{ name: messages.newsTitle, href: href.newsList() }]}
        picture={news.picture ? <Picture picture={news.picture} eager /> : newsEmblem(news)}
        size="slim"
      >
        <NewsFacts news={news} />
      </HeadBand>
      <div className="wrap article">
        <div>
          <div className="article-body">
            <div className="article-lead">
              <RichText html={lead} />
            </div>
            <RichText html={rest} />
          </div>
          <nav className="neighbours" aria-label={messages.newsTitle}>
            <Neighbour news={news.previous} name={pageMessages.previousPost} />
            <Neighbour news={news.next} name={pageMessages.nextPost} forward />
            <Link href={href.newsList()}>{pageMessages.backToList}</Link>
          </nav>
        </div>
        {(news.booth || recommended.length > 0) && (
          <div className="article-side">
            {news.booth && (
              <aside aria-label={pageMessages.booth}>
                <BoothLink booth={news.booth} />
              </aside>
            )}
            {recommended.length > 0 && (
              <aside className="article-more" aria-labelledby="recommended">
                <h2 id="recommended">{pageMessages.recommended}</h2>
                <NewsRows list={recommended} level={3} pictures emblemOf={newsEmblem} />
              </aside>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

function NewsFacts({ news }: { news: Projected<News> }) {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(newsMessages)
  const company =
    news.company && news.booth ? <Link href={href.exhibitors({ q: news.booth })}>{news.company}</Link> : news.company
  return (
    <FactList
      className="facts in-line"
      facts={[
        [pageMessages.published, formatDate(news.date) && <Day date={news.date} />],
        [pageMessages.source, news.source],
        [messages.company, company],
        [messages.boothNumber, news.booth]
      ]}
    />
  )
}

function Neighbour({
  news,
  name,
  forward = false
}: {
  news: Projected<NewsSummary> | null | undefined
  name: string
  forward?: boolean
}) {
  if (!news || news.id === undefined) return null
  return (
    <Link
      className={forward ? 'neighbour is-next' : 'neighbour'}
      rel={forward ? 'next' : 'prev'}
      href={href.news({ id: news.id })}
    >
      {!forward && <ArrowLeft />}
      <span>
        <small>{name}</small>
        <span>
          <Prose text={news.title} />
        </span>
      </span>
      {forward && <ArrowRight />}
    </Link>
  )
}
