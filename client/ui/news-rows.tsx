/** A list of news: date, kind, title, summary. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import type { Projected } from '../../shared/records/projection.ts'
import type { NewsSummary } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'
import { Clauses } from './clauses.tsx'
import { Picture } from './picture.tsx'
import { Prose } from './prose.tsx'
import { Day } from './times.tsx'

type NewsRow = Projected<NewsSummary>

/** `level` is the heading level of the titles; with `pictures`, entries that have a picture show it. */
export function NewsRows({
  list,
  level = 2,
  pictures = false
}: {
  list: readonly NewsRow[]
  level?: 2 | 3
  pictures?: boolean
}) {
  return (
    <ul>
      {list.map((news) => (
        <NewsItem key={news.id} news={news} level={level} picture={pictures && news.picture !== undefined} />
      ))}
    </ul>
  )
}

/** An item of the list. With `picture` it shows the picture of the news, or the default one. */
export function NewsItem({ news, level, picture }: { news: NewsRow; level: 2 | 3; picture: boolean }) {
  const messages = useMessages().ui
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li className="news-row">
      {/* It comes first: where HTML arrives in parts, a later picture above the text would move visible text. */}
      {picture && (
        <span className="news-picture">
          <Picture picture={news.picture} alt="" />
        </span>
      )}
      <p className="news-meta">
        <Day date={news.date} />
        <span>{news.kind === 'industry_news' ? messages.newsIndustry : messages.newsExhibition}</span>
      </p>
      <div className="news-text">
        <Title>
          <Link className="cover" href={href.news({ id: news.id })}>
            <Clauses text={news.title} />
          </Link>
        </Title>
        <p>
          <Prose text={news.summary} />
        </p>
      </div>
    </li>
  )
}
