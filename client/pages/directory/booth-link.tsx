import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { ArrowRight } from '../../ui/icons.tsx'
import { boothPlace } from './booth-place.ts'

/**
 * A booth number that links to the booth on the floor plan. A number that the floor plan cannot place links to a search
 * in the directory instead. Renders nothing without a booth.
 */
export function BoothLink({ booth }: { booth: string | undefined }) {
  const messages = useMessages()
  if (!booth) return null
  const isOnFloorPlan = boothPlace(booth) !== undefined
  return (
    <Link
      className="booth-sign"
      href={isOnFloorPlan ? `${href.exhibitors({ view: 'plan' })}#booth-${booth}` : href.exhibitors({ q: booth })}
    >
      <small>{messages.directory.booth}</small>
      <strong>{booth}</strong>
      <span>
        {isOnFloorPlan ? messages.plan.boothOnPlan : messages.directory.boothFind}
        <ArrowRight />
      </span>
    </Link>
  )
}
