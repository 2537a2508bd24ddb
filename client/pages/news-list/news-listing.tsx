import { listOf } from '../../../shared/records/records.ts'
import { formatTimelineDate } from '../../../shared/time/dates.ts'
import { useStore } from '../../store.ts'
import { newsEmblem } from '../../ui/emblem.tsx'
import { EmptyPage } from '../../ui/empty-list.tsx'
import { NewsFront, type NewsRow, NewsRows } from '../../ui/news-rows.tsx'
import { Paging } from '../../ui/paging.tsx'

/** A record with no picture where one before it has the same: its emblem is its own. */
function withOwnPicture(news: NewsRow, index: number, list: readonly NewsRow[]): NewsRow {
  const isFirst = list.findIndex(({ picture }) => picture?.src === news.picture?.src) === index
  if (isFirst || !news.picture) return news
  const { picture: _, ...others } = news
  return others
}

/** A page of the list of news, with links to its other pages. The newest is large where it has a picture. */
export function NewsListing() {
  const news = useStore((state) => state.data.newsList)
  const locale = useStore((state) => state.locale)
  const yearOf = (row?: NewsRow) => (row && formatTimelineDate(row.date, locale, 'year')) || undefined
  const list = listOf(news?.list)
    .map(withOwnPicture)
    .map((row, index, rows) => (yearOf(row) === yearOf(rows[index - 1]) ? row : { ...row, year: yearOf(row) }))
  const [first] = list
  const page = news?.page ?? 1
  const isFront = page === 1 && first?.picture !== undefined && list.length > 1
  return (
    <>
      {list.length === 0 && <EmptyPage total={news?.total ?? 0} />}
      {isFront ? (
        <NewsFront lead={first} list={list} level={2} hasRest emblemOf={newsEmblem} />
      ) : (
        <NewsRows list={list} pictures emblemOf={newsEmblem} />
      )}
      <Paging page={page} pages={news?.pages ?? 1} />
    </>
  )
}
