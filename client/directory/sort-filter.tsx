/** The order of a list; the default order has no value. */
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function SortFilter({ orders }: { orders: Record<string, string> }) {
  const words = useWords().directory
  const chosen = useStore((state) => state.query.sort) ?? ''
  return (
    <p className="filter">
      <label htmlFor="filter-sort">{words.sort}</label>
      <select id="filter-sort" name="sort" defaultValue={chosen}>
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}
