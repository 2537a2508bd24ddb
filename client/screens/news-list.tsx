/** The news centre: all press releases, by kind, page by page. */
import { NewsRows } from '../blocks/news-rows.tsx'
import { Empty } from '../layout/empty.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Paging } from '../layout/paging.tsx'
import { Link } from '../navigation.tsx'
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function NewsList() {
  const words = useWords()
  const news = useStore((state) => state.data.newsList)
  const page = useStore((state) => state.data.page)
  const kind = useStore((state) => state.query.kind)
  const list = listOf(news?.list)
  const kinds = [
    [undefined, words.newsAll],
    ['industry_news', words.newsIndustry],
    ['exhibition_news', words.newsExhibition]
  ] as const
  return (
    <>
      <HeadBand title={page?.title || words.newsTitle} summary={page?.summary || words.newsSummary} />
      <div className="wrap parts">
        <div className="part">
          <nav className="chips" aria-label={words.newsKinds}>
            {kinds.map(([value, name]) => (
              <Link
                key={name}
                href={value ? `/news?kind=${value}` : '/news'}
                aria-current={value === kind ? 'true' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
          {list.length === 0 ? <Empty /> : <NewsRows list={list} pictures />}
          <Paging page={news?.page ?? 1} pages={news?.pages ?? 1} />
        </div>
      </div>
    </>
  )
}
