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

interface HallDrawing {
  /** The part that is shown. */
  viewBox: string
  /** What the booths lie on, and what belongs to it, as SVG path data. */
  ground: string
  frame: string
  sun?: string
  /** Diameter of a mark. */
  size: number
  /** Where the middles of marks may be. */
  bounds: { left: number; top: number; right: number; bottom: number }
}

/** The fields and the path of the hero's leaf; the water and the bridge of the hero. Other skins have none. */
const drawings: Readonly<Partial<Record<EditionName, HallDrawing>>> = {
  organic: {
    viewBox: '-40 70 1440 960',
    size: 76,
    bounds: { left: 215, top: 180, right: 1315, bottom: 870 },
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
    viewBox: '0 400 1600 690',
    size: 96,
    bounds: { left: 110, top: 745, right: 1490, bottom: 940 },
    ground: 'M0 650H1600V1200H0Z',
    sun: 'M785 650a145 145 0 0 1 290 0Z',
    frame:
      'M-160 650V530q1090-230 2180 0v120h-276a118 118 0 0 0-236 0h-58a150 150 0 0 0-300 0h-38a182 182 0 0 0-364 0h-38' +
      'a150 150 0 0 0-300 0h-58a118 118 0 0 0-236 0H48a92 92 0 0 0-184 0Z'
  }
}
/** Of the drawings that they are parts of. */
const drawingSize = { width: 1600, height: 1000 }

/** Rows of a hall whose booths are not known, and numbers of each. */
const [plotRows, plotsPerRow] = [8, 30]
const plots = Array.from({ length: plotRows * plotsPerRow }, (_, index) => ({
  row: index % plotRows,
  along: (Math.floor(index / plotRows) + 0.5) / plotsPerRow
}))

interface OwnMark extends PicturePlace {
  booth?: FloorPlanBooth
}

/**
 * The marks in the small picture of an edition: those of the given exhibitors, by their ids, and that of a visitor by
 * name, moved apart, with the ways to them, and dots for all other booths. Undefined where the edition has no picture.
 */
function ownHall(edition: EditionName, booths: readonly FloorPlanBooth[], ids: readonly number[], visitor: string) {
  const drawing = drawings[edition]
  const placeOf = drawing && placesOfEdition[edition]?.(drawing.ground, drawingSize.width, drawingSize.height)
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
  const { size, bounds } = drawing
  // With the sign above the mark and the label below it, as phones have them.
  const labelled = { width: size * 2.1, height: size * 2.5 }
  const withLabels = spread(own, labelled, bounds)
  const marks = withLabels ?? spread(own, { width: size, height: size }, bounds) ?? own
  return {
    isLabelled: withLabels !== undefined,
    marks: marks.map((mark) => ({ ...mark, size })),
    dots: dotsAt([...others, ...taken.filter(({ booth }) => !ids.includes(booth.id))]),
    veins: own.map((place, index) => veinTo(place, marks[index] ?? place)).join('')
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
  const hall = isShown ? ownHall(edition, booths, exhibitors, visitor) : undefined
  if (!drawing || !hall || hall.marks.length === 0) return null
  const count = hall.marks.filter(({ booth }) => booth).length
  return (
    <figure className="own-hall">
      <svg className={`hall-ground is-${edition}`} viewBox={drawing.viewBox} aria-hidden="true">
        <path className="hall-fields" d={drawing.ground} />
        <path className="hall-frame" d={drawing.frame} />
        {drawing.sun && <path className="hall-sun" d={drawing.sun} />}
        <path className="hall-dots" d={hall.dots} />
        <path className="hall-veins" d={hall.veins} />
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
