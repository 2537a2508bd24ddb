import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { useHasPage } from '../../store.ts'

/** Links to the pages where records can be starred. */
export function ItinerarySources() {
  const messages = useMessages().plan
  const hasPage = useHasPage()
  const sources = [
    [href.page('/event/activities'), messages.programme],
    [href.exhibitors(), messages.exhibitors],
    [href.products(), messages.products]
  ] as const
  return (
    <ul className="plan-sources">
      {sources.map(
        ([path, name]) =>
          hasPage(path) && (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          )
      )}
      {hasPage(href.exhibitors()) && (
        <li>
          <Link href={href.exhibitors({ view: 'plan' })}>{messages.hallPlan}</Link>
        </li>
      )}
    </ul>
  )
}
