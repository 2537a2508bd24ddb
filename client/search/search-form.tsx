/** The search field. It takes the focus only where the search button has brought the visitor here. */
import { useEffect, useRef } from 'react'
import { localePath } from '../../shared/locale.ts'
import { useNavigator } from '../navigation.tsx'
import { Search } from '../pictures/icons.tsx'
import { useStore, useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { filterAddress } from './filter-address.ts'
import { useKeepPlace } from './keep-place.ts'

export function SearchForm() {
  const words = useWords().directory
  const store = useStoreApi()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const asked = useStore((state) => state.query.q) ?? ''
  const navigator = useNavigator()
  const field = useRef<HTMLInputElement>(null)
  const keepPlace = useRef(useKeepPlace())

  useEffect(() => {
    if (!store.getState().searchVisible) return
    field.current?.focus({ preventScroll: true })
    keepPlace.current(0)
    store.setState({ searchVisible: false })
  }, [store])

  // Going back changes what was asked. What was typed before this was live stays.
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (field.current) field.current.value = asked
  }, [asked])

  return (
    <search>
      <form
        className="search-form"
        method="get"
        action={localePath(path, locale)}
        onSubmit={(event) => {
          if (!navigator) return
          event.preventDefault()
          navigator.go(filterAddress(path, locale, new FormData(event.currentTarget)))
        }}
      >
        <label className="hidden" htmlFor="search-q">
          {words.searchFor}
        </label>
        <input
          ref={field}
          id="search-q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          placeholder={words.searchText}
          defaultValue={asked}
        />
        <button className="button" type="submit" aria-label={words.searchTitle}>
          <Search />
          <span>{words.searchTitle}</span>
        </button>
      </form>
    </search>
  )
}
