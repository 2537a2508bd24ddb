/** The venue: an address to show to a driver, the way there in map applications, and the plan or the live map. */
import { useMessages } from '../messages/messages.ts'
import { Directions } from './directions.tsx'
import { DriverAddress } from './driver-address.tsx'
import type { SectionProps } from './section-props.ts'
import { VenueView } from './venue-view.tsx'

export function Venue({ section }: SectionProps<'venue'>) {
  const messages = useMessages()
  const { longitude, latitude, name, address } = section
  // Records from the backend may lack a coordinate.
  const point = longitude === undefined || latitude === undefined ? undefined : { longitude, latitude, name, address }
  return (
    <div className="venue">
      <div className="venue-text">
        <DriverAddress />
        <dl className="facts">
          <div>
            <dt>{messages.ui.where}</dt>
            <dd>
              <span>{name}</span>
              <br />
              <span>{address}</span>
            </dd>
          </div>
          <div>
            <dt>{messages.sections.hall}</dt>
            <dd>{section.hall}</dd>
          </div>
          <div>
            <dt>{messages.sections.entrance}</dt>
            <dd>{section.entrance}</dd>
          </div>
        </dl>
        {point && <Directions point={point} />}
      </div>
      {point && <VenueView point={point} />}
    </div>
  )
}
