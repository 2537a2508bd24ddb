import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePlanHalls } from '../../store.ts'
import { ArrowRight } from '../../ui/icons.tsx'
import { boothAnchor, boothName, boothPlace } from './booth-place.ts'
import { HallSketch } from './hall-sketch.tsx'

interface BoothLinkProps {
  booth: string | undefined
  hall?: string | undefined
  /** Its rectangle on the plan, null where that has none; undefined: the number says it. */
  at?: object | null | undefined
  /** Id of the exhibitor: with it the sign has a picture of where the booth is. */
  exhibitor?: number | undefined
}

/**
 * A booth number that links to the booth on the floor plan. A number that the floor plan cannot place links to a search
 * in the directory instead. Renders nothing without a booth.
 */
export function BoothLink({ booth, hall, at, exhibitor }: BoothLinkProps) {
  const messages = useMessages()
  const placeOf = usePlaceOf()
  if (!booth) return null
  const isOnFloorPlan = (at === undefined ? boothPlace(booth) : at) != null
  return (
    <Link className="booth-sign" href={isOnFloorPlan ? placeOf(booth, hall) : href.exhibitors({ q: booth })}>
      {isOnFloorPlan && exhibitor !== undefined && <HallSketch of={href.exhibitor({ id: exhibitor })} name={booth} />}
      <small>{messages.directory.booth}</small>
      <strong>{boothName(booth, hall)}</strong>
      <span>
        {isOnFloorPlan ? messages.plan.boothOnPlan : messages.directory.boothFind}
        <ArrowRight />
      </span>
    </Link>
  )
}

/** Gives the address of a booth's place on the plan, of its hall where halls have a plan each. */
function usePlaceOf(): (booth: string, hall?: string) => string {
  const halls = usePlanHalls()
  return (booth, hall = boothPlace(booth)?.hall) =>
    `${href.exhibitors({ view: 'plan', hall: halls.find((name) => name === hall) })}#${boothAnchor(booth)}`
}

interface BoothPictureProps extends BoothLinkProps {
  /** Nothing where the head has it. */
  picture: ReactNode
}

/** The picture of a record and the link to its booth. */
export function BoothPicture({ picture, ...booth }: BoothPictureProps) {
  return (
    <div className="stand">
      {picture && <span className="stand-picture">{picture}</span>}
      <BoothLink {...booth} />
    </div>
  )
}

/** A booth number in a line of text, as a link to its place on the floor plan where it has one. */
export function BoothNumber({ booth }: { booth: string }) {
  const messages = useMessages().plan
  const placeOf = usePlaceOf()
  if (!boothPlace(booth)) return <>{booth}</>
  return (
    <Link href={placeOf(booth)} aria-label={messages.hallShow(booth)}>
      {booth}
    </Link>
  )
}
