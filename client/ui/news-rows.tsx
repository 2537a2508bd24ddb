/** News in a list: date, title, one sentence. */
import { formatDate, isoDate } from '../../shared/dates.ts'
import type { Projected } from '../../shared/projection.ts'
import type { NewsSummary } from '../../shared/records.ts'
import { Clauses } from '../layout/clauses.tsx'
import { Picture } from '../layout/picture.tsx'
import { Link } from '../navigation.tsx'
import { useWords } from '../words/words.ts'

type NewsRow = Projected<NewsSummary>

/** `level` is that of the titles; `pictures` shows each entry's own. */
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

export function NewsItem({ news, level, picture }: { news: NewsRow; level: 2 | 3; picture: boolean }) {
  const words = useWords()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li className="news-row">
      <p className="news-meta">
        <time dateTime={isoDate(news.date)}>{formatDate(news.date)}</time>
        <span>{news.kind === 'industry_news' ? words.newsIndustry : words.newsExhibition}</span>
      </p>
      <div className="news-text">
        <Title>
          <Link className="cover" href={`/news/${news.id}`}>
            <Clauses text={news.title} />
          </Link>
        </Title>
        <p>{news.summary}</p>
      </div>
      {picture && (
        <span className="news-picture">
          <Picture picture={news.picture} alt="" />
        </span>
      )}
    </li>
  )
}
