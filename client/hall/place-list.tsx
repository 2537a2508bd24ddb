/** The list of what is in the hall beside booths. */
import { usePageMessages } from '../messages/messages.ts'
import { Prose } from '../ui/line-breaks.tsx'
import { Wheelchair } from '../ui/travel-icons.tsx'
import { hallMessages } from './messages.ts'
import { PlaceSign } from './place-shape.tsx'
import type { PlacedPlace } from './surroundings.ts'

/** The doors, rooms and services of the hall as a list; each entry marks its place on the plan. */
export function PlaceList({ places }: { places: readonly PlacedPlace[] }) {
  const messages = usePageMessages(hallMessages)
  if (places.length === 0) return null
  const isAllStepFree = places.every(({ place }) => place.step_free === true)
  return (
    <nav aria-labelledby="hall-facilities">
      <h2 id="hall-facilities">{messages.places}</h2>
      {isAllStepFree && (
        <p className="hall-step-free">
          <Wheelchair /> {messages.allStepFree}
        </p>
      )}
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
              {place.step_free === true && !isAllStepFree && (
                <>
                  <Wheelchair />
                  <span className="hidden">{messages.stepFree}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
