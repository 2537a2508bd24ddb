/** The rows of the hall side by side, as one walks past them. */
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import type { Option } from './category-tree.ts'

/** A row that the other filters leave empty is shown and cannot be chosen. */
export function RowFilter({ rows }: { rows: Option[] }) {
  const words = useWords().directory
  const chosen = useStore((state) => state.query.row) ?? ''
  if (rows.length === 0) return null
  return (
    <fieldset className="filter row-filter">
      <legend>{words.row}</legend>
      <Row value="" name={words.all} chosen={chosen} />
      {rows.map((row) => (
        <Row key={row.value} value={row.value} name={row.name} count={row.count} chosen={chosen} />
      ))}
    </fieldset>
  )
}

interface RowProps {
  value: string
  name: string
  count?: number
  chosen: string
}

function Row({ value, name, count, chosen }: RowProps) {
  const words = useWords().directory
  return (
    <label title={count === undefined ? undefined : words.exhibitorCount(count)}>
      <input
        type="radio"
        name="row"
        value={value}
        defaultChecked={value === chosen}
        disabled={count === 0 && value !== chosen}
      />
      <span>{name}</span>
    </label>
  )
}
