/** Search for booths: a GET form that works without JavaScript; once hydrated, each input updates the floor plan. */
import { type FormEvent, useEffect, useRef } from 'react'
import { localePath } from '../../shared/locale/locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useFilterNavigation, usePreserveFocus } from '../pages/directory/filter-navigation.ts'
import { useStore } from '../store.ts'
import { Search } from '../ui/icons.tsx'

interface BoothSearchProps {
  text: string
  /** An example of what can be found. */
  hint: string
  /** Id of the marked category, which stays in the address. */
  category: number | undefined
  /** Called with every input. */
  onText: (text: string) => void
}

export function BoothSearch({ text, hint, category, onText }: BoothSearchProps) {
  const messages = useMessages().plan
  const path = useStore((state) => state.path)
  const locale = useStore((state) => state.locale)
  const navigateByFields = useFilterNavigation()
  const preserveFocus = usePreserveFocus()
  const hall = useStore((state) => state.query.hall)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  useEffect(() => {
    const wasHydrated = isHydrated.current
    isHydrated.current = true
    if (!field.current || field.current.value === text) return
    // The back button changes the text; what was typed before hydration counts.
    if (wasHydrated) field.current.value = text
    else onText(field.current.value)
  }, [text, onText])

  /** Puts the text into the address, so that it can be shared. */
  const submit = (event: FormEvent) => {
    if (!form.current) return
    event.preventDefault()
    preserveFocus()
    navigateByFields(form.current)
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
        {hall !== undefined && <input type="hidden" name="hall" value={hall} />}
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        <label htmlFor="hall-q">{messages.hallSearch}</label>
        <span className="filter-row">
          <input
            ref={field}
            id="hall-q"
            name="q"
            type="search"
            enterKeyHint="search"
            maxLength={80}
            placeholder={hint}
            defaultValue={text}
            onInput={(event) => onText(event.currentTarget.value)}
          />
          <button className="button" type="submit" aria-label={messages.markBooths}>
            <Search />
          </button>
        </span>
      </form>
    </search>
  )
}
