/** The categories with their colours. Each marks its booths: a link without script, at once with it. */
import { Link } from 'wouter'
import { queryString } from '../../shared/query-string.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import { useStore } from '../store.ts'
import type { BoothCategory } from './booth-categories.ts'
import { hallMessages } from './messages.ts'

interface CategoryLegendProps {
  legend: readonly BoothCategory[]
  /** Id of the marked category. */
  category: number | undefined
  onCategory: (id: number | undefined) => void
}

export function CategoryLegend({ legend, category, onCategory }: CategoryLegendProps) {
  const messages = usePageMessages(hallMessages)
  const path = useStore((state) => state.path)
  const q = useStore((state) => state.query.q)
  if (legend.length === 0) return null
  const entry = (id: number | undefined, name: string, tone?: number, count?: number) => (
    <li key={id ?? 'all'}>
      <Link
        href={path + queryString({ view: 'plan', q, category: id === undefined ? undefined : String(id) })}
        aria-current={category === id ? 'true' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onCategory(id)
        }}
      >
        {tone !== undefined && <span className={`hall-tone is-tone-${tone}`} aria-hidden="true" />}
        {/* The name stands alone in an element, so that another language's can be marked. */}
        <span>{name}</span>
        {count !== undefined && messages.boothCount(count)}
      </Link>
    </li>
  )
  return (
    <nav aria-label={messages.legend}>
      <ul className="hall-legend">
        {category !== undefined && entry(undefined, messages.allCategories)}
        {legend.map(({ id, name, tone, count }) => entry(id, name, tone, count))}
      </ul>
    </nav>
  )
}
