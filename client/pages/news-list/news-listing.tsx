import { listOf } from '../../../shared/records/records.ts'
import { useStore } from '../../store.ts'
import { newsEmblem } from '../../ui/emblem.tsx'
import { EmptyPage } from '../../ui/empty-list.tsx'
import { NewsFront, NewsRows } from '../../ui/news-rows.tsx'
import { Paging } from '../../ui/paging.tsx'

/** A page of the list of news, with links to its other pages. The newest is large where it has a picture. */
export function NewsListing() {
  const news = useStore((state) => state.data.newsList)
  const list = listOf(news?.list)
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
