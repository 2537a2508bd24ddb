/**
 * Filters of a directory: a GET form that works without JavaScript; once hydrated, every change navigates. The state of
 * the filters is the address's query.
 */
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { localePath } from '../../../shared/locale/locale.ts'
import { queryString, selectionOf } from '../../../shared/pages/links.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Close, Search } from '../../ui/icons.tsx'
import { type FacetOption, isSelectable, type OptionGroup } from './category-tree.ts'
import { useFilterNavigation, usePreserveFocus, useQueryInFields } from './filter-navigation.ts'

/** Parameters of a directory's address that are no chosen filter behind the fold. */
const notFolded: ReadonlySet<string> = new Set(['q', 'sort', 'page', 'view', 'done'])

interface FilterFormProps {
  /** The placeholder of the text field; there is none without it. */
  hint?: string
  /** Number of results of the applied filters. */
  total: number | undefined
  /** Says a number of results. */
  countMessage: (total: number) => string
  /** Parameters of the address that are chosen elsewhere on the page and stay. */
  kept?: readonly string[]
  children: ReactNode
}

/** The text filter and, as `children`, the other filters; phones fold those away. */
export function FilterForm({ hint, total, countMessage, kept = [], children }: FilterFormProps) {
  const messages = useMessages().directory
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  const navigateByFields = useFilterNavigation()
  const preserveFocus = usePreserveFocus()
  const form = useRef<HTMLFormElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const isTyping = useRef(false)
  // Without script the number is not that of the values on the form.
  const isLive = useStore((state) => state.isInteractive)
  const chosen = Object.entries(query).filter(
    ([name, value]) => value && !notFolded.has(name) && !kept.includes(name)
  ).length

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
  const showResults = () => {
    if (!fold.current) return
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }
  const change = (event: FormEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.name === 'q') isTyping.current = true
    else navigate()
  }

  useQueryInFields(form, query, isTyping)

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
        {kept.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
        {hint !== undefined && <TextFilter hint={hint} />}
        {/* Holds nothing: what it folds follows it, so that the style sheet alone can show that on wide screens. */}
        <details className="disclosure filter-fold" ref={fold}>
          <summary>{chosen > 0 ? messages.option(messages.filters, chosen) : messages.filters}</summary>
        </details>
        <div className="filter-rest">
          {children}
          <button className="button filter-show" type="submit" onClick={showResults}>
            {isLive && total !== undefined ? messages.showFound(countMessage(total)) : messages.apply}
          </button>
        </div>
      </form>
    </search>
  )
}

function TextFilter({ hint }: { hint: string }) {
  const messages = useMessages().directory
  const text = useStore((state) => state.query.q)
  return (
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
          defaultValue={text ?? ''}
        />
        <button className="button" type="submit" aria-label={messages.apply}>
          <Search />
        </button>
      </span>
    </p>
  )
}

export interface ActiveFilter {
  /** Name of the query parameter. */
  name: string
  /** Its value as displayed. */
  text: string
}

/** The filters that are active, each with a link that removes it. Renders nothing where no filter is active. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  const messages = useMessages().directory
  const path = useStore((state) => state.path)
  const query = selectionOf(useStore((state) => state.query))
  if (filters.length === 0) return null
  return (
    <ul className="chips chosen" aria-label={messages.chosen}>
      {filters.map(({ name, text }) => (
        <li key={name}>
          <Link href={path + queryString({ ...query, [name]: undefined })} aria-label={messages.without(text)}>
            <span>{text}</span>
            <Close />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={path + queryString({ sort: query.sort })}>{messages.clear}</Link>
        </li>
      )}
    </ul>
  )
}

interface SelectFilterProps {
  name: string
  label: string
  groups: OptionGroup[]
  /** Whether it takes the full line, for long names. */
  wide?: boolean
}

/** A filter as a `select`, each option with its number of records. Renders nothing without options. */
export function SelectFilter({ name, label, groups, wide = false }: SelectFilterProps) {
  const messages = useMessages().directory
  const selected = useStore((state) => state.query[name]) ?? ''
  if (groups.length === 0) return null
  return (
    <p className={wide ? 'filter is-wide' : 'filter'}>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={selected}>
        <option value="">{messages.all}</option>
        {groups.map((group) =>
          group.name === undefined ? (
            <Options key="" options={group.options} />
          ) : (
            <optgroup key={group.name} label={group.name}>
              <Options options={group.options} groupName={group.name} />
            </optgroup>
          )
        )}
      </select>
    </p>
  )
}

/** `groupName` is the name of the group that contains them. */
function Options({ options, groupName }: { options: OptionGroup['options']; groupName?: string }) {
  const messages = useMessages().directory
  const nameOf = (option: OptionGroup['options'][number]) => {
    if (option.name === groupName) return messages.allOf(option.name)
    return option.depth > 1 ? `– ${option.name}` : option.name
  }
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {messages.option(nameOf(option), option.count)}
    </option>
  ))
}

/** Nobody finds one of more in a `select`; the text filter finds it. */
const maxOptions = 300

/**
 * Options as the only group of a `select`; those without records are left out, except the selected one, and where they
 * are too many all others.
 */
export function singleGroup(options: FacetOption[], selected: string | undefined): OptionGroup[] {
  const found = options.filter((option) => isSelectable(option, selected))
  const selectable = found.length > maxOptions ? found.filter(({ value }) => value === selected) : found
  return selectable.length === 0
    ? []
    : [{ name: undefined, options: selectable.map((option) => ({ ...option, depth: 0 })) }]
}

/**
 * Selects the order of a list. `orders` are names by the query parameter's value; the default order's value is empty.
 */
export function SortFilter({ orders }: { orders: Record<string, string> }) {
  const messages = useMessages().directory
  const selected = useStore((state) => state.query.sort) ?? ''
  return (
    <p className="filter">
      <label htmlFor="filter-sort">{messages.sort}</label>
      <select id="filter-sort" name="sort" defaultValue={selected}>
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}
