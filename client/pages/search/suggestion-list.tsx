/**
 * Suggestions below the search field, which becomes a combobox with a listbox (WAI-ARIA Authoring Practices). Loaded
 * when the field gets the focus.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Highlighted } from './highlighted.tsx'
import { searchMessages } from './messages.ts'
import { kindName } from './search-results.tsx'
import { createSuggester, isSearchable, noSuggestions, type Suggestions } from './suggestions.ts'

const listId = 'search-suggestions'
const optionId = (index: number) => `${listId}-${index}`

/** `field` is the field of the form; it keeps its text and its form whatever happens here. */
export function SuggestionList({ field }: { field: RefObject<HTMLInputElement> }) {
  const messages = usePageMessages(searchMessages)
  const [, navigate] = useLocation()
  const [{ list, words }, setSuggestions] = useState<Suggestions>(noSuggestions)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && list.length > 0
  const open = (index: number) => {
    const path = list[index]?.path
    if (path !== undefined) navigate(path)
  }

  useFieldListeners(field, { isShown, active, count: list.length, typed, open, setOpen, setActive }, (text, found) => {
    setSuggestions(found ?? noSuggestions)
    setTyped(found && text)
    setOpen(true)
  })
  useFieldAttributes(field, isShown, active)
  const isCounted = isOpen && typed !== undefined && isSearchable(typed)
  return (
    <>
      <p className="hidden" role="status">
        {isCounted && messages.suggestions(list.length)}
      </p>
      <div className="suggestions" id={listId} role="listbox" aria-label={messages.suggestionsTitle} hidden={!isShown}>
        {list.map(({ path, title, summary, kind }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keyboard
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two hits may have one path
            key={`${path} ${index}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(index)}
          >
            <strong>
              <Highlighted text={title} query={typed ?? ''} words={words} />
            </strong>{' '}
            <small>{kindName(messages, kind)}</small>
            <span className="suggestion-text">
              <Highlighted text={summary} query={typed ?? ''} words={words} />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

/** What the listeners on the field read of the latest rendering. */
interface ListState {
  isShown: boolean
  active: number
  count: number
  /** The text that the suggestions are for. */
  typed: string | undefined
  open: (index: number) => void
  setOpen: (isOpen: boolean) => void
  setActive: (index: number) => void
}

/** Listens on the field, which the list does not render; `onFound` is called with the suggestions for a text. */
function useFieldListeners(
  field: RefObject<HTMLInputElement>,
  list: ListState,
  onFound: (text: string, suggestions: Suggestions | undefined) => void
): void {
  const apiBase = useStore((state) => state.apiBase)
  const locale = useStore((state) => state.locale)
  const today = useStore((state) => state.today)
  const latest = useRef({ ...list, onFound })
  latest.current = { ...list, onFound }
  useEffect(() => {
    const input = field.current
    if (!input) return
    const suggester = createSuggester(apiBase, locale, today)
    const close = () => {
      suggester.cancel()
      latest.current.setOpen(false)
      latest.current.setActive(-1)
    }
    const ask = () => {
      const text = input.value
      latest.current.setActive(-1)
      suggester.ask(text, (suggestions) => latest.current.onFound(text, suggestions))
    }
    const onInput = (event: Event) => {
      // While a word is composed the field has its spelling: pinyin.
      if (!(event instanceof InputEvent && event.isComposing)) ask()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing) handleKey(event, input.value, latest.current, close)
    }
    const { form } = input
    input.addEventListener('input', onInput)
    input.addEventListener('compositionend', ask)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    form?.addEventListener('submit', close)
    // What was typed while this script was loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) ask()
    return () => {
      suggester.cancel()
      input.removeEventListener('input', onInput)
      input.removeEventListener('compositionend', ask)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
      form?.removeEventListener('submit', close)
    }
  }, [field, apiBase, locale, today])
}

/** Arrow keys move through the list, Escape closes it, Enter opens the active suggestion. */
function handleKey(event: KeyboardEvent, text: string, list: ListState, close: () => void): void {
  const { isShown, active, count, typed } = list
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    // The answer for what the field has now is still to come.
    if (count === 0 || typed !== text) return
    event.preventDefault()
    list.setOpen(true)
    // The field itself is between the last suggestion and the first.
    const step = event.key === 'ArrowDown' ? 1 : -1
    list.setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
  } else if (event.key === 'Escape' && isShown) {
    // In a search field the key would empty it.
    event.preventDefault()
    close()
  } else if (event.key === 'Enter' && isShown && active >= 0) {
    event.preventDefault()
    close()
    list.open(active)
  }
}

/** Gives the field the attributes of a combobox. */
function useFieldAttributes(field: RefObject<HTMLInputElement>, isShown: boolean, active: number): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(isShown))
    input.setAttribute('aria-controls', listId)
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', optionId(active))
    else input.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
    // The band hides what goes beyond it.
    input.closest('.head-band')?.classList.toggle('has-popup', isShown)
  }, [field, isShown, active])
}
