/** The venue to look at: the drawn plan, and over it the live map where tiles are configured and wanted. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../store.ts'
import { loadStyles } from '../style-sheets.ts'
import { useWords } from '../words/words.ts'
import type { MapPoint } from './map-links.ts'
import { VenuePlan } from './venue-plan.tsx'

/** Without a point there is the drawn plan alone. */
export function VenueView({ point }: { point: MapPoint | undefined }) {
  const words = useWords()
  const tiles = useStore((state) => state.tiles)
  const [wanted, setWanted] = useState(false)
  const [failed, setFailed] = useState(false)
  const choose = () => {
    setFailed(false)
    setWanted(!wanted)
  }
  return (
    <div>
      <div className="venue-plan">
        <VenuePlan />
        {wanted && point && (
          <LiveMap
            point={point}
            onFailure={() => {
              setWanted(false)
              setFailed(true)
            }}
          />
        )}
      </div>
      {tiles && point && (
        <p className="venue-switch needs-script">
          <button type="button" className="button quiet" onClick={choose}>
            {wanted ? words.showPlan : words.showMap}
          </button>
          <span role="status">{failed && words.mapFailed}</span>
        </p>
      )}
    </div>
  )
}

/** The map's script and styles come when it is first wanted. Whatever fails brings the plan back. */
function LiveMap({ point, onFailure }: { point: MapPoint; onFailure: () => void }) {
  const words = useWords()
  const tiles = useStore((state) => state.tiles)
  const place = useRef<HTMLDivElement>(null)
  const given = useRef({ tiles, point, words, onFailure })
  given.current.onFailure = onFailure
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    const fail = () => gone || given.current.onFailure()
    const draw = async () => {
      const [{ drawMap }] = await Promise.all([import('./live-map.ts'), loadStyles('map')])
      if (!gone && place.current) remove = drawMap(place.current, { ...given.current, onFailure: fail })
    }
    draw().catch(fail)
    return () => {
      gone = true
      remove?.()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means a map
    <div className="venue-map" ref={place} role="group" aria-label={words.mapOf(point.name)} />
  )
}
