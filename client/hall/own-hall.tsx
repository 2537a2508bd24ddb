/**
 * The visitor's own hall: the small picture of an edition's hall in which the booths of a plan sprout, and the visitor's
 * own plot on a pass. Drawn from what the device keeps.
 */
import { booths as boothsCall } from '../../shared/calls/rows.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { recordsOf } from '../../shared/records/records.ts'
import { useRecords } from '../boot/use-records.ts'
import { usePageMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { seedOf } from '../ui/emblem.tsx'
import { BoothMark, VisitorMark } from './booth-mark.tsx'
import type { FloorPlanBooth, Point } from './geometry.ts'
import { hallPictureMessages } from './picture-messages.ts'
import { dotsAt, ofAllHalls, type PicturePlace, placesInPicture, placesOfEdition } from './picture-places.ts'
import { spread } from './spread.ts'

/** How a drawing is laid out. */
interface HallView {
  /** The part that is shown, once the drawing is turned. */
  box: readonly [left: number, top: number, width: number, height: number]
  /** Radians, around the origin. */
  turn?: number
  /** Where places are: width, height and left end, in units of the drawing. */
  places?: readonly [number, number, number]
  /** Diameter of a mark. */
  size: number
}
interface HallDrawing {
  /** What the booths lie on, and what belongs to it, as SVG path data. */
  ground: string
  frame: string
  sun?: string
  /** Above it are no marks. */
  top?: number
  /** As wide as a desk's page, on a phone, on a pass. */
  views: Readonly<Record<'wide' | 'narrow' | 'pass', HallView>>
}

/** The fields and the path of the hero's leaf; the water and the bridge of the hero. Other skins have none. */
const drawings: Readonly<Partial<Record<EditionName, HallDrawing>>> = {
  organic: {
    views: {
      // The leaf lies flat.
      wide: { box: [-560, 575, 1720, 630], turn: 0.625, size: 66 },
      narrow: { box: [250, 70, 1160, 950], size: 72 },
      pass: { box: [-40, 70, 1440, 960], size: 76 }
    },
    ground:
      'M354 893q-3-42-34-84 1-159 47-250 44 154 58 282ZM431 836q-12-135-55-297 77-131 102-147 24 205 22 374Z' +
      'M506 759q3-170-20-376 56-55 104-87 7 206-11 378ZM587 666q19-172 14-377 71-45 130-70-18 189-58 351Z' +
      'M682 561q42-161 62-347 86-35 154-50-44 155-109 295ZM800 449q68-137 114-289 100-21 179-27-66 106-157 211Z' +
      'M950 334q93-101 160-203 115-7 203-2-79 42-190 100ZM354 893q47 2 85 22 182-1 290-40-166-30-304-34Z' +
      'M431 836q146 3 323 31 158-64 178-85-241-22-432-16ZM506 759q194-6 437 17 69-46 111-85-264-24-475-17Z' +
      'M587 666q212-8 476 17 60-57 95-103-267-22-485-10ZM682 561q218-12 484 8 49-67 74-119-243-12-451 9Z' +
      'M800 449q207-21 446-11 37-77 52-135-185 7-362 41ZM950 334q173-35 352-44 22-84 27-147-88 34-206 86Z',
    frame: 'M-20 1010c140-30 240-55 350-105 230-105 310-485 1000-775'
  },
  silver: {
    top: 745,
    views: {
      wide: { box: [0, 440, 1600, 560], size: 72 },
      narrow: { box: [430, 400, 1000, 780], places: [1001, 1000, 430], size: 76 },
      pass: { box: [0, 400, 1600, 690], size: 96 }
    },
    ground: 'M0 650H1600V1200H0Z',
    sun: 'M785 650a145 145 0 0 1 290 0Z',
    frame:
      'M-160 650V530q1090-230 2180 0v120h-276a118 118 0 0 0-236 0h-58a150 150 0 0 0-300 0h-38a182 182 0 0 0-364 0h-38' +
      'a150 150 0 0 0-300 0h-58a118 118 0 0 0-236 0H48a92 92 0 0 0-184 0Z'
  }
}
/** Of the drawings that they are parts of. */
const wholePlaces = [1600, 1000, 0] as const

/** Rows of a hall whose booths are not known, and numbers of each. */
const [plotRows, plotsPerRow] = [8, 30]
const plots = Array.from({ length: plotRows * plotsPerRow }, (_, index) => ({
  row: index % plotRows,
  along: (Math.floor(index / plotRows) + 0.5) / plotsPerRow
}))

interface OwnMark extends PicturePlace {
  booth?: FloorPlanBooth
}

/** A point of a drawing that is turned around the origin. */
function turned({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/**
 * The marks in an edition's drawing: those of the given exhibitors, by their ids, and that of a visitor by name, moved
 * apart, with the ways to them, and dots for all other booths. Undefined where the edition has no places.
 */
function ownHall(
  edition: EditionName,
  { ground, top: water = 0 }: HallDrawing,
  { box: [left, top, width, height], turn = 0, places: [across, down, from] = wholePlaces, size }: HallView,
  booths: readonly FloorPlanBooth[],
  ids: readonly number[],
  visitor: string
) {
  const placeOf = placesOfEdition[edition]?.(ground, across, down, from)
  if (!placeOf) return undefined
  const { taken, free } = placesInPicture(booths, placeOf)
  // Nothing is asked for without a booth of the plan.
  const others =
    booths.length > 0 ? free : plots.map(({ row, along }) => placeOf(row, plotRows, along, 1 / plotsPerRow))
  const own: OwnMark[] = taken.filter(({ booth }) => ids.includes(booth.id))
  if (visitor) {
    // A remainder is an index of the list.
    const { row, along } = plots[seedOf(visitor) % plots.length]!
    own.push(placeOf(row, plotRows, along, 1 / plotsPerRow))
  }
  const longest = Math.max(5, ...own.map(({ booth }) => booth?.booth.length ?? 0))
  // With the sign above the mark and the label below it, as phones have them.
  const labelled = { width: size * (0.9 + 0.31 * longest), height: size * 2.8 }
  const bounds = {
    left: left + labelled.width / 2,
    top: Math.max(water, top + size * 1.5),
    right: left + width - labelled.width / 2,
    bottom: top + height - size * 1.4
  }
  const upright = own.map((place) => ({ ...place, ...turned(place, turn) }))
  const withLabels = spread(upright, labelled, bounds)
  const marks = withLabels ?? spread(upright, { width: size, height: size }, bounds) ?? upright
  return {
    isLabelled: withLabels !== undefined,
    marks: marks.map((mark) => ({ ...mark, size })),
    dots: dotsAt([...others, ...taken.filter(({ booth }) => !ids.includes(booth.id))]),
    veins: own.map((place, index) => veinTo(place, turned(marks[index] ?? place, -turn))).join('')
  }
}

/** The way to a place and on to its mark; a lantern hangs below the bridge where its mark is. */
function veinTo({ x, root, vein }: PicturePlace, mark: Point): string {
  const [markX, markY] = [Math.round(mark.x), Math.round(mark.y)]
  return root.x === x ? `M${markX} ${Math.round(root.y)}V${markY}` : `${vein}L${markX} ${markY}`
}

interface OwnHallProps {
  exhibitors: readonly number[]
  /** On a pass: the name of the person, who has a plot as well, and without booths too. */
  visitor?: string
}

/** The small picture with the booths of these exhibitors; nothing where there is none to show. */
export function OwnHall({ exhibitors, visitor = '' }: OwnHallProps) {
  const messages = usePageMessages(hallPictureMessages)
  const edition = useStore((state) => state.edition)
  const listed = useStore((state) => state.data.booths)
  const drawing = drawings[edition]
  const isNeeded = exhibitors.length > 0 && drawing !== undefined
  const loaded = useRecords<FloorPlanBooth>(isNeeded && !listed ? boothsCall : undefined, ofAllHalls)
  const isShown = isNeeded || visitor !== ''
  const booths = listed ? recordsOf(listed) : (loaded ?? [])
  const view =
    drawing?.views[visitor ? 'pass' : window.matchMedia?.('(max-width: 39.94em)').matches ? 'narrow' : 'wide']
  const hall = isShown && view && ownHall(edition, drawing, view, booths, exhibitors, visitor)
  if (!hall || hall.marks.length === 0) return null
  const count = hall.marks.filter(({ booth }) => booth).length
  return (
    <figure className="own-hall">
      <svg className={`hall-ground is-${edition}`} viewBox={view.box.join(' ')} aria-hidden="true">
        <g transform={`rotate(${((view.turn ?? 0) * 180) / Math.PI})`}>
          <path className="hall-fields" d={drawing.ground} />
          <path className="hall-line" d={drawing.frame} />
          {drawing.sun && <path className="hall-sun" d={drawing.sun} />}
          <path className="hall-dots" d={hall.dots} />
          <path className="hall-veins" d={hall.veins} />
        </g>
        {hall.marks.map(({ booth, ...place }) =>
          booth ? (
            <BoothMark
              key={booth.id}
              edition={edition}
              place={{ ...place, booth }}
              isOwn
              isLabelled={hall.isLabelled}
            />
          ) : (
            <VisitorMark key={0} edition={edition} place={place} name={visitor} />
          )
        )}
      </svg>
      {count > 0 && <figcaption>{messages.own(count)}</figcaption>}
    </figure>
  )
}
