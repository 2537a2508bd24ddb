import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'

/** Links to the pages where records can be starred. */
export function ItinerarySources() {
  const messages = useMessages().plan
  return (
    <ul className="plan-sources">
      <li>
        <Link href={href.page('/event/activities')}>{messages.programme}</Link>
      </li>
      <li>
        <Link href={href.exhibitors()}>{messages.exhibitors}</Link>
      </li>
      <li>
        <Link href={href.products()}>{messages.products}</Link>
      </li>
      <li>
        <Link href={href.exhibitors({ view: 'plan' })}>{messages.hallPlan}</Link>
      </li>
    </ul>
  )
}
