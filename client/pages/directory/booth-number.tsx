import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { boothPlace } from './booth-place.ts'

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
