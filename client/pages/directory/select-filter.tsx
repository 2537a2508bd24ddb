import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { type FacetOption, isSelectable, type OptionGroup } from './category-tree.ts'

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

/** Options as the only group of a `select`; those without records are left out, except the selected one. */
export function singleGroup(options: FacetOption[], selected: string | undefined): OptionGroup[] {
  const selectable = options.filter((option) => isSelectable(option, selected))
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
