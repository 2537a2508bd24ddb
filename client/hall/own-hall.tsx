/**
 * The visitor's own hall: the small picture of an edition's hall in which the booths of a plan sprout. Drawn in the
 * browser from what the device keeps.
 */
import { useEffect } from 'react'
import { booths as boothsCall } from '../../shared/calls/rows.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { recordsOf } from '../../shared/records/records.ts'
import { loadStyles } from '../boot/style-sheets.ts'
import { useRecords } from '../boot/use-records.ts'
import { usePageMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { BoothMark } from './booth-mark.tsx'
import type { FloorPlanBooth } from './geometry.ts'
import { hallPictureMessages } from './picture-messages.ts'
import { dotsAt, ofAllHalls, placesInPicture, placesOfEdition } from './picture-places.ts'

interface HallDrawing {
  /** The part that is shown. */
  viewBox: string
  /** What the booths lie on, and what belongs to it, as SVG path data. */
  ground: string
  frame: string
}

/** The fields and the path of the hero's leaf; the water and the bridge of the hero. Other skins have none. */
const drawings: Readonly<Partial<Record<EditionName, HallDrawing>>> = {
  organic: {
    viewBox: '130 70 1270 900',
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
    viewBox: '0 400 1600 600',
    ground: 'M0 650H1600V1000H0Z',
    frame:
      'M-160 650V530q1090-230 2180 0v120h-276a118 118 0 0 0-236 0h-58a150 150 0 0 0-300 0h-38a182 182 0 0 0-364 0h-38' +
      'a150 150 0 0 0-300 0h-58a118 118 0 0 0-236 0H48a92 92 0 0 0-184 0Z'
  }
}
/** Of the drawings that they are parts of. */
const drawingSize = { width: 1600, height: 1000 }

/**
 * The places of a hall in the small picture of an edition: those of the given exhibitors, by their ids, with their
 * veins, and dots for all others. Undefined where the edition has no picture, and where the hall has no rows.
 */
function ownHall(edition: EditionName, booths: readonly FloorPlanBooth[], ids: readonly number[]) {
  const drawing = drawings[edition]
  const placeOf = drawing && placesOfEdition[edition]?.(drawing.ground, drawingSize.width, drawingSize.height)
  if (!placeOf) return undefined
  const { taken, free } = placesInPicture(booths, placeOf)
  const own = taken.filter(({ booth }) => ids.includes(booth.id)).map((place) => ({ ...place, size: 76 }))
  if (taken.length === 0) return undefined
  const others = [...free, ...taken.filter(({ booth }) => !ids.includes(booth.id))]
  return { ...drawing, own, dots: dotsAt(others), veins: own.map(({ vein }) => vein).join('') }
}

/** The small picture with the booths of these exhibitors; nothing where there is none to show. */
export function OwnHall({ exhibitors }: { exhibitors: readonly number[] }) {
  const messages = usePageMessages(hallPictureMessages)
  const edition = useStore((state) => state.edition)
  const listed = useStore((state) => state.data.booths)
  const isNeeded = exhibitors.length > 0 && drawings[edition] !== undefined
  const loaded = useRecords<FloorPlanBooth>(isNeeded && !listed ? boothsCall : undefined, ofAllHalls)
  const hall = isNeeded ? ownHall(edition, listed ? recordsOf(listed) : (loaded ?? []), exhibitors) : undefined
  useEffect(() => {
    // Without it the lists say the same.
    if (isNeeded) loadStyles('hall').catch(() => {})
  }, [isNeeded])
  if (!hall || hall.own.length === 0) return null
  return (
    <figure className="own-hall">
      <svg className={`hall-ground is-${edition}`} viewBox={hall.viewBox} aria-hidden="true">
        <path className="hall-fields" d={hall.ground} />
        <path className="hall-frame" d={hall.frame} />
        <path className="hall-dots" d={hall.dots} />
        <path className="hall-veins" d={hall.veins} />
        {hall.own.map((place) => (
          <BoothMark key={place.booth.id} edition={edition} place={place} isOwn />
        ))}
      </svg>
      <figcaption>{messages.own(hall.own.length)}</figcaption>
    </figure>
  )
}
