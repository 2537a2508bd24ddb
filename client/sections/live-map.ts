/** The interactive map of the venue by Leaflet, loaded on demand. */
import { control, map as createMap, divIcon, marker, tileLayer } from 'leaflet'
import type { Messages } from '../messages/messages.ts'
import type { MapPoint } from './directions.tsx'
import { tileSource } from './tile-source.ts'

export interface LiveMapOptions {
  /** URL template of the tiles with `{z}`, `{x}`, `{y}`. They must be in GCJ-02, like the point. */
  tiles: string
  point: MapPoint
  messages: Pick<Messages['sections'], 'mapZoomIn' | 'mapZoomOut' | 'mapTilesOf'>
  /** Called at most once, where no tile can be loaded. */
  onFailure: () => void
}

const zoom = 15
/** The map has failed if no tile is loaded within this time. */
const firstTileTimeoutMs = 12_000

/** Renders the map into an element that has a size; returns the function that removes it. */
export function drawMap(element: HTMLElement, { tiles, point, messages, onFailure }: LiveMapOptions): () => void {
  const isStill = prefersReducedMotion()
  const map = createMap(element, {
    zoomControl: false,
    // The wheel scrolls the page; buttons, keys and two fingers zoom.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill
  }).setView([point.latitude, point.longitude], zoom)
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: messages.mapZoomIn, zoomOutTitle: messages.mapZoomOut }).addTo(map)

  const { text, href } = tileSource(tiles)
  const attribution = document.createElement('a')
  Object.assign(attribution, { href, target: '_blank', rel: 'noopener', textContent: messages.mapTilesOf(text) })
  const layer = tileLayer(tiles, { maxZoom: 18, attribution: attribution.outerHTML })
  let hasTile = false
  let ended = false
  const fail = () => {
    if (hasTile || ended) return
    ended = true
    onFailure()
  }
  const timer = window.setTimeout(fail, firstTileTimeoutMs)
  layer.on('tileload', () => {
    hasTile = true
    window.clearTimeout(timer)
  })
  // Leaflet fires `load` when every visible tile has been loaded or has failed.
  layer.on('load', fail)
  layer.addTo(map)

  // As an element: Leaflet would insert a string as HTML.
  const label = document.createElement('span')
  label.textContent = point.name
  marker([point.latitude, point.longitude], {
    icon: divIcon({ className: 'map-pin', iconSize: [22, 22] }),
    interactive: false,
    keyboard: false
  })
    .bindTooltip(label, { permanent: true, direction: 'top', offset: [0, -10] })
    .addTo(map)

  return () => {
    ended = true
    window.clearTimeout(timer)
    map.remove()
  }
}

/** Reading mode or the system's setting asks for no animation. */
function prefersReducedMotion(): boolean {
  return (
    document.documentElement.hasAttribute('data-reading') ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
