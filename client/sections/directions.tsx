/** Links to the way to the venue in map applications. */
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { NewWindowLink } from '../ui/new-window-link.tsx'
import { amapDirections, appleDirections, baiduDirections, googleDirections, type MapPoint } from './map-links.ts'

export function Directions({ point }: { point: MapPoint }) {
  const messages = useMessages().sections
  const region = useStore((state) => state.facts.place.region)
  return (
    <p className="map-links">
      <span>{messages.directionsIn}</span>
      <NewWindowLink href={amapDirections(point)}>{messages.amap}</NewWindowLink>
      <NewWindowLink href={baiduDirections(point, region)}>{messages.baiduMap}</NewWindowLink>
      <NewWindowLink href={appleDirections(point)}>{messages.appleMaps}</NewWindowLink>
      <NewWindowLink href={googleDirections(point)}>{messages.googleMaps}</NewWindowLink>
    </p>
  )
}

/** The same for the venue of the fair's facts; nothing where its point is not known. */
export function FairDirections() {
  const { longitude, latitude, venue, address } = useStore((state) => state.facts)
  if (longitude === undefined || latitude === undefined) return null
  return <Directions point={{ longitude, latitude, name: venue, address }} />
}
