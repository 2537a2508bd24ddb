import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useHasPage, useStore } from '../../store.ts'
import { searchMessages } from './messages.ts'
import { SearchForm } from './search-form.tsx'
import { hitCount, SearchResults } from './search-results.tsx'

/** The search over all kinds of records and pages. */
export function Search() {
  const messages = usePageMessages(searchMessages)
  const page = useStore((state) => state.data.page)
  const query = useStore((state) => state.query.q) ?? ''
  const results = useStore((state) => state.data.search)
  const groups = recordsOf(results).filter((group) => hitCount(group) > 0)
  const [corrected] = groups.map((group) => group.corrected).filter((text) => typeof text === 'string' && text !== '')
  const total = groups.reduce((sum, group) => sum + hitCount(group), 0)
  // A search without hits returns an empty list; without a list the call has failed.
  const hasFailed = query !== '' && !Array.isArray(results)
  const found = corrected === undefined ? messages.found(total, query) : messages.corrected(total, corrected, query)
  const status = hasFailed ? messages.searchFailed : total > 0 ? found : messages.notFound(query)
  return (
    <>
      <HeadBand title={page?.title || messages.searchTitle} summary={page?.summary} needsStyles>
        <SearchForm />
      </HeadBand>
      <div className="wrap parts search-page">
        <p className={query === '' ? 'hidden' : 'directory-count'} role="status">
          {query !== '' && status}
        </p>
        {groups.length > 0 && <SearchResults groups={groups} query={corrected ?? query} />}
        {query !== '' && !hasFailed && groups.length === 0 && (
          <div className="empty">
            <p>{messages.notFoundHint}</p>
          </div>
        )}
        {groups.length === 0 && <SearchStart />}
      </div>
    </>
  )
}

/** Links to the directories, before a search and after one without hits. */
function SearchStart() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(searchMessages)
  const page = useStore((state) => state.data.page)
  const links = [
    [href.exhibitors(), messages.allExhibitors],
    [href.products(), messages.allProducts],
    [href.page('/event/activities'), messages.fullProgramme],
    [href.newsList(), messages.allNews]
  ] as const
  const hasPage = useHasPage()
  const shown = links.filter(([path]) => hasPage(path))
  return (
    <div className="search-begin">
      <Sections list={page?.sections} />
      {shown.length > 0 && (
        <nav aria-labelledby="begin">
          <h2 id="begin">{pageMessages.searchHint}</h2>
          <ul className="chips">
            {shown.map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
