import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { localePath } from '../../../shared/locale/locale.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { useStore, useStoreApi } from '../../store.ts'
import { Search } from '../../ui/icons.tsx'
import { useFilterNavigation, usePreserveFocus } from '../directory/filter-navigation.ts'
import { searchMessages } from './messages.ts'

type FieldPart = ComponentType<{ field: RefObject<HTMLInputElement | null> }>

/** The search form. Its field takes the focus only after a press of the top bar's search button. */
export function SearchForm() {
  const messages = usePageMessages(searchMessages)
  const store = useStoreApi()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query.q) ?? ''
  const navigateByFields = useFilterNavigation()
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

  // The back button changes the query. A text that was typed before hydration stays.
  const appliedQuery = useRef(query)
  useEffect(() => {
    if (appliedQuery.current === query) return
    appliedQuery.current = query
    if (field.current) field.current.value = query
  }, [query])

  return (
    <search>
      <form
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
          defaultValue={query}
          onFocus={loadSuggestions}
        />
        <button className="button" type="submit" aria-label={messages.searchTitle}>
          <Search />
          <span>{messages.searchTitle}</span>
        </button>
        {SuggestionList && <SuggestionList field={field} />}
      </form>
    </search>
  )
}
