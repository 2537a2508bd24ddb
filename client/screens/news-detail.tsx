/** One press release (specification, section 2). */

import { formatDate, isoDate } from '../../shared/dates.ts'
import type { Projected } from '../../shared/projection.ts'
import type { News, NewsSummary } from '../../shared/records.ts'
import { NewsRows } from '../blocks/news-rows.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Picture } from '../layout/picture.tsx'
import { Link } from '../navigation.tsx'
import { ArrowLeft, ArrowRight } from '../pictures/icons.tsx'
import { RichText } from '../sections/rich-text.tsx'
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { NotFound } from './not-found.tsx'

export function NewsDetail() {
  const news = useStore((state) => state.data.news)
  return news ? <Article news={news} /> : <NotFound />
}

function Article({ news }: { news: Projected<News> }) {
  const words = useWords()
  const recommended = listOf(news.recommended)
  return (
    <article>
      <HeadBand title={news.title} summary={news.summary} between={[{ name: words.newsTitle, href: '/news' }]}>
        <NewsFacts news={news} />
      </HeadBand>
      <div className="wrap article">
        <div>
          {news.picture && (
            <span className="article-picture">
              <Picture picture={news.picture} eager />
            </span>
          )}
          <RichText html={news.html} />
          <nav className="neighbours" aria-label={words.newsTitle}>
            <Neighbour news={news.previous} name={words.previousPost} />
            <Neighbour news={news.next} name={words.nextPost} forward />
            <Link className="button quiet" href="/news">
              {words.backToList}
            </Link>
          </nav>
        </div>
        {recommended.length > 0 && (
          <aside className="article-more" aria-labelledby="recommended">
            <h2 id="recommended">{words.recommended}</h2>
            <NewsRows list={recommended} level={3} />
          </aside>
        )}
      </div>
    </article>
  )
}

function NewsFacts({ news }: { news: Projected<News> }) {
  const words = useWords()
  return (
    <dl className="facts in-line">
      <div>
        <dt>{words.published}</dt>
        <dd>
          <time dateTime={isoDate(news.date)}>{formatDate(news.date)}</time>
        </dd>
      </div>
      {news.source && (
        <div>
          <dt>{words.source}</dt>
          <dd>{news.source}</dd>
        </div>
      )}
      {news.company && (
        <div>
          <dt>{words.company}</dt>
          <dd>{news.company}</dd>
        </div>
      )}
      {news.booth && (
        <div>
          <dt>{words.boothNumber}</dt>
          <dd>
            <Link href={`/exhibitor/featured?q=${encodeURIComponent(news.booth)}`}>{news.booth}</Link>
          </dd>
        </div>
      )}
    </dl>
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
      href={`/news/${news.id}`}
    >
      {!forward && <ArrowLeft />}
      <span>
        <small>{name}</small>
        {news.title}
      </span>
      {forward && <ArrowRight />}
    </Link>
  )
}
