/** Looks for booths: a form that works by itself; once live the plan answers while one types. */
import { type FormEvent, useEffect, useRef } from 'react'
import { localePath } from '../../shared/locale.ts'
import { filterAddress } from '../directory/filter-address.ts'
import { useKeepPlace } from '../directory/keep-place.ts'
import { useNavigator } from '../navigation.tsx'
import { Search } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

interface HallSearchProps {
  text: string
  onText: (text: string) => void
}

export function HallSearch({ text, onText }: HallSearchProps) {
  const words = useWords().plan
  const path = useStore((state) => state.path)
  const locale = useStore((state) => state.locale)
  const navigator = useNavigator()
  const keepPlace = useKeepPlace()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Going back changes what is asked for.
  useEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  }, [text])

  /** What is marked stands in the address as well, so that it can be passed on. */
  const submit = (event: FormEvent) => {
    if (!navigator || !form.current) return
    event.preventDefault()
    keepPlace()
    navigator.go(filterAddress(path, locale, new FormData(form.current)))
  }
  return (
    <search>
      <form
        ref={form}
        className="hall-search"
        method="get"
        action={localePath(path, locale)}
        autoComplete="off"
        onSubmit={submit}
      >
        <input type="hidden" name="view" value="plan" />
        <label htmlFor="hall-q">{words.hallSearch}</label>
        <span className="filter-row">
          <input
            ref={field}
            id="hall-q"
            name="q"
            type="search"
            enterKeyHint="search"
            maxLength={80}
            placeholder={words.hallHint}
            defaultValue={text}
            onInput={(event) => onText(event.currentTarget.value)}
          />
          <button className="button" type="submit" aria-label={words.hallMark}>
            <Search />
          </button>
        </span>
      </form>
    </search>
  )
}
