import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { DrawnCard } from '../../sections/cards.tsx'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useHasPage, useStore, useStoreApi } from '../../store.ts'
import { Search as SearchIcon } from '../../ui/icons.tsx'
import { useFilterNavigation, usePreserveFocus, useQueryInFields } from '../directory/filter-navigation.ts'
import { searchMessages } from './messages.ts'
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
      <HeadBand title={page?.title || messages.searchTitle} summary={page?.summary} size="slim">
        <SearchForm />
      </HeadBand>
      <div className="wrap parts search-page">
        <p className={query === '' ? 'hidden' : 'directory-count'} role="status">
          {query !== '' && status}
        </p>
        {groups.length > 0 && <SearchResults groups={groups} query={corrected ?? query} />}
        {query !== '' && !hasFailed && groups.length === 0 && <p className="search-hint">{messages.notFoundHint}</p>}
        {groups.length === 0 && <SearchStart />}
      </div>
    </>
  )
}

/** The ways to the directories, before a search and after one without hits. */
function SearchStart() {
  const messages = useMessages().ui
  const { searchHint, ways } = usePageMessages(searchMessages)
  const page = useStore((state) => state.data.page)
  const hasPage = useHasPage()
  const shown = [
    { href: href.exhibitors(), title: messages.allExhibitors, text: ways.exhibitors, drawing: 'head-exhibitor' },
    { href: href.products(), title: messages.allProducts, text: ways.products, drawing: 'head-products' },
    {
      href: href.page('/event/activities'),
      title: messages.fullProgramme,
      text: ways.programme,
      drawing: 'head-event'
    },
    { href: href.newsList(), title: messages.allNews, text: ways.news, drawing: 'head-news' }
  ].filter((way) => hasPage(way.href))
  return (
    <div className="search-begin">
      <Sections list={page?.sections} />
      {shown.length > 0 && (
        <nav aria-labelledby="begin">
          <h2 id="begin">{searchHint}</h2>
          <ul className="cards">
            {shown.map((way) => (
              <DrawnCard key={way.href} {...way} />
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

type FieldPart = ComponentType<{ field: RefObject<HTMLInputElement> }>

/** The search form. Its field takes the focus only after a press of the top bar's search button. */
function SearchForm() {
  const messages = usePageMessages(searchMessages)
  const store = useStoreApi()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const navigateByFields = useFilterNavigation()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const preserveFocus = useRef(usePreserveFocus())
  const [SuggestionList, setSuggestionList] = useState<FieldPart>()
  const loadSuggestions = () => {
    if (SuggestionList) return
    // Without them the form works as before.
    import('./suggestion-list.tsx').then((module) => setSuggestionList(() => module.SuggestionList)).catch(() => {})
  }

  useEffect(() => {
    // A field that got the focus before hydration fires no further event.
    if (document.activeElement === field.current)
      field.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (!store.getState().searchVisible) return
    field.current?.focus({ preventScroll: true })
    preserveFocus.current(0)
    store.setState({ searchVisible: false })
  }, [store])

  useQueryInFields(form, query)

  return (
    <search>
      <form
        ref={form}
        className="search-form"
        method="get"
        action={localePath(path, locale)}
        onSubmit={(event) => {
          event.preventDefault()
          navigateByFields(event.currentTarget)
        }}
      >
        <label className="hidden" htmlFor="search-q">
          {messages.searchFor}
        </label>
        <input
          ref={field}
          id="search-q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          placeholder={messages.searchText}
          defaultValue={query.q ?? ''}
          onFocus={loadSuggestions}
        />
        <button className="button" type="submit" aria-label={messages.searchTitle}>
          <SearchIcon />
          <span>{messages.searchTitle}</span>
        </button>
        {SuggestionList && <SuggestionList field={field} />}
      </form>
    </search>
  )
}
