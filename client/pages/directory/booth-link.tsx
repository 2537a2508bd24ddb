import type { ReactNode } from 'react'
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

interface BoothPictureProps {
  picture: ReactNode
  booth: string | undefined
}

/** The picture of a record and the link to its booth. */
export function BoothPicture({ picture, booth }: BoothPictureProps) {
  return (
    <div className="stand">
      <span className="stand-picture">{picture}</span>
      <BoothLink booth={booth} />
    </div>
  )
}

/** A booth number in a line of text, as a link to its place on the floor plan where it has one. */
export function BoothNumber({ booth }: { booth: string }) {
  const messages = useMessages().plan
  if (!boothPlace(booth)) return <>{booth}</>
  return (
    <Link href={`${href.exhibitors({ view: 'plan' })}#booth-${booth}`} aria-label={messages.hallShow(booth)}>
      {booth}
    </Link>
  )
}
