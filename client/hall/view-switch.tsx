/** Links that switch between the list of exhibitors and the floor plan. */

import { Link } from 'wouter'
import { queryString } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'

/** Both links keep the search text and the category. */
export function ViewSwitch() {
  const messages = useMessages().plan
  const path = useStore((state) => state.path)
  const { view, q, category } = useStore((state) => state.query)
  return (
    <nav className="chips view-switch" aria-label={messages.views}>
      <Link href={path + queryString({ q, category })} aria-current={view === undefined ? 'true' : undefined}>
        {messages.asList}
      </Link>
      <Link
        href={path + queryString({ view: 'plan', q, category })}
        aria-current={view === 'plan' ? 'true' : undefined}
      >
        {messages.hallPlan}
      </Link>
    </nav>
  )
}
