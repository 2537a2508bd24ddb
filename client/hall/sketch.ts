/**
 * The small picture of a hall that says where one booth or room is: all booths as plots, the way from the first door,
 * and the place itself. A file of its own (`server/pages/hall-pictures.tsx`), so that it needs no script and prints.
 */
import { hallsOfPlan } from '../../shared/records/halls.ts'
import { boothPlace } from '../pages/directory/booth-place.ts'
import { type BoothRectangle, type FloorPlanBooth, floorPlanGeometry, isPlaced, type Point } from './geometry.ts'
import { frontOf, wayThrough } from './routes.ts'
import { type Place, type PlacedPlace, type Surroundings, surroundingsOf } from './surroundings.ts'

/** Colours on a dark ground. */
interface SketchColours {
  /** Booths and walls. */
  line: string
  /** Names of rows, and doors. */
  text: string
  /** The way and the place that is looked for. */
  mark: string
}

/** A booth by the id of its exhibitor, or the room of a talk in every language that is known. */
type Subject = { exhibitor: number } | { rooms: readonly string[] }

export interface SketchedHall {
  booths: readonly FloorPlanBooth[]
  /** In every language: a room is found by its name in any. */
  places: readonly (readonly Place[])[]
  colours: SketchColours
}

interface Box extends Point {
  width: number
  height: number
}

/** A hall that is longer than this part of its width lies on its side, as on wide screens. */
const turnedFrom = 1.3
/** Units around the drawing. */
const margin = 12
/** Below the hall: what says where its front is. */
const doorDepth = 14

/**
 * The hall as SVG, with the place of the subject marked; the hall alone where it has no room of that name. Undefined
 * where there is nothing to draw: a booth without a place, or a hall whose aisles are not known.
 */
export function hallSketch({ booths, places, colours }: SketchedHall, subject: Subject): string | undefined {
  const isBooth = 'exhibitor' in subject
  const geometry = floorPlanGeometry(isBooth ? boothsBeside(booths, subject.exhibitor) : firstHall(booths))
  const surroundings = surroundingsOf(geometry, geometry.hasAisles ? places[0] : [])
  const { start, crossAisles } = surroundings
  if (isBooth) {
    const own = geometry.booths.find(({ booth }) => booth.id === subject.exhibitor)
    const way = own && geometry.hasAisles ? wayThrough([start, frontOf(own)], crossAisles) : []
    return own && draw(geometry, surroundings, colours, own, way)
  }
  if (!geometry.hasAisles || geometry.booths.length === 0) return undefined
  const own = places.flatMap(
    (list) => surroundingsOf(geometry, list).places.find(({ place }) => isIn(subject.rooms, place)) ?? []
  )[0]
  return draw(geometry, surroundings, colours, own, own ? wayToRoom(geometry, surroundings, own) : [])
}

/** Along the aisle between the rows that is the nearest to the room. */
function wayToRoom({ booths }: Geometry, { start, crossAisles }: Surroundings, { front }: PlacedPlace): Point[] {
  const distance = ({ aisleX }: { aisleX: number }) => Math.abs(aisleX - front.x)
  const [nearest] = [...booths].sort((a, b) => distance(a) - distance(b))
  const y = front.y <= (crossAisles.top + crossAisles.bottom) / 2 ? crossAisles.top : crossAisles.bottom
  return wayThrough([start, { x: nearest?.aisleX ?? front.x, y }, front], crossAisles)
}

/** Whether a room, such as `Forum stage, hall N5`, has the name of the place; what this adds in brackets is left out. */
function isIn(rooms: readonly string[], { name }: Place): boolean {
  const short = name.split(/[（(]/)[0]?.trim().toLowerCase() ?? ''
  return short.length > 1 && rooms.some((room) => room.toLowerCase().includes(short))
}

/** The booths of the hall that has the exhibitor's; none where no booth is this exhibitor's. */
function boothsBeside(booths: readonly FloorPlanBooth[], exhibitor: number): readonly FloorPlanBooth[] {
  const own = booths.find(({ id }) => id === exhibitor)
  if (!own) return []
  if (booths.some(isPlaced)) return booths.filter(({ hall }) => hall === own.hall)
  const hall = boothPlace(own.booth)?.hall
  return booths.filter(({ booth }) => boothPlace(booth)?.hall === hall)
}

/** The hall with the rooms: the first one of the plan. */
function firstHall(booths: readonly FloorPlanBooth[]): readonly FloorPlanBooth[] {
  const halls = hallsOfPlan(booths)
  return halls ? ([...halls.values()][0] ?? []) : booths
}

type Geometry = ReturnType<typeof floorPlanGeometry>

function draw(
  geometry: Geometry,
  { walls, start, places, viewBox }: Surroundings,
  { line, text, mark }: SketchColours,
  own: BoothRectangle<FloorPlanBooth> | PlacedPlace | undefined,
  way: readonly Point[]
): string {
  const isTurned = geometry.hasAisles && viewBox.height > turnedFrom * viewBox.width
  const place = ({ x, y }: Point): Point => (isTurned ? { x: y, y: -x } : { x, y })
  const box = ({ x, y, width, height }: Box): Box =>
    isTurned ? { ...place({ x: x + width, y }), width: height, height: width } : { x, y, width, height }
  const path = (boxes: readonly Box[], inset: number) =>
    boxes
      .map(box)
      .map(
        ({ x, y, width, height }) =>
          `M${round(x + inset)} ${round(y + inset)}h${round(width - 2 * inset)}v${round(height - 2 * inset)}h${round(2 * inset - width)}z`
      )
      .join('')
  const hall = { x: walls.left, y: walls.top, width: walls.right - walls.left, height: walls.bottom - walls.top }
  const ownId = own && 'id' in own ? own.id : undefined
  const others = geometry.booths.filter((booth) => booth !== own)
  const rooms = places.filter((room) => room.id !== ownId && room.width + room.height > 90)
  const frame = box({ ...hall, height: hall.height + doorDepth })
  const door = place({ x: start.x, y: walls.bottom })
  const [x, y] = [frame.x - margin, frame.y - margin]
  const [width, height] = [frame.width + 2 * margin, frame.height + 2 * margin]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(round).join(' ')}">`,
    `<path fill="none" stroke="${line}" stroke-opacity=".6" stroke-width="2.5" d="${path([hall], 0)}"/>`,
    `<path fill="${line}" fill-opacity=".5" d="${path(others, 1.5)}"/>`,
    geometry.free &&
      `<g transform="${isTurned ? 'rotate(-90)' : ''}"><path fill="none" stroke="${line}" stroke-opacity=".28" d="${geometry.free}"/></g>`,
    rooms.length > 0 && `<path fill="${line}" fill-opacity=".7" d="${path(rooms, 0)}"/>`,
    ...geometry.rows.map((row) => {
      const at = place({ x: row.x, y: row.y - 8 })
      return `<text x="${round(at.x)}" y="${round(at.y + 9)}" fill="${text}" font-family="system-ui,sans-serif" font-size="27" text-anchor="middle">${escaped(row.name)}</text>`
    }),
    `<circle cx="${round(door.x)}" cy="${round(door.y)}" r="9" fill="${text}"/>`,
    way.length > 1 &&
      `<polyline fill="none" stroke="${mark}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="1 11" points="${way
        .map(place)
        .map((point) => `${round(point.x)},${round(point.y)}`)
        .join(' ')}"/>`,
    own && `<path fill="${mark}" d="${path([own], -3)}"/>`,
    '</svg>'
  ]
    .filter(Boolean)
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10

const escaped = (text: string) => text.replace(/[<>&]/g, '')
