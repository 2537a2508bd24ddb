import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { Star } from '../ui/icons.tsx'
import { itineraryStore } from './itinerary-store.ts'
import { countStars } from './stars.ts'

/** The top bar's link to the itinerary, with the number of its entries; the server renders space for the number. */
export function ItineraryLink() {
  const messages = useMessages()
  const count = countStars(itineraryStore.useValue())
  return (
    <Link className="bar-link plan-link" href={href.plan()}>
      <Star />
      <span className="plan-name">{messages.planLink}</span>
      <span className="plan-count" aria-hidden="true">
        {count > 0 && (count > 99 ? '99+' : count)}
      </span>
      {count > 0 && <span className="hidden">{messages.starred(count)}</span>}
    </Link>
  )
}
