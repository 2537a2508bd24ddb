/**
 * Filters of a directory: a GET form that works without JavaScript; once hydrated, every change navigates. The state of
 * the filters is the address's query.
 */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { localePath } from '../../shared/locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { Search } from '../ui/icons.tsx'
import { useFilterNavigation } from './filter-navigation.ts'
import { usePreserveFocus } from './preserve-focus.ts'

/** The text filter and, as `children`, the other filters. `hint` is the placeholder of the text field. */
export function FilterForm({ hint, children }: { hint: string; children: ReactNode }) {
  const messages = useMessages().directory
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const navigateByFields = useFilterNavigation()
  const preserveFocus = usePreserveFocus()
  const form = useRef<HTMLFormElement>(null)
  const isTyping = useRef(false)

  const navigate = () => {
    if (!form.current) return
    isTyping.current = false
    preserveFocus()
    navigateByFields(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate()
  }
  const change = (event: FormEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.name === 'q') isTyping.current = true
    else navigate()
  }

  // The back button changes the query. Values that were set before hydration stay, and a text that is being typed.
  const appliedQuery = useRef(query)
  useEffect(() => {
    if (appliedQuery.current === query) return
    appliedQuery.current = query
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = query[field.name] ?? ''
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === 'radio') field.checked = field.value === (query[field.name] ?? '')
      else if (!isTyping.current) field.value = query[field.name] ?? ''
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
        aria-label={messages.filters}
        onSubmit={submit}
        onChange={change}
      >
        <p className="filter is-wide">
          <label htmlFor="filter-q">{messages.text}</label>
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
            <button className="button" type="submit" aria-label={messages.apply}>
              <Search />
            </button>
          </span>
        </p>
        {children}
      </form>
    </search>
  )
}
