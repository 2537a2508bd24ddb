/** Where there is something to star. */
import { Link } from '../navigation.tsx'
import { useWords } from '../words/words.ts'

export function PlanSources() {
  const words = useWords().plan
  return (
    <ul className="plan-sources">
      <li>
        <Link href="/event/activities">{words.programme}</Link>
      </li>
      <li>
        <Link href="/exhibitor/featured">{words.exhibitors}</Link>
      </li>
      <li>
        <Link href="/visitor/products">{words.products}</Link>
      </li>
      <li>
        <Link href="/exhibitor/featured?view=plan">{words.hallPlan}</Link>
      </li>
    </ul>
  )
}
