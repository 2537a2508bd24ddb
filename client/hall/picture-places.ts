/**
 * Where the booths of a hall lie in the picture of the home page: as plots in the fields of a leaf whose path is the
 * hall's middle aisle, or as lanterns on the water below a bridge. Rows and numbers keep their order.
 */
import type { EditionName } from '../../shared/records/editions.ts'
import { type FloorPlanBooth, floorPlanGeometry, numberHeight, type Point } from './geometry.ts'

/** What asks for the booths of a fair of several halls, in one list. */
export const ofAllHalls = { hall: 'all' }

/** The middle of a booth's place and the diameter it has, in units of the picture. */
export interface PicturePlace extends Point {
  size: number
  /** Where the way to it leaves the hall's main way: the leaf's path, or the foot of the bridge. */
  root: Point
  /** The vein from there to it, as SVG path data. */
  vein: string
}

/**
 * Gives the place of a booth by its row, counted from 0, the number of rows, and the part of the row (0 to 1) that lies
 * before the booth's middle. `length` is the part of the row that the booth takes.
 */
export type PlaceInPicture = (row: number, rows: number, along: number, length: number) => PicturePlace

/** A field of the leaf: its corners along the path, and the curves that lead from there to the leaf's edge. */
interface Field {
  near: [Point, Point]
  bend: [Point, Point]
  edge: [Point, Point, Point]
}

/** Three curves from the path to the edge, along it and back, as the drawings of the leaf write a field. */
const fieldPath = /M(\d+) (\d+)q([-\d ]+)Z/g

/**
 * Reads the fields of a leaf from the text of its drawing: those of one side from its stalk to its tip, then those of
 * the other. Undefined where the drawing has none.
 */
function leafPlaces(drawing: string): PlaceInPicture | undefined {
  const fields = [...drawing.matchAll(fieldPath)].flatMap(([, x, y, curves]) => fieldOf(Number(x), Number(y), curves!))
  const perSide = Math.floor(fields.length / 2)
  if (perSide === 0) return undefined
  const placeAt = (row: number, rows: number, along: number) => {
    const side = row < rows / 2 ? 0 : 1
    const inSide = side === 0 ? Math.ceil(rows / 2) : Math.floor(rows / 2)
    // The rows of the first side are counted towards the path, those of the second away from it.
    const away = side === 0 ? (inSide - row - 0.5) / inSide : (row - (rows - inSide) + 0.5) / inSide
    const place = Math.min(Math.max(along, 0), 0.9999) * perSide
    // A whole part below the number of fields is an index.
    const { near, bend, edge } = fields[side * perSide + Math.floor(place)]!
    const within = 0.12 + 0.76 * (place % 1)
    const [start, middle, end] = [between(...near, within), between(...bend, within), curve(...edge, within)]
    const part = 0.06 + 0.86 * away
    const point = curve(start, middle, end, part)
    return { ...point, root: start, vein: `M${at(start)}Q${at(between(start, middle, part))} ${at(point)}` }
  }
  return (row, rows, along, length) => {
    const place = placeAt(row, rows, along)
    const step = distance(placeAt(row, rows, along - length / 2), placeAt(row, rows, along + length / 2))
    const next = distance(place, placeAt(row % (rows / 2) < 1 ? row + 1 : row - 1, rows, along))
    return { ...place, size: Math.min(Math.max(Math.min(step, next) * 0.66, 30), 52) }
  }
}

/** Places on the water of a picture of the given size: rows that are nearer are further apart and their booths larger. */
function waterPlaces(_drawing: string, width: number, height: number, left = 0): PlaceInPicture {
  const [foot, top, bottom] = width > height ? [0.65, 0.67, 0.97] : [0.6, 0.62, 0.79]
  return (row, rows, along) => {
    const depth = ((row + 0.5) / rows) ** 1.25
    // Every second row begins on the right: the first numbers are let before the last.
    const across = row % 2 === 0 ? along : 1 - along
    const point = { x: left + width * (0.02 + 0.96 * across), y: height * (top + (bottom - top) * depth) }
    const root = { x: point.x, y: height * foot }
    return { ...point, size: width * (0.02 + 0.014 * depth), root, vein: `M${at(root)}L${at(point)}` }
  }
}

/** Reads the places from the text of an edition's drawing and its size; undefined where it has none. */
export const placesOfEdition: Readonly<
  Partial<
    Record<EditionName, (drawing: string, width: number, height: number, left?: number) => PlaceInPicture | undefined>
  >
> = { organic: leafPlaces, silver: waterPlaces }

/** The places of the booths with exhibitor, and those of the numbers without; none where the hall has no rows. */
export function placesInPicture<T extends FloorPlanBooth>(booths: readonly T[], placeOf: PlaceInPicture) {
  const { rows, booths: rectangles, bottom, hasAisles } = floorPlanGeometry(booths)
  const free: PicturePlace[] = []
  if (!hasAisles) return { taken: [], free }
  const top = Math.min(...rectangles.map(({ y }) => y))
  const length = bottom - top
  const taken = rows.flatMap(({ name }, index) => {
    const inRow = rectangles.filter(({ row }) => row === name)
    for (let y = top + numberHeight / 2; y < bottom; y += numberHeight) {
      if (inRow.some((booth) => y > booth.y && y < booth.y + booth.height)) continue
      free.push(placeOf(index, rows.length, (y - top) / length, numberHeight / length))
    }
    return inRow.map(({ booth, y, height }) => ({
      booth,
      ...placeOf(index, rows.length, (y - top + height / 2) / length, height / length)
    }))
  })
  return { taken, free }
}

/** Places as dots, as SVG path data of a line with round caps. */
export const dotsAt = (places: readonly Point[]): string => places.map((place) => `M${at(place)}h0`).join('')

function fieldOf(x: number, y: number, curves: string): Field[] {
  const numbers = (curves.match(/-?\d+/g) ?? []).map(Number)
  if (numbers.length !== 12) return []
  let start = { x, y }
  const [out, edge, back] = [0, 4, 8].map((at) => {
    // Twelve numbers: two points for each of three curves.
    const [bendX, bendY, endX, endY] = numbers.slice(at, at + 4) as [number, number, number, number]
    const points = [start, plus(start, bendX, bendY), plus(start, endX, endY)] as const
    start = points[2]
    return points
  }) as [readonly [Point, Point, Point], readonly [Point, Point, Point], readonly [Point, Point, Point]]
  return [{ near: [out[0], back[2]], bend: [out[1], back[1]], edge: [...edge] }]
}

const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
const plus = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point, part: number): Point => plus(a, (b.x - a.x) * part, (b.y - a.y) * part)

/** A point of a quadratic Bézier curve. */
function curve(start: Point, bend: Point, end: Point, part: number): Point {
  return between(between(start, bend, part), between(bend, end, part), part)
}
