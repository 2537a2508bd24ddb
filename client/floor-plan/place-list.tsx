/** The doors, rooms and services of the hall as a list; each entry marks its place on the plan. */
import { usePageMessages } from '../messages/page-messages.ts'
import { Prose } from '../ui/prose.tsx'
import { hallMessages } from './messages.ts'
import { PlaceSign } from './place-shape.tsx'
import type { PlacedPlace } from './surroundings.ts'

export function PlaceList({ places }: { places: readonly PlacedPlace[] }) {
  const messages = usePageMessages(hallMessages)
  if (places.length === 0) return null
  return (
    <nav aria-label={messages.places}>
      <ul className="hall-places">
        {places.map(({ id, place }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <PlaceSign kind={place.kind} />
              </svg>
              <span>
                <Prose text={place.name} />
              </span>
              {place.step_free === true && <small>{messages.stepFree}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
