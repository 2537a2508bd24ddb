/**
 * Geometry of the floor plan. Where no booth has a position it follows from booth numbers: each row is
 * a column of the drawing, rows are back to back in pairs with aisles between them, a booth begins at its number and its
 * length follows from its area.
 */
import { safeHref } from '../../shared/pages/links.ts'
import { compareBooths } from '../../shared/records/halls.ts'
import type { HallDrawing } from '../../shared/records/records.ts'
import { boothPlace } from '../pages/directory/booth-place.ts'

/** Units of the drawing. One number is 3 m of a row that is 6 m deep. */
const cell = { width: 38, height: 31 }
/** The height of one number. */
export const numberHeight = cell.height
const rowDepthM = 6
const numberM = 3
const squareMetresPerCell = rowDepthM * numberM
const aisle = 14
const margin = { top: 30, side: 2, bottom: 34 }
const maxCells = 8

/** A point in units of the drawing. */
export interface Point {
  x: number
  y: number
}
export interface FloorPlanBooth {
  /** Id of the exhibitor. */
  id: number
  company: string
  /** Booth number: hall, row and number in the row, `N5A05`; any other where `at` says where it stands. */
  booth: string
  hall?: string
  /** Its rectangle in metres, with its outline where that is another; null: the plan has no place for it. */
  at?: { x: number; y: number; width: number; height: number; outline?: string } | null
  /** Square metres. */
  area: number
  /** Ids of the industry tree. */
  categories?: readonly number[]
  /** All that the directory searches, in both languages. */
  text?: string
}
/** The rectangle of a booth, in units of the drawing. */
export interface BoothRectangle<T extends FloorPlanBooth> {
  booth: T
  /** Row and number: `A05`. */
  label: string
  row: string
  x: number
  y: number
  width: number
  height: number
  /** SVG path data with its transform; undefined: the rectangle itself. */
  outline?: { d: string; transform: string } | undefined
  /** The middle of the aisle in front of the booth. */
  aisleX: number
}
/** The drawing of a hall, in units of the plan. */
export interface PlanPicture {
  src: string
  x: number
  y: number
  width: number
  height: number
}
export interface FloorPlanGeometry<T extends FloorPlanBooth> {
  width: number
  height: number
  /** Where the rows end. */
  bottom: number
  /** Whether ways lead along aisles between the rows. */
  hasAisles: boolean
  /** Names of rows or halls; `x` is the middle. */
  rows: { name: string; x: number; y: number }[]
  booths: BoothRectangle<T>[]
  /** What is drawn below the booths. */
  pictures: PlanPicture[]
  /** The outlines of the booths without exhibitor, as SVG path data. */
  free: string
}

/** The row of each booth, with its hall where there are several; empty where the plan has no place for it. */
export function rowNames<T extends FloorPlanBooth>(booths: readonly T[]): (booth: T) => string | undefined {
  if (booths.some(isPlaced)) return (booth) => (isPlaced(booth) ? hallOf(booth) : undefined)
  const halls = new Set(booths.map(({ booth }) => boothPlace(booth)?.hall).filter(Boolean))
  return ({ booth }) => {
    const place = boothPlace(booth)
    return place && (halls.size > 1 ? `${place.hall} ${place.row}` : place.row)
  }
}

/**
 * The rectangles of booths: where any has one, those that have; else by their numbers. Booths whose number does not name
 * hall, row and number (`N5A05`) are left out then. `drawings` are those of the halls.
 */
export function floorPlanGeometry<T extends FloorPlanBooth>(
  booths: readonly T[],
  drawings: readonly HallDrawing[] = []
): FloorPlanGeometry<T> {
  if (booths.some(isPlaced)) return positionedGeometry(booths, drawings)
  const rowOf = rowNames(booths)
  const numbered = booths.flatMap((booth) => {
    const place = boothPlace(booth.booth)
    return place ? [{ booth, row: rowOf(booth) ?? '', number: place.number }] : []
  })
  const names = [...new Set(numbered.map(({ row }) => row))].sort()
  const rows = names.map((name, index) => ({ name, x: margin.side + index * cell.width + aislesBefore(index) * aisle }))
  const rectangles = rows.flatMap(({ name, x }, rowIndex) => {
    const inRow = numbered.filter(({ row }) => row === name).sort((a, b) => a.number - b.number)
    return inRow.map(({ booth, number }, index) => {
      const freeCells = (inRow[index + 1]?.number ?? number + maxCells) - number
      const cells = Math.max(1, Math.min(Math.round(booth.area / squareMetresPerCell) || 1, freeCells, maxCells))
      return {
        booth,
        label: booth.booth.slice(booth.booth.length - String(number).padStart(2, '0').length - 1),
        row: name,
        x,
        y: margin.top + (number - 1) * cell.height,
        width: cell.width,
        height: cells * cell.height,
        aisleX: rowIndex % 2 === 0 ? x + cell.width + aisle / 2 : x - aisle / 2
      }
    })
  })
  const lastEnd = Math.max(margin.top, ...rectangles.map(({ y, height }) => y + height))
  const numbers = (lastEnd - margin.top) / cell.height
  const free = rows.flatMap(({ name, x }) => {
    const taken = rectangles.filter(({ row }) => row === name)
    return Array.from({ length: numbers }, (_, index) => margin.top + index * cell.height)
      .filter((top) => !taken.some(({ y, height }) => top >= y && top < y + height))
      .map((top) => `M${x + 1} ${top + 1}h${cell.width - 2}v${cell.height - 2}h${2 - cell.width}z`)
  })
  const bottom = margin.top + numbers * cell.height
  return {
    width: (rows[rows.length - 1]?.x ?? 0) + cell.width + margin.side,
    height: bottom + margin.bottom,
    bottom,
    hasAisles: true,
    rows: rows.map(({ name, x }) => ({ name, x: x + cell.width / 2, y: 22 })),
    booths: rectangles,
    pictures: [],
    free: free.join('')
  }
}

/** Metres between two points of the drawing by way of the aisles, which are parallel to its sides. */
export function metresBetween(a: Point, b: Point): number {
  return (Math.abs(a.x - b.x) * rowDepthM) / cell.width + (Math.abs(a.y - b.y) * numberM) / cell.height
}

/** A | B C | D E | F G | H: an aisle before every second row. */
function aislesBefore(index: number): number {
  return Math.ceil(index / 2)
}

/** Units of the drawing for a metre: the number fits a booth of 3 m. */
const unit = 10
const edge = { top: 36, side: 6 }

type Placed<T> = T & { at: NonNullable<FloorPlanBooth['at']> }

/** Whether a record, which no server is trusted for, has a rectangle that can be drawn. */
export function isPlaced<T extends FloorPlanBooth>(booth: T): booth is Placed<T> {
  const { x = Number.NaN, y = Number.NaN, width = 0, height = 0 } = booth.at ?? {}
  const inHall = (metres: number) => metres >= 0 && metres <= 2000
  return [x, y, width, height].every(inHall) && width > 0 && height > 0
}

/** Whether a record is a picture of this site or of the web, with a size. */
const isDrawable = ({ src, width, height }: HallDrawing) =>
  safeHref(src) !== undefined && width > 0 && width <= 2000 && height > 0 && height <= 2000

/** The outline of a booth whose hall begins at this point; undefined for anything but lines. */
function outlineOf({ outline }: NonNullable<FloorPlanBooth['at']>, left: number, top: number) {
  if (typeof outline !== 'string' || !/^M[\d. MLZ-]+Z$/.test(outline)) return undefined
  return { d: outline, transform: `translate(${left} ${top}) scale(${unit})` }
}

/** The name of the hall of a booth or drawing; empty where there is none. */
const hallOf = ({ hall }: { hall?: string | undefined }) => (typeof hall === 'string' ? hall : '')

/**
 * The rectangles of the booths that have one, in metres, the halls one below the other. There are no aisles that ways could be told by.
 */
function positionedGeometry<T extends FloorPlanBooth>(
  booths: readonly T[],
  drawings: readonly HallDrawing[]
): FloorPlanGeometry<T> {
  const placed = booths.filter(isPlaced)
  const geometry: FloorPlanGeometry<T> = {
    width: 0,
    height: 0,
    bottom: 0,
    hasAisles: false,
    rows: [],
    booths: [],
    pictures: [],
    free: ''
  }
  for (const hall of [...new Set(placed.map(hallOf))].sort(compareBooths)) {
    const own = placed.filter((booth) => hallOf(booth) === hall)
    const top = geometry.bottom + edge.top
    const drawing = drawings.find((one) => hallOf(one) === hall && isDrawable(one))
    const [left, back] = drawing
      ? [0, 0]
      : [Math.min(...own.map(({ at }) => at.x)), Math.min(...own.map(({ at }) => at.y))]
    if (drawing) {
      const picture = {
        src: drawing.src,
        x: edge.side,
        y: top,
        width: drawing.width * unit,
        height: drawing.height * unit
      }
      geometry.pictures.push(picture)
      geometry.width = Math.max(geometry.width, picture.width + 2 * edge.side)
      geometry.bottom = top + picture.height
    }
    for (const booth of own) {
      const { at } = booth
      const x = edge.side + (at.x - left) * unit
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
        outline: outlineOf(at, x - at.x * unit, y - at.y * unit),
        aisleX: x + width / 2
      })
      geometry.width = Math.max(geometry.width, x + width + edge.side)
      geometry.bottom = Math.max(geometry.bottom, y + height)
    }
    if (hall) geometry.rows.push({ name: hall, x: edge.side + Math.max(12, hall.length * 5), y: top - 12 })
  }
  geometry.height = geometry.bottom + edge.top
  return geometry
}
