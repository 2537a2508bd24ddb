/** What stands around the booths: the walls, and the doors, rooms and services along them. */

import type { Projected } from '../../shared/records/projection.ts'
import { type HallPlace, recordsOf } from '../../shared/records/records.ts'
import type { FloorPlanBooth, FloorPlanGeometry, Point } from './geometry.ts'

const sides = ['front', 'back', 'left', 'right'] as const
type Side = (typeof sides)[number]
export type Place = Projected<HallPlace>

/** Units of the drawing. */
const band = { front: 37, back: 37, left: 27, right: 27 }
const smallLength = 30
/** From a place to the edge of the drawing, with its line at the wall. */
const edge = 7
/** From the outermost booths to the walls. */
const clearance = { side: 5, top: -10, bottom: 30 }

export interface PlacedPlace {
  place: Place
  /** `place-2`: its place in the list, from 1. */
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Where one stands in front of it, in the aisle along the walls. */
  front: Point
}
export interface Surroundings {
  walls: { left: number; right: number; top: number; bottom: number }
  /** The middle of the aisles along the back and the front wall. */
  crossAisles: { top: number; bottom: number }
  /** The first door, or the middle of the front wall. */
  start: Point
  places: PlacedPlace[]
  viewBox: { x: number; y: number; width: number; height: number }
}

/** The walls of the hall, and what stands along them. A place of unknown side or position is left out. */
export function surroundingsOf(
  { width, bottom }: FloorPlanGeometry<FloorPlanBooth>,
  records: readonly Place[] | undefined
): Surroundings {
  const walls = {
    left: -clearance.side,
    right: width + clearance.side,
    top: clearance.top,
    bottom: bottom + clearance.bottom
  }
  const crossAisles = { top: 2, bottom: bottom + clearance.bottom / 2 }
  const places = recordsOf(records).flatMap((place, index) => {
    const { side, at, name } = place
    return sides.includes(side) && at >= 0 && at <= 100 && typeof name === 'string'
      ? [{ place, id: `place-${index + 1}`, ...boxOf(place) }]
      : []
  })
  const door = places.find(({ place }) => place.kind === 'door')
  const has = (side: Side) => (places.some(({ place }) => place.side === side) ? band[side] : 2)
  return {
    walls,
    crossAisles,
    start: door?.front ?? { x: width / 2, y: crossAisles.bottom },
    places,
    viewBox: {
      x: walls.left - has('left'),
      y: walls.top - has('back'),
      width: walls.right - walls.left + has('left') + has('right'),
      height: walls.bottom - walls.top + has('back') + Math.max(has('front'), 22)
    }
  }

  function boxOf({ side, at, size = 0 }: Place): Pick<PlacedPlace, 'x' | 'y' | 'width' | 'height' | 'front'> {
    const isLengthwise = side === 'left' || side === 'right'
    const [from, to] = isLengthwise ? [walls.top, walls.bottom] : [walls.left, walls.right]
    const length = Math.max(smallLength, ((to - from) * Math.min(Number(size) || 0, 100)) / 100)
    const middle = Math.min(Math.max(from + ((to - from) * at) / 100, from + length / 2), to - length / 2)
    const depth = band[side] - edge
    if (isLengthwise) {
      const x = side === 'left' ? walls.left - depth - 1 : walls.right + 1
      const front = { x: side === 'left' ? walls.left + 6 : walls.right - 6, y: middle }
      return { x, y: middle - length / 2, width: depth, height: length, front }
    }
    const y = side === 'back' ? walls.top - depth - 1 : walls.bottom + 1
    const front = { x: middle, y: side === 'back' ? crossAisles.top : crossAisles.bottom }
    return { x: middle - length / 2, y, width: length, height: depth, front }
  }
}
