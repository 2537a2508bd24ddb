/** One filter as a select, each value with how many records it leads to. */
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { type Option, type OptionGroup, offered } from './category-tree.ts'

interface SelectFilterProps {
  name: string
  label: string
  groups: OptionGroup[]
  /** Takes the whole line, for long names. */
  wide?: boolean
}

/** Draws nothing where there is nothing to choose. */
export function SelectFilter({ name, label, groups, wide = false }: SelectFilterProps) {
  const words = useWords().directory
  const chosen = useStore((state) => state.query[name]) ?? ''
  if (groups.length === 0) return null
  return (
    <p className={wide ? 'filter is-wide' : 'filter'}>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{words.all}</option>
        {groups.map((group) =>
          group.name === undefined ? (
            <Options key="" options={group.options} />
          ) : (
            <optgroup key={group.name} label={group.name}>
              <Options options={group.options} root={group.name} />
            </optgroup>
          )
        )}
      </select>
    </p>
  )
}

/** `root` is the name of the group that holds them. */
function Options({ options, root }: { options: OptionGroup['options']; root?: string }) {
  const words = useWords().directory
  const nameOf = (option: OptionGroup['options'][number]) => {
    if (option.name === root) return words.allOf(option.name)
    return option.depth > 1 ? `– ${option.name}` : option.name
  }
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {words.option(nameOf(option), option.count)}
    </option>
  ))
}

/** Facets as the one group of a select; values that lead nowhere fall out. */
export function plainGroup(options: Option[], chosen: string | undefined): OptionGroup[] {
  const shown = options.filter((option) => offered(option, chosen))
  return shown.length === 0 ? [] : [{ name: undefined, options: shown.map((option) => ({ ...option, depth: 0 })) }]
}
