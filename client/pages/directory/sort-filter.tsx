import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'

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
