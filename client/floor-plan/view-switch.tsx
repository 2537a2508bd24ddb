/** The exhibitors as a list or as a plan of the hall. */
import { queryString } from '../../shared/query-string.ts'
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

/** What was looked for goes along. */
export function ViewSwitch() {
  const words = useWords().plan
  const path = useStore((state) => state.path)
  const { view, q } = useStore((state) => state.query)
  return (
    <nav className="chips view-switch" aria-label={words.views}>
      <Link href={path + queryString({ q })} aria-current={view === undefined ? 'true' : undefined}>
        {words.asList}
      </Link>
      <Link href={path + queryString({ view: 'plan', q })} aria-current={view === 'plan' ? 'true' : undefined}>
        {words.asPlan}
      </Link>
    </nav>
  )
}
