/** The ways that the hall plan shows: to the chosen booth, through the starred booths, and the step-free one. */
import { useEffect, useState } from 'react'
import type { Route } from './drawing.tsx'
import type { BoothRectangle, FloorPlanBooth } from './geometry.ts'
import { frontOf, lengthOf, walkOrder, wayBetween, wayThrough } from './routes.ts'
import type { Surroundings } from './surroundings.ts'

type Rectangle = BoothRectangle<FloorPlanBooth>

/**
 * All begin at the first door. `chosen` is the booth of the card, `starred` are those of the visitor's plan;
 * `asksStepFree`: the address asks for the step-free way.
 */
export function useRoutes(
  { start, crossAisles, places }: Surroundings,
  chosen: Rectangle | undefined,
  starred: readonly Rectangle[],
  asksStepFree: boolean
) {
  const [isWayShown, setWayShown] = useState(false)
  const [isStepFreeShown, setStepFreeShown] = useState(false)
  useEffect(() => setStepFreeShown(asksStepFree), [asksStepFree])
  const stops = walkOrder(starred, crossAisles)
  const walk = wayThrough([start, ...stops.map(frontOf)], crossAisles)
  const fronts = [start, ...stops.map(frontOf)]
  const legs = stops.map((stop, index) => lengthOf(wayBetween(fronts[index] ?? start, frontOf(stop), crossAisles)))
  const way = chosen ? wayBetween(start, frontOf(chosen), crossAisles) : []
  const stepFree = wayThrough(
    places.filter(({ place }) => place.step_free === true).map(({ front }) => front),
    crossAisles
  )
  const shown: Route[] = []
  if (isStepFreeShown) shown.push({ kind: 'step-free', points: stepFree })
  if (stops.length > 0) shown.push({ kind: 'walk', points: walk })
  if (isWayShown && chosen) shown.push({ kind: 'way', points: way })
  return {
    shown,
    stops,
    walkLength: lengthOf(walk),
    /** Metres to each stop from the one before it, to the first from the door. */
    legs,
    distance: lengthOf(way),
    isWayShown,
    toggleWay: () => setWayShown(!isWayShown),
    hasStepFree: stepFree.length > 1,
    isStepFreeShown,
    toggleStepFree: () => setStepFreeShown(!isStepFreeShown)
  }
}

export type Routes = ReturnType<typeof useRoutes>
