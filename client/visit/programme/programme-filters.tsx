/** Filters of the programme: links for day and kind, a GET form for hour, place and forum. All work without script. */
import { Link, useLocation } from 'wouter'
import { localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { queryString } from '../../../shared/pages/query-string.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { filterAddress } from '../../pages/directory/filter-address.ts'
import { menuEntries } from '../../shell/menu-entries.ts'
import { useStore } from '../../store.ts'
import { programmeMessages } from './messages.ts'
import {
  type FilterOption,
  filterOptions,
  kindOf,
  type ProgrammeEntry,
  type ProgrammeFilterName
} from './programme-selection.ts'

interface ProgrammeFiltersProps {
  /** All entries of the programme. */
  entries: readonly ProgrammeEntry[]
  /** Number of those that the address selects. */
  count: number
}

/** Renders only the filters that have a choice. */
export function ProgrammeFilters({ entries, count }: ProgrammeFiltersProps) {
  const messages = usePageMessages(programmeMessages)
  const query = useStore((state) => state.query)
  const first = useStore((state) => state.facts.first)
  const optionsOf = (name: ProgrammeFilterName) => filterOptions(entries, query, first, name)
  const isFiltered = filterNames.some((name) => query[name] !== undefined)
  return (
    <search id={filtersId} className="programme-filters" aria-label={messages.filters}>
      <KindLinks options={optionsOf('kind')} />
      <Choices optionsOf={optionsOf} />
      <p className="programme-found" role="status">
        <span>{messages.found(count)}</span>
        {isFiltered && <Link href={programmeAddress({})}>{messages.clear}</Link>}
      </p>
    </search>
  )
}

const filterNames: readonly ProgrammeFilterName[] = ['day', 'hour', 'kind', 'room', 'forum']
/** Where the page is scrolled to when a filter is changed. */
const filtersId = 'programme-filters'

/** The address of the programme with these filters. */
function programmeAddress(query: Readonly<Record<string, string | undefined>>): string {
  return `${href.page('/event/activities')}${queryString(query)}#${filtersId}`
}

function KindLinks({ options }: { options: readonly FilterOption[] }) {
  const messages = usePageMessages(programmeMessages)
  const query = useStore((state) => state.query)
  if (options.length < 2 && query.kind === undefined) return null
  const current = (kind: string | undefined) => (query.kind === kind ? 'true' : undefined)
  return (
    <nav className="chips" aria-label={messages.kinds}>
      <Link href={programmeAddress({ ...ownFilters(query), kind: undefined })} aria-current={current(undefined)}>
        {messages.all}
      </Link>
      {options.map(({ value, count }) => (
        <Link key={value} href={programmeAddress({ ...ownFilters(query), kind: value })} aria-current={current(value)}>
          {messages.option(messages.kind[kindOf({ kind: value })], count)}
        </Link>
      ))}
    </nav>
  )
}

function Choices({ optionsOf }: { optionsOf: (name: ProgrammeFilterName) => FilterOption[] }) {
  const messages = usePageMessages(programmeMessages)
  const locale = useStore((state) => state.locale)
  const menu = useStore((state) => state.menu)
  const query = useStore((state) => state.query)
  const [, navigate] = useLocation()
  const entries = menuEntries(menu).flatMap((entry) => [...entry.children, entry])
  const forumName = (forum: string) => entries.find((entry) => entry.href === `/event/${forum}`)?.name ?? forum
  const selects = [
    ['hour', messages.hour, messages.allDay, ({ value }: FilterOption) => messages.hourOf(Number(value))],
    ['room', messages.room, messages.all, ({ name = '' }: FilterOption) => name],
    ['forum', messages.forum, messages.all, ({ value }: FilterOption) => forumName(value)]
  ] as const
  return (
    <form
      // After a navigation the fields show the address again.
      key={queryString(query)}
      method="get"
      action={localePath(programmeAddress({}), locale)}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(`${filterAddress(href.page('/event/activities'), new FormData(event.currentTarget))}#${filtersId}`)
      }}
    >
      {(['day', 'kind'] as const).map(
        (name) => query[name] !== undefined && <input key={name} type="hidden" name={name} value={query[name]} />
      )}
      {selects.map(([name, label, all, nameOf]) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={query[name] ?? ''}>
            <option value="">{all}</option>
            {optionsOf(name).map((option) => (
              <option key={option.value} value={option.value}>
                {messages.option(nameOf(option), option.count)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button quiet">
        {messages.show}
      </button>
    </form>
  )
}

/** The filters of an address, without its other parameters. */
export function ownFilters(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => filterNames.some((known) => known === name)))
}
