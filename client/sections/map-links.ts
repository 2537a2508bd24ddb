/** Links to the venue in map applications. All take the same point in GCJ-02, the datum of Chinese maps. */

/** Degrees in GCJ-02. */
export interface MapPoint {
  longitude: number
  latitude: number
  name: string
  address: string
}

/** Name of the calling application, which AMap and Baidu ask for. */
const source = 'webapp.fair.site'

/** The URI API of AMap takes the longitude first. */
export function amapLink({ longitude, latitude, name }: MapPoint): string {
  const query = new URLSearchParams({ name, src: source, coordinate: 'gaode', callnative: '1' })
  return `https://uri.amap.com/marker?position=${longitude},${latitude}&${query}`
}

/** The URI API of Baidu takes the latitude first, and assumes its own datum (BD-09) unless `coord_type` names another. */
export function baiduLink({ longitude, latitude, name, address }: MapPoint): string {
  const query = new URLSearchParams({ title: name, content: address, output: 'html', coord_type: 'gcj02', src: source })
  return `https://api.map.baidu.com/marker?location=${latitude},${longitude}&${query}`
}

/** A geo URI (RFC 5870) takes the latitude first. `q` with a label is an extension that Android applications read. */
export function geoLink({ longitude, latitude, name }: MapPoint): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
}
