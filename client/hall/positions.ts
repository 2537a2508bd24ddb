/** Geometry of a plan whose booths have positions of their own, in metres: the halls one below the other. */
import type { FloorPlanBooth, FloorPlanGeometry } from './geometry.ts'

/** Units of the drawing for a metre: the number fits a booth of 3 m. */
const unit = 10
const margin = { top: 36, side: 6 }

type Placed<T> = T & { at: NonNullable<FloorPlanBooth['at']> }

/** Whether a record, which no server is trusted for, has a rectangle that can be drawn. */
export function isPlaced<T extends FloorPlanBooth>(booth: T): booth is Placed<T> {
  const { x = Number.NaN, y = Number.NaN, width = 0, height = 0 } = booth.at ?? {}
  const inHall = (metres: number) => metres >= 0 && metres <= 2000
  return [x, y, width, height].every(inHall) && width > 0 && height > 0
}

/** The name of the hall of a booth; empty where there is none. */
export const hallOf = ({ hall }: FloorPlanBooth) => (typeof hall === 'string' ? hall : '')

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** The rectangles of the booths that have one. There are no aisles that ways could be told by. */
export function positionedGeometry<T extends FloorPlanBooth>(booths: readonly T[]): FloorPlanGeometry<T> {
  const placed = booths.filter(isPlaced)
  const geometry: FloorPlanGeometry<T> = {
    width: 0,
    height: 0,
    bottom: 0,
    hasAisles: false,
    rows: [],
    booths: [],
    free: ''
  }
  for (const hall of [...new Set(placed.map(hallOf))].sort(compare)) {
    const own = placed.filter((booth) => hallOf(booth) === hall)
    const top = geometry.bottom + margin.top
    const [left, back] = [Math.min(...own.map(({ at }) => at.x)), Math.min(...own.map(({ at }) => at.y))]
    for (const booth of own) {
      const { at } = booth
      const x = margin.side + (at.x - left) * unit
      const [width, height] = [at.width * unit, at.height * unit]
      const label = booth.booth.startsWith(hall)
        ? booth.booth.slice(hall.length).replace(/^[\s./_-]+/, '')
        : booth.booth
      const y = top + (at.y - back) * unit
      geometry.booths.push({
        booth,
        label: label || booth.booth,
        row: hall,
        x,
        y,
        width,
        height,
        aisleX: x + width / 2
      })
      geometry.width = Math.max(geometry.width, x + width + margin.side)
      geometry.bottom = Math.max(geometry.bottom, y + height)
    }
    if (hall) geometry.rows.push({ name: hall, x: margin.side + Math.max(12, hall.length * 5), y: top - 8 })
  }
  geometry.height = geometry.bottom + margin.top
  return geometry
}
