/** The venue: an address to show to a driver, the way there in map applications, and the plan or the live map. */
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { Directions } from './directions.tsx'
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

/** In Chinese on pages of both languages, because the driver reads it; nothing where it is not known. */
function DriverAddress() {
  const messages = useMessages()
  const { venue, address } = useStore((state) => state.facts.driver)
  if (!venue && !address) return null
  return (
    <div className="driver-address">
      <p className="driver-hint">{messages.sections.chineseAddress}</p>
      <p lang="zh-CN">
        {venue && <strong>{venue}</strong>}
        {venue && address && <br />}
        {address}
      </p>
    </div>
  )
}
