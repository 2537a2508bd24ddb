/** The drawn plan of the venue and, where tiles are configured, a button that shows the live map in its place. */
import { useEffect, useRef, useState } from 'react'
import { loadStyles } from '../boot/style-sheets.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import type { MapPoint } from './directions.tsx'
import { isOnPlan, VenuePlan } from './venue-plan.tsx'

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
