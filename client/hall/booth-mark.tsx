/** An exhibitor's mark in the pictures of the hall. */
import type { EditionName } from '../../shared/records/editions.ts'
import { drawEmblem, EmblemShapes } from '../ui/emblem.tsx'
import type { FloorPlanBooth } from './geometry.ts'
import type { PicturePlace } from './picture-places.ts'

/** What grows from a plot of the plan, and the light of a lantern that is lit, around a mark of 60. */
const ownSigns: Readonly<Partial<Record<EditionName, string>>> = {
  organic: 'M0-26V-50Q-26-48-30-72Q-4-76 0-50Q4-84 34-84Q34-52 0-50',
  silver: 'M0-38V-52M0 38V52M-38 0H-52M38 0H52M27-27 37-37M-27-27-37-37M27 27 37 37M-27 27-37 37'
}

interface BoothMarkProps {
  edition: EditionName
  place: PicturePlace & { booth: FloorPlanBooth }
  /** Whether it is in the visitor's plan. */
  isOwn: boolean
  isAwarded?: boolean
}

/** A booth's emblem at its place in a picture of the hall. */
export function BoothMark({ edition, place: { booth, x, y, size }, isOwn, isAwarded = false }: BoothMarkProps) {
  const { palette: _, ...shapes } = drawEmblem(edition, booth.id, booth.categories?.[0])
  return (
    <g
      className={`hall-mark${isOwn ? ' is-own' : ''}${isAwarded ? ' is-awarded' : ''}`}
      transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 60).toFixed(2)})`}
    >
      {isOwn && <path className="own-sign" d={ownSigns[edition]} />}
      <circle r={isAwarded ? 36 : 30} />
      <EmblemShapes {...shapes} />
    </g>
  )
}
