/** The live map of the venue, drawn by Leaflet. Loaded on demand. */
import { control, map as createMap, divIcon, marker, tileLayer } from 'leaflet'
import type { Words } from '../words/words.ts'
import type { MapPoint } from './map-links.ts'
import { tileSource } from './tile-source.ts'

export interface LiveMapOptions {
  /** Address of the tiles with `{z}`, `{x}`, `{y}`; of maps in GCJ-02, as the point is. */
  tiles: string
  point: MapPoint
  words: Pick<Words, 'mapZoomIn' | 'mapZoomOut' | 'mapTilesOf'>
  /** Called once where no tile comes. */
  onFailure: () => void
}

const zoom = 15
/** How long the first tile may take, in milliseconds. */
const patience = 12_000

/** Draws the map into an element that has a size; gives the function that takes it down. */
export function drawMap(element: HTMLElement, { tiles, point, words, onFailure }: LiveMapOptions): () => void {
  const still = isStill()
  const map = createMap(element, {
    zoomControl: false,
    // The page scrolls on under the pointer; who wants to zoom has buttons, keys and two fingers.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still
  }).setView([point.latitude, point.longitude], zoom)
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: words.mapZoomIn, zoomOutTitle: words.mapZoomOut }).addTo(map)

  const { text, href } = tileSource(tiles)
  const attribution = document.createElement('a')
  Object.assign(attribution, { href, target: '_blank', rel: 'noopener', textContent: words.mapTilesOf(text) })
  const layer = tileLayer(tiles, { maxZoom: 18, attribution: attribution.outerHTML })
  let seen = false
  let ended = false
  const end = () => {
    if (seen || ended) return
    ended = true
    onFailure()
  }
  const timer = window.setTimeout(end, patience)
  layer.on('tileload', () => {
    seen = true
    window.clearTimeout(timer)
  })
  // All that could come has come.
  layer.on('load', end)
  layer.addTo(map)

  const name = document.createElement('span')
  name.textContent = point.name
  marker([point.latitude, point.longitude], {
    icon: divIcon({ className: 'map-pin', iconSize: [22, 22] }),
    interactive: false,
    keyboard: false
  })
    .bindTooltip(name, { permanent: true, direction: 'top', offset: [0, -10] })
    .addTo(map)

  return () => {
    ended = true
    window.clearTimeout(timer)
    map.remove()
  }
}

function isStill(): boolean {
  return (
    document.documentElement.hasAttribute('data-reading') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
