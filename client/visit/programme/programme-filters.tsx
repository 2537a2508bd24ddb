/** Filters of the programme by kind, hour, place and forum; that by day stands in the page's head. */
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { ActiveFilters, FilterForm, SelectFilter, singleGroup } from '../../pages/directory/filter-form.tsx'
import { menuEntries } from '../../shell/menu-entries.ts'
import { useStore } from '../../store.ts'
import { programmeMessages } from './messages.ts'
import { type FilterOption, filterOptions, kindOf, type ProgrammeEntry } from './programme-selection.ts'

interface ProgrammeFiltersProps {
  /** All entries of the programme. */
  entries: readonly ProgrammeEntry[]
  /** Number of those that the address selects. */
  count: number
}

/** Renders only the filters that have a choice. */
export function ProgrammeFilters({ entries, count }: ProgrammeFiltersProps) {
  const messages = usePageMessages(programmeMessages)
  const menu = useStore((state) => state.menu)
  const query = useStore((state) => state.query)
  const first = useStore((state) => state.facts.first)
  const days = useMessages().ui
  const menuItems = menuEntries(menu).flatMap((entry) => [...entry.children, entry])
  const filters = [
    ['kind', messages.kind, ({ value }: FilterOption) => messages.kindName[kindOf({ kind: value })]],
    ['hour', messages.hour, ({ value }: FilterOption) => messages.hourOf(Number(value))],
    ['room', messages.room, ({ name = '' }: FilterOption) => name],
    [
      'forum',
      messages.forum,
      ({ value }: FilterOption) => menuItems.find(({ href }) => href === `/event/${value}`)?.name ?? value
    ]
  ] as const
  const choices = filters.map(([name, label, nameOf]) => ({
    name,
    label,
    options: filterOptions(entries, query, first, name).map((option) => ({ ...option, name: nameOf(option) }))
  }))
  const chosen = choices.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === query[name])
    return option ? [{ name, text: option.name }] : []
  })
  return (
    <div className="programme-filters">
      <FilterForm total={count} countMessage={messages.found} kept={['day']}>
        {choices.map(
          ({ name, label, options }) =>
            (options.length > 1 || query[name] !== undefined) && (
              <SelectFilter key={name} name={name} label={label} groups={singleGroup(options, query[name])} />
            )
        )}
      </FilterForm>
      <p className="programme-found" role="status">
        {messages.found(count)}
      </p>
      <ActiveFilters
        filters={[...(query.day === undefined ? [] : [{ name: 'day', text: days.day(Number(query.day)) }]), ...chosen]}
      />
    </div>
  )
}
