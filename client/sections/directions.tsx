/** Links to the way to the venue in map applications. */
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { NewWindowLink } from '../ui/links.tsx'

export function Directions({ point }: { point: MapPoint }) {
  const messages = useMessages().sections
  const region = useStore((state) => state.place.region)
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
  const { venue, address } = useStore((state) => state.facts)
  const { longitude, latitude } = useStore((state) => state.place)
  if (longitude === undefined || latitude === undefined) return null
  return <Directions point={{ longitude, latitude, name: venue, address }} />
}

/**
 * Links that open directions to the venue in map applications. AMap and Baidu take the point in GCJ-02, the datum of
 * Chinese maps; Apple and Google take name and address, because coordinates have another datum there.
 */

/** Degrees in GCJ-02. */
export interface MapPoint {
  longitude: number
  latitude: number
  name: string
  address: string
}

/** Name of the calling application, which AMap and Baidu ask for. */
const source = 'webapp.fair.site'

/** The URI API of AMap takes the longitude first. Directions begin where the visitor is. */
export function amapDirections({ longitude, latitude, name }: MapPoint): string {
  const to = `${longitude},${latitude},${name.replaceAll(',', ' ')}`
  const query = new URLSearchParams({ to, mode: 'bus', src: source, coordinate: 'gaode', callnative: '1' })
  return `https://uri.amap.com/navigation?${query}`
}

/**
 * The URI API of Baidu takes the latitude first, and assumes its own datum (BD-09) unless `coord_type` names another.
 * It requires an origin and a city; `我的位置` is its name for where the visitor is.
 */
export function baiduDirections({ longitude, latitude, name }: MapPoint, region?: string): string {
  const query = new URLSearchParams({
    origin: '我的位置',
    destination: `latlng:${latitude},${longitude}|name:${name.replaceAll('|', ' ')}`,
    mode: 'transit',
    ...(region && { region }),
    coord_type: 'gcj02',
    output: 'html',
    src: source
  })
  return `https://api.map.baidu.com/direction?${query}`
}

/** Apple's map links: `dirflg=r` is public transport. */
export function appleDirections({ name, address }: Pick<MapPoint, 'name' | 'address'>): string {
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: textOf(name, address), dirflg: 'r' })}`
}

/** Google's Maps URLs. */
export function googleDirections({ name, address }: Pick<MapPoint, 'name' | 'address'>): string {
  const query = new URLSearchParams({ api: '1', destination: textOf(name, address), travelmode: 'transit' })
  return `https://www.google.com/maps/dir/?${query}`
}

function textOf(name: string, address: string): string {
  return [name, address].filter(Boolean).join(', ')
}
