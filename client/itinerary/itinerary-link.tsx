/** The way to the plan, with how much is in it. */
import { Link } from '../navigation.tsx'
import { Star } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { usePlan } from './plan-store.ts'
import { countStars } from './stars.ts'

/** The number comes when the page is live; its place is kept. */
export function PlanLink() {
  const words = useWords()
  const count = countStars(usePlan())
  return (
    <Link className="bar-link" href="/plan">
      <Star />
      {words.planLink}
      <span className="plan-count" aria-hidden="true">
        {count > 0 && (count > 99 ? '99+' : count)}
      </span>
      {count > 0 && <span className="hidden">{words.starred(count)}</span>}
    </Link>
  )
}
