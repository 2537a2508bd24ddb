/** Search over everything (specification, section 1). */

import { recordsOf } from '../directory/records-of.ts'
import { SearchForm } from '../directory/search-form.tsx'
import { countOf, SearchResults } from '../directory/search-results.tsx'
import { Empty } from '../layout/empty.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Link } from '../navigation.tsx'
import { Sections } from '../sections/sections.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function Search() {
  const words = useWords().directory
  const page = useStore((state) => state.data.page)
  const asked = useStore((state) => state.query.q) ?? ''
  const found = useStore((state) => state.data.search)
  const groups = recordsOf(found).filter((group) => countOf(group) > 0)
  const total = groups.reduce((sum, group) => sum + countOf(group), 0)
  // Nothing found is an empty list; no list at all is a call that failed.
  const failed = asked !== '' && !Array.isArray(found)
  const answer = failed ? words.searchFailed : total > 0 ? words.found(total, asked) : words.notFound(asked)
  return (
    <>
      <HeadBand title={page?.title || words.searchTitle} summary={page?.summary}>
        <SearchForm />
      </HeadBand>
      <div className="wrap parts search-page">
        <p className={asked === '' ? 'hidden' : 'directory-count'} role="status">
          {asked !== '' && answer}
        </p>
        {groups.length > 0 && <SearchResults groups={groups} query={asked} />}
        {asked !== '' && !failed && groups.length === 0 && (
          <Empty>
            <p>{words.notFoundHint}</p>
          </Empty>
        )}
        {groups.length === 0 && <Begin />}
      </div>
    </>
  )
}

/** Before a search, and after one in vain. */
function Begin() {
  const words = useWords()
  const page = useStore((state) => state.data.page)
  const ways = [
    ['/exhibitor/featured', words.allExhibitors],
    ['/visitor/products', words.allProducts],
    ['/event/activities', words.fullProgramme],
    ['/news', words.allNews]
  ] as const
  return (
    <div className="search-begin">
      <Sections list={page?.sections} />
      <nav aria-labelledby="begin">
        <h2 id="begin">{words.directory.searchHint}</h2>
        <ul className="chips">
          {ways.map(([href, name]) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
