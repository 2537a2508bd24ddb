import { Link } from 'wouter'
import { useMessages } from '../messages/messages.ts'

/** Links to the pages where records can be starred. */
export function ItinerarySources() {
  const messages = useMessages().plan
  return (
    <ul className="plan-sources">
      <li>
        <Link href="/event/activities">{messages.programme}</Link>
      </li>
      <li>
        <Link href="/exhibitor/featured">{messages.exhibitors}</Link>
      </li>
      <li>
        <Link href="/visitor/products">{messages.products}</Link>
      </li>
      <li>
        <Link href="/exhibitor/featured?view=plan">{messages.hallPlan}</Link>
      </li>
    </ul>
  )
}
