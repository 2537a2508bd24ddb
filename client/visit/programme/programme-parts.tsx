/** Links to the days of a programme that is too long for one page, and to the parts of a day. */
import { queryString } from '../../../shared/pages/links.ts'
import { formatTalkDay, formatTime, weekday } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { ActiveFilters, FilterForm, SelectFilter, singleGroup } from '../../pages/directory/filter-form.tsx'
import { menuEntries } from '../../shell/menu-entries.ts'
import { useStore } from '../../store.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { ArrowLink } from '../../ui/links.tsx'
import { programmeMessages } from './messages.ts'
import {
  type FilterOption,
  filterOptions,
  kindOf,
  ownFilters,
  type ProgrammeEntry,
  type ProgrammePart
} from './programme-selection.ts'

/** Gives the address of a day and of a part of it; the filters stay. */
function useAddressOf(): (day: string | undefined, part?: number) => string {
  const path = useStore((state) => state.path)
  const query = useStore((state) => state.query)
  return (day, part = 1) => path + queryString({ ...ownFilters(query), day, page: part > 1 ? String(part) : undefined })
}

const spanOf = ({ from, to }: { from: number; to: number }) => `${formatTime(from)}–${formatTime(to)}`

/** Nothing where the page shows all days. `hasDayLinks`: the page's head has links to the days. */
export function ProgrammeParts({ part, hasDayLinks }: { part: ProgrammePart; hasDayLinks: boolean }) {
  const messages = useMessages().ui
  const programme = usePageMessages(programmeMessages)
  const locale = useStore((state) => state.locale)
  const addressOf = useAddressOf()
  const days = part.days.map(({ value, day = 0, count }) => ({
    href: addressOf(value),
    name: (
      <>
        {formatTalkDay(day, locale, messages.weekday(weekday(day)))} <small>{programme.found(count)}</small>
      </>
    ),
    isCurrent: value === part.day
  }))
  const parts = part.parts.map((span, index) => ({
    href: addressOf(part.day, index + 1),
    name: spanOf(span),
    isCurrent: index + 1 === part.part
  }))
  return (
    <>
      {!hasDayLinks && <ChipLinks label={programme.days} links={days} />}
      {parts.length > 1 && <ChipLinks label={programme.hour} links={parts} />}
    </>
  )
}

/** The link at the end of a part to what comes next on the day. */
export function NextPart({ part }: { part: ProgrammePart }) {
  const addressOf = useAddressOf()
  const next = part.parts[part.part]
  if (!next) return null
  return (
    <ArrowLink rel="next" href={addressOf(part.day, part.part + 1)}>
      {spanOf(next)}
    </ArrowLink>
  )
}

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
      <ActiveFilters
        filters={[...(query.day === undefined ? [] : [{ name: 'day', text: days.day(Number(query.day)) }]), ...chosen]}
      />
    </div>
  )
}
