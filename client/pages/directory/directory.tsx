/** Page of a directory: head, filters, number of results, active filters, list and paging. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { queryString, selectionOf } from '../../../shared/pages/links.ts'
import { useMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { EmptyPage } from '../../ui/empty-list.tsx'
import { Paging } from '../../ui/paging.tsx'
import { type ActiveFilter, ActiveFilters } from './filter-form.tsx'

interface DirectoryProps {
  title: string
  /** Links to other views of the same records. */
  views?: ReactNode
  filters: ReactNode
  /** On wide screens the filters stand in a row above the results, else beside them. */
  hasFilterRow?: boolean
  /** Message for the number of results. */
  countMessage: (total: number) => string
  listing: { total?: number; page?: number; pages?: number } | undefined
  /** Number of records on this page of the list. */
  displayedCount: number
  activeFilters: ActiveFilter[]
  children: ReactNode
}

export function Directory({
  title,
  views,
  filters,
  hasFilterRow = false,
  countMessage,
  listing,
  displayedCount,
  activeFilters,
  children
}: DirectoryProps) {
  const page = useStore((state) => state.data.page)
  return (
    <>
      <HeadBand title={page?.title || title} summary={page?.summary} size="slim">
        {views}
      </HeadBand>
      <div className={hasFilterRow ? 'wrap directory has-filter-row' : 'wrap directory'}>
        {filters}
        <div className="directory-results">
          <ResultCount countMessage={countMessage} listing={listing} displayedCount={displayedCount} />
          {displayedCount > 0 && <ActiveFilters filters={activeFilters} />}
          {displayedCount === 0 ? <NoResults total={listing?.total ?? 0} filters={activeFilters} /> : children}
          <Paging page={listing?.page ?? 1} pages={listing?.pages ?? 1} />
          <div className="directory-note">
            <Sections list={page?.sections} />
          </div>
        </div>
      </div>
    </>
  )
}

function ResultCount({
  countMessage,
  listing,
  displayedCount
}: Pick<DirectoryProps, 'countMessage' | 'listing' | 'displayedCount'>) {
  const messages = useMessages().directory
  const total = listing?.total ?? displayedCount
  const page = listing?.page ?? 1
  const pages = listing?.pages ?? 1
  // Every page but the last is full, so the page size follows from this page or, on the last one, from the total.
  const isLast = pages > 1 && page >= pages
  const size = isLast ? Math.floor((total - displayedCount) / (pages - 1)) : displayedCount
  const first = (page - 1) * size + 1
  const hasRange = displayedCount > 0 && pages > 1
  return (
    // What is empty says so itself.
    <p className={displayedCount > 0 ? 'directory-count' : 'directory-count hidden'} role="status">
      {/* One text: a translator may have replaced it, and React could not remove a part. */}
      <span className="kept">{countMessage(total) + (hasRange ? messages.countComma : '')}</span>
      {hasRange && (
        <>
          <wbr />
          <span className="kept">{messages.shown(first, first + displayedCount - 1)}</span>
        </>
      )}
    </p>
  )
}

/** Links to more results: to the first page where the page number is too high, else one that removes each filter. */
function NoResults({ total, filters }: { total: number; filters: ActiveFilter[] }) {
  const { directory } = useMessages()
  const path = useStore((state) => state.path)
  const query = selectionOf(useStore((state) => state.query))
  return (
    <EmptyPage total={total}>
      {filters.length === 0 ? undefined : (
        <>
          <p>{directory.widenFilters}</p>
          <ul className="loosen">
            {filters.map(({ name, text }) => (
              <li key={name}>
                <Link href={path + queryString({ ...query, [name]: undefined })}>{directory.without(text)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyPage>
  )
}
