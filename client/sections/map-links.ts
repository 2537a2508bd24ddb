/** The venue in other map applications. One point (GCJ-02, the system of Chinese maps) serves all of them. */

export interface MapPoint {
  longitude: number
  latitude: number
  name: string
  address: string
}

const source = 'webapp.fair.site'

/** AMap wants longitude first. */
export function amapLink({ longitude, latitude, name }: MapPoint): string {
  const query = new URLSearchParams({ name, src: source, coordinate: 'gaode', callnative: '1' })
  return `https://uri.amap.com/marker?position=${longitude},${latitude}&${query}`
}

/** Baidu wants latitude first and the system named, or it takes the point for one of its own. */
export function baiduLink({ longitude, latitude, name, address }: MapPoint): string {
  const query = new URLSearchParams({ title: name, content: address, output: 'html', coord_type: 'gcj02', src: source })
  return `https://api.map.baidu.com/marker?location=${latitude},${longitude}&${query}`
}

/** RFC 5870: latitude first; the label is what Android's applications read. */
export function geoLink({ longitude, latitude, name }: MapPoint): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
}
