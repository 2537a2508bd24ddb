/** Ways through the hall, along its aisles: between the rows, and along the back and the front wall. */
import { useEffect, useState } from 'react'
import { type BoothRectangle, type FloorPlanBooth, metresBetween, type Point } from './geometry.ts'
import type { Surroundings } from './surroundings.ts'

type CrossAisles = Surroundings['crossAisles']
type Stop = BoothRectangle<FloorPlanBooth>

export interface Route {
  kind: 'step-free' | 'walk' | 'way'
  points: readonly Point[]
}

/** Where one stands in front of a booth. */
export function frontOf({ aisleX, y, height }: Stop): Point {
  return { x: aisleX, y: y + height / 2 }
}

/** The corners of the shortest way between two points in aisles, both ends included. */
function wayBetween(from: Point, to: Point, { top, bottom }: CrossAisles): Point[] {
  if (from.x === to.x) return [from, to]
  const by = (y: number) => Math.abs(from.y - y) + Math.abs(to.y - y)
  const y = by(bottom) <= by(top) ? bottom : top
  return [from, { x: from.x, y }, { x: to.x, y }, to]
}

/** The corners of the way through points in aisles, in their order. */
export function wayThrough(points: readonly Point[], crossAisles: CrossAisles): Point[] {
  return points.flatMap((point, index) => {
    const former = points[index - 1]
    return former ? wayBetween(former, point, crossAisles).slice(1) : [point]
  })
}

/** The length of a way in metres, rounded to 5. */
export function lengthOf(way: readonly Point[]): number {
  const metres = way.reduce(
    (sum, point, index) => sum + (index > 0 ? metresBetween(way[index - 1] ?? point, point) : 0),
    0
  )
  return Math.max(5, Math.round(metres / 5) * 5)
}

type End = 'top' | 'bottom'
interface Walk {
  stops: Stop[]
  cost: number
}

/**
 * Booths in the order of the shortest walk that begins in the front aisle and visits the aisles from left to right. In
 * every aisle one either walks through, or turns at the last booth: the cheaper of both, over the whole walk.
 */
export function walkOrder<T extends FloorPlanBooth>(
  stops: readonly BoothRectangle<T>[],
  { top, bottom }: CrossAisles
): BoothRectangle<T>[] {
  const aisles = [...new Set(stops.map(({ aisleX }) => aisleX))].sort((a, b) => a - b)
  let walks: Record<End, Walk> = { bottom: { stops: [], cost: 0 }, top: { stops: [], cost: Number.POSITIVE_INFINITY } }
  for (const [index, aisleX] of aisles.entries()) {
    const upwards = stops.filter((stop) => stop.aisleX === aisleX).sort((a, b) => frontOf(b).y - frontOf(a).y)
    const isLast = index === aisles.length - 1
    const leave = (exit: End): Walk => {
      const candidates = (['bottom', 'top'] as const).map((entry) => {
        const order = entry === 'bottom' ? upwards : [...upwards].reverse()
        const deepest = order[order.length - 1]
        const depth = deepest ? Math.abs(frontOf(deepest).y - (entry === 'bottom' ? bottom : top)) : 0
        const cost = isLast ? depth : entry === exit ? 2 * depth : bottom - top
        return { stops: [...walks[entry].stops, ...order], cost: walks[entry].cost + cost }
      })
      return candidates.reduce((best, other) => (other.cost < best.cost ? other : best))
    }
    walks = { bottom: leave('bottom'), top: leave('top') }
  }
  // Only booths of `stops` were put into the walks.
  return (walks.top.cost < walks.bottom.cost ? walks.top : walks.bottom).stops as BoothRectangle<T>[]
}

/** A way as the points of an SVG polyline. */
export function polylinePoints(way: readonly Point[]): string {
  return way.map(({ x, y }) => `${x},${y}`).join(' ')
}

/**
 * The ways that the plan shows: to the chosen booth, through the starred booths, and the step-free one. All begin at the first door. `chosen` is the booth of the card, `starred` are those of the visitor's plan;
 * `asksStepFree`: the address asks for the step-free way.
 */
export function useRoutes(
  { start, crossAisles, places }: Surroundings,
  chosen: Stop | undefined,
  starred: readonly Stop[],
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
