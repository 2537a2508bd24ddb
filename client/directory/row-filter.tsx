import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import type { FacetOption } from './category-tree.ts'

/** Filter by row of the hall, as radio buttons. Rows without exhibitors are disabled. Renders nothing without rows. */
export function RowFilter({ rows }: { rows: FacetOption[] }) {
  const messages = useMessages().directory
  const selected = useStore((state) => state.query.row) ?? ''
  if (rows.length === 0) return null
  return (
    <fieldset className="filter row-filter">
      <legend>{messages.row}</legend>
      <Row value="" name={messages.all} selected={selected} />
      {rows.map((row) => (
        <Row key={row.value} value={row.value} name={row.name} count={row.count} selected={selected} />
      ))}
    </fieldset>
  )
}

interface RowProps {
  value: string
  name: string
  count?: number
  selected: string
}

function Row({ value, name, count, selected }: RowProps) {
  const messages = useMessages().directory
  return (
    <label title={count === undefined ? undefined : messages.exhibitorCount(count)}>
      <input
        type="radio"
        name="row"
        value={value}
        defaultChecked={value === selected}
        disabled={count === 0 && value !== selected}
      />
      <span>{name}</span>
    </label>
  )
}
