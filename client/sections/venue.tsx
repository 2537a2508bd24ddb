/** Where the fair is: the address to show a driver, the plan or the live map, and the way into map applications. */
import { OutLink } from '../layout/out-link.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { amapLink, baiduLink, geoLink } from './map-links.ts'
import type { PartProps } from './section-of.ts'
import { VenueView } from './venue-view.tsx'

export function Venue({ section }: PartProps<'venue'>) {
  const words = useWords()
  const { longitude, latitude, name, address } = section
  // Records come from outside: without both coordinates there is no point to show.
  const point = longitude === undefined || latitude === undefined ? undefined : { longitude, latitude, name, address }
  return (
    <div className="venue">
      <div className="venue-text">
        <DriverAddress />
        <dl className="facts">
          <div>
            <dt>{words.where}</dt>
            <dd>
              {name}
              <br />
              {address}
            </dd>
          </div>
          <div>
            <dt>{words.hall}</dt>
            <dd>{section.hall}</dd>
          </div>
          <div>
            <dt>{words.entrance}</dt>
            <dd>{section.entrance}</dd>
          </div>
        </dl>
        {point && (
          <p className="map-links">
            <span>{words.openMap}</span>
            <OutLink href={amapLink(point)}>{words.amap}</OutLink>
            <OutLink href={baiduLink(point)}>{words.baiduMap}</OutLink>
            <a href={geoLink(point)}>{words.ownMap}</a>
          </p>
        )}
      </div>
      <VenueView point={point} />
    </div>
  )
}

/** In Chinese on every page: it is read by the driver, not by the visitor. */
function DriverAddress() {
  const words = useWords()
  const { venue, address } = useStore((state) => state.facts.driver)
  return (
    <div className="driver-address">
      <p className="driver-hint">{words.chineseAddress}</p>
      <p lang="zh-CN">
        <strong>{venue}</strong>
        <br />
        {address}
      </p>
    </div>
  )
}
