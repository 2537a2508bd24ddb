/** A directory: its head, the filters beside the list, what was found, and the list's pages. */
import type { ReactNode } from 'react'
import { queryString } from '../../shared/query-string.ts'
import { Empty } from '../layout/empty.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Paging } from '../layout/paging.tsx'
import { Link } from '../navigation.tsx'
import { Sections } from '../sections/sections.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { BeyondLast } from './beyond-last.tsx'
import { type ChosenFilter, ChosenFilters } from './chosen-filters.tsx'

interface DirectoryProps {
  title: string
  /** Other ways to show the same records. */
  views?: ReactNode
  filters: ReactNode
  /** What is found, in words. */
  count: (total: number) => string
  listing: { total?: number; page?: number; pages?: number } | undefined
  /** How many records this page of the list has. */
  shown: number
  chosen: ChosenFilter[]
  children: ReactNode
}

export function Directory({ title, views, filters, count, listing, shown, chosen, children }: DirectoryProps) {
  const page = useStore((state) => state.data.page)
  return (
    <>
      <HeadBand title={page?.title || title} summary={page?.summary}>
        {views}
      </HeadBand>
      <div className="wrap directory">
        {filters}
        <div className="directory-results">
          <Found count={count} listing={listing} shown={shown} />
          {shown > 0 && <ChosenFilters chosen={chosen} />}
          {shown === 0 ? <NothingFound total={listing?.total ?? 0} chosen={chosen} /> : children}
          <Paging page={listing?.page ?? 1} pages={listing?.pages ?? 1} />
          <div className="directory-note">
            <Sections list={page?.sections} />
          </div>
        </div>
      </div>
    </>
  )
}

function Found({ count, listing, shown }: Pick<DirectoryProps, 'count' | 'listing' | 'shown'>) {
  const words = useWords().directory
  const total = listing?.total ?? shown
  const pages = listing?.pages ?? 1
  // Every page of a list but the last one is as long as the first.
  const size = (listing?.page ?? 1) < pages ? shown : pages > 1 ? Math.floor((total - shown) / (pages - 1)) : shown
  const first = ((listing?.page ?? 1) - 1) * size + 1
  return (
    <p className="directory-count" role="status">
      {count(total)}
      {shown > 0 && pages > 1 && <span>{words.shown(first, first + shown - 1)}</span>}
    </p>
  )
}

/** What to loosen: each filter on its own, or the page beyond the last one. */
function NothingFound({ total, chosen }: { total: number; chosen: ChosenFilter[] }) {
  const words = useWords()
  const path = useStore((state) => state.path)
  const { page, done: _done, ...query } = useStore((state) => state.query)
  if (total > 0 && page !== undefined) {
    return <BeyondLast href={path + queryString(query)} />
  }
  if (chosen.length === 0) return <Empty />
  return (
    <Empty>
      <p>{words.directory.loosen}</p>
      <ul className="loosen">
        {chosen.map(({ name, text }) => (
          <li key={name}>
            <Link href={path + queryString({ ...query, [name]: undefined })}>{words.directory.without(text)}</Link>
          </li>
        ))}
      </ul>
    </Empty>
  )
}
