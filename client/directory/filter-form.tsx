/**
 * Filters of a directory: a form that works by itself, and by every change where there is script. What is chosen
 * stands in the address.
 */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { localePath } from '../../shared/locale.ts'
import { useNavigator } from '../navigation.tsx'
import { Search } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { filterAddress } from './filter-address.ts'
import { useKeepPlace } from './keep-place.ts'

/** `children` are the other filters; `hint` tells what the text is looked for in. */
export function FilterForm({ hint, children }: { hint: string; children: ReactNode }) {
  const words = useWords().directory
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const navigator = useNavigator()
  const keepPlace = useKeepPlace()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef(false)

  const find = () => {
    if (!form.current) return
    const address = filterAddress(path, locale, new FormData(form.current))
    typing.current = false
    keepPlace()
    if (navigator) navigator.go(address)
    else window.location.assign(address)
  }
  const submit = (event: FormEvent) => {
    if (!navigator) return
    event.preventDefault()
    find()
  }
  const change = (event: FormEvent) => {
    if ((event.target as HTMLInputElement).name === 'q') typing.current = true
    else find()
  }

  // Going back changes what is chosen. What was chosen before this was live stays, and what one has begun to type.
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = query[field.name] ?? ''
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === 'radio') field.checked = field.value === (query[field.name] ?? '')
      else if (!typing.current) field.value = query[field.name] ?? ''
    }
  }, [query])

  return (
    <search>
      <form
        ref={form}
        className="filters"
        method="get"
        action={localePath(path, locale)}
        autoComplete="off"
        aria-label={words.filters}
        onSubmit={submit}
        onChange={change}
      >
        <p className="filter is-wide">
          <label htmlFor="filter-q">{words.text}</label>
          <span className="filter-row">
            <input
              id="filter-q"
              name="q"
              type="search"
              enterKeyHint="search"
              maxLength={80}
              placeholder={hint}
              defaultValue={query.q ?? ''}
            />
            <button className="button" type="submit" aria-label={words.apply}>
              <Search />
            </button>
          </span>
        </p>
        {children}
      </form>
    </search>
  )
}
