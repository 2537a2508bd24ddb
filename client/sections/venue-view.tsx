/** The drawn plan of the venue and, where tiles are configured, a button that shows the live map in its place. */
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadStyles } from '../boot/style-sheets.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { useShellPicture } from '../ui/picture.tsx'
import type { MapPoint } from './directions.tsx'

/** Renders the plan where it shows the point's venue; nothing without plan and tiles. */
export function VenueView({ point }: { point: MapPoint }) {
  const messages = useMessages().sections
  const tiles = useStore((state) => state.tiles)
  const [isMapShown, setMapShown] = useState(false)
  const [failed, setFailed] = useState(false)
  const toggle = () => {
    setFailed(false)
    setMapShown(!isMapShown)
  }
  const hasPlan = isOnPlan(point)
  return (
    <div>
      {(hasPlan || isMapShown) && (
        <div className="venue-plan">
          {hasPlan && <VenuePlan />}
          {isMapShown && (
            <LiveMap
              point={point}
              onFailure={() => {
                setMapShown(false)
                setFailed(true)
              }}
            />
          )}
        </div>
      )}
      {tiles && (
        <p className="actions venue-switch needs-script">
          <button type="button" className="button quiet" onClick={toggle}>
            {isMapShown ? (hasPlan ? messages.showPlan : messages.hideMap) : messages.showMap}
          </button>
          <span role="status">{failed && (hasPlan ? messages.mapFailed : messages.mapFailedAlone)}</span>
        </p>
      )}
    </div>
  )
}

/** Loads the map's script and styles on demand. `onFailure` is called where they or the tiles cannot be loaded. */
function LiveMap({ point, onFailure }: { point: MapPoint; onFailure: () => void }) {
  const messages = useMessages().sections
  const tiles = useStore((state) => state.tiles)
  const element = useRef<HTMLDivElement>(null)
  // Read once, when the map is created; only `onFailure` follows later renders.
  const options = useRef({ tiles, point, messages, onFailure })
  options.current.onFailure = onFailure
  useEffect(() => {
    let remove: (() => void) | undefined
    let unmounted = false
    const fail = () => unmounted || options.current.onFailure()
    const draw = async () => {
      const [{ drawMap }] = await Promise.all([import('./live-map.ts'), loadStyles('map')])
      if (!unmounted && element.current) remove = drawMap(element.current, { ...options.current, onFailure: fail })
    }
    draw().catch(fail)
    return () => {
      unmounted = true
      remove?.()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for maps
    <div className="venue-map" ref={element} role="group" aria-label={messages.mapOf(point.name)} />
  )
}

/** The drawn plan of the venue with labels in the page's language. */
function VenuePlan() {
  const messages = useMessages()
  const plan = useShellPicture('hall-plan')
  // `Hall N5` and `N5馆` are the hall `N5` of the plan.
  const hall = useStore((state) => state.facts.hall)
  const fairHall = /[A-Z]\d+/.exec(hall)?.[0]
  if (!plan) return null
  return (
    <>
      <img
        src={plan.src}
        width={plan.width}
        height={plan.height}
        alt={messages.sections.planAlt(hall)}
        loading="lazy"
        decoding="async"
      />
      <div className="plan-labels" aria-hidden="true">
        {halls.map(([name, x, y]) => (
          <Label key={name} x={x} y={y} className={name === fairHall ? 'is-fair' : ''}>
            {name}
          </Label>
        ))}
        {entrances.map(({ number, ...label }) => (
          <Label key={number} {...label} className={`is-outside ${label.className ?? ''}`}>
            {messages.sections.planEntrance(number)}
          </Label>
        ))}
        <Label {...metro} className="is-outside is-metro">
          {messages.sections.planMetro}
        </Label>
        <Label {...north} className="is-outside">
          {messages.sections.planNorth}
        </Label>
      </div>
    </>
  )
}

function Label({ x, y, className = '', children }: { x: number; y: number; className?: string; children: ReactNode }) {
  const position: CSSProperties = {
    left: percent((x - planBox.left) / planBox.width),
    top: percent((y - planBox.top) / planBox.height)
  }
  return (
    <span className={className} style={position}>
      {children}
    </span>
  )
}

/** A fraction as a CSS percentage. */
const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

/** True for a point within the venue that the plan shows: in front of another one it would mislead. */
function isOnPlan({ longitude, latitude }: { longitude: number; latitude: number }): boolean {
  const { longitude: x, latitude: y, radius } = planCentre
  return Math.abs(longitude - x) <= radius && Math.abs(latitude - y) <= radius
}

// Positions of the labels on the drawn plan (`hall-plan.svg`): their centres, in the drawing's units.

const planBox = { left: -20, top: -44, width: 1040, height: 984 }

/** The middle of the drawn venue, in degrees (GCJ-02), and how far from it a point is still within the venue. */
const planCentre = { longitude: 121.56, latitude: 31.21, radius: 0.01 }

type HallLabel = readonly [name: string, x: number, y: number]

/** Halls have the same names in every language. */
const halls: readonly HallLabel[] = [
  ['N1', 304, 129],
  ['N2', 422, 129],
  ['N3', 540, 129],
  ['N4', 658, 129],
  ['N5', 776, 129],
  ['W5', 129, 295],
  ['W4', 129, 393],
  ['W3', 129, 491],
  ['W2', 129, 589],
  ['W1', 129, 687],
  ['E7', 881, 354],
  ['E6', 804, 422],
  ['E5', 727, 491],
  ['E4', 649, 559],
  ['E3', 572, 627],
  ['E2', 495, 696],
  ['E1', 418, 764]
]

/** Entrance halls. The label of a class `is-end` ends at its position, because it would leave the drawing. */
const entrances: readonly { number: number; x: number; y: number; className?: string }[] = [
  { number: 1, x: 176, y: 884 },
  { number: 2, x: 124, y: 222 },
  { number: 3, x: 1004, y: 255, className: 'is-end' }
]

/** Above the road, beside the line that comes to the metro station. */
const metro = { x: 86, y: -21 }
const north = { x: 930, y: 776 }
