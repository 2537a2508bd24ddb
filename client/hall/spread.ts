/** Marks of a picture of the hall, moved apart so that none lies on another. */
import type { Point } from './geometry.ts'

/** What a mark takes with its sign and its label. */
interface Spacing {
  width: number
  height: number
}
/** Where the middles of marks may be. */
interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Between the points that are tried, in units of the picture. */
const step = 20

/**
 * The places within the bounds, each two at least a width or a height apart, in the same order: a mark stays where it is
 * or goes to the nearest free point. Undefined where they have no room.
 */
export function spread<T extends Point>(
  places: readonly T[],
  { width, height }: Spacing,
  { left, top, right, bottom }: Bounds
): T[] | undefined {
  const points: Point[] = []
  for (let y = top; y <= bottom; y += step) for (let x = left; x <= right; x += step) points.push({ x, y })
  const moved: T[] = []
  const isFree = ({ x, y }: Point) =>
    moved.every((other) => Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height)
  for (const place of places) {
    const own = { x: Math.min(Math.max(place.x, left), right), y: Math.min(Math.max(place.y, top), bottom) }
    const distance = ({ x, y }: Point) => (x - own.x) ** 2 + (y - own.y) ** 2
    let nearest: Point | undefined
    for (const point of [own, ...points])
      if ((!nearest || distance(point) < distance(nearest)) && isFree(point)) nearest = point
    if (!nearest) return undefined
    moved.push({ ...place, ...nearest })
  }
  return moved
}
