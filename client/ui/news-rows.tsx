/** Lists of news: date, kind, title, summary; the kind where they have several. */

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import type { Projected } from '../../shared/records/projection.ts'
import type { NewsSummary } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'
import { Clauses, Prose } from './line-breaks.tsx'
import { Picture } from './picture.tsx'
import { Day } from './times.tsx'

/** With its year where it is the first of it: phones show it above the row. */
export type NewsRow = Projected<NewsSummary> & { year?: string | undefined }

interface NewsRowsProps {
  list: readonly NewsRow[]
  /** The heading level of the titles. */
  level?: 2 | 3
  /** Entries that have a picture show it. */
  pictures?: boolean
  /** Draws what stands for a picture. */
  emblemOf?: ((news: NewsRow) => ReactNode) | undefined
}

/** The rows; nothing for an empty list. */
export function NewsRows({ list, level = 2, pictures = false, emblemOf }: NewsRowsProps) {
  if (list.length === 0) return null
  const isOfKinds = hasKinds(list)
  return (
    <ul className="news-rows">
      {list.map((news) => (
        <NewsItem
          key={news.id}
          news={news}
          level={level}
          hasPicture={pictures}
          hasKind={isOfKinds}
          emblemOf={emblemOf}
        />
      ))}
    </ul>
  )
}

/** Beside the large one: as many as are about as high as it is. */
const maxBeside = 4

/** `lead` large with its picture, others of the list beside it, and the rest below where `hasRest`. */
export function NewsFront({
  lead,
  list,
  level,
  hasRest,
  emblemOf
}: NewsRowsProps & { lead: NewsRow; level: 2 | 3; hasRest: boolean }) {
  const others = list.filter((news) => news !== lead)
  const rest = others.slice(maxBeside)
  return (
    <>
      <div className="news-split">
        <ul className="news-lead">
          <NewsItem news={lead} level={level} hasPicture isEager={hasRest} hasKind={hasKinds(list)} />
        </ul>
        {/* Wide screens show these without, beside the large one. */}
        <NewsRows
          list={others.slice(0, maxBeside)}
          level={level}
          pictures={hasRest}
          emblemOf={hasRest ? emblemOf : undefined}
        />
      </div>
      {hasRest && <NewsRows list={rest} level={level} pictures emblemOf={emblemOf} />}
    </>
  )
}

const hasKinds = (list: readonly NewsRow[]) => new Set(list.map(({ kind }) => kind)).size > 1

interface NewsItemProps {
  news: NewsRow
  level: 2 | 3
  hasPicture: boolean
  /** Whether the picture is loaded at once: on a page that begins with it. */
  isEager?: boolean
  hasKind: boolean
  emblemOf?: NewsRowsProps['emblemOf']
}

function NewsItem({ news, level, hasPicture, isEager = false, hasKind, emblemOf }: NewsItemProps) {
  const messages = useMessages().ui
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li className="news-row" data-year={news.year}>
      {/* It comes first: where HTML arrives in parts, a later picture above the text would move visible text. */}
      {hasPicture && (news.picture || emblemOf) && (
        <span className="news-picture">
          {news.picture ? <Picture picture={news.picture} alt="" eager={isEager} /> : emblemOf?.(news)}
        </span>
      )}
      <p className="news-meta">
        <Day date={news.date} />
        {hasKind && <span>{news.kind === 'industry_news' ? messages.newsIndustry : messages.newsExhibition}</span>}
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
