/** Marks in the pictures of the hall: those of exhibitors and the visitor's own. */

import { charactersOf } from '../../shared/locale/cut-text.ts'
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
  /** Whether it is in the visitor's plan: in the colours of its emblem. */
  isOwn: boolean
  isAwarded?: boolean
  /** Whether its number stands below it. */
  isLabelled?: boolean
}

const moveTo = ({ x, y, size }: PicturePlace) =>
  `translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 60).toFixed(2)})`

/** A booth's emblem at its place in a picture of the hall. */
export function BoothMark({ edition, place, isOwn, isAwarded = false, isLabelled = false }: BoothMarkProps) {
  const { booth } = place
  const { palette, ...shapes } = drawEmblem(edition, booth.id, booth.categories?.[0])
  return (
    <g
      className={`hall-mark${isOwn ? ` emblem is-${palette}` : ''}${isAwarded ? ' is-awarded' : ''}`}
      transform={moveTo(place)}
    >
      {isOwn && <path className="own-sign" d={ownSigns[edition]} />}
      <circle r={isAwarded ? 36 : 30} />
      <EmblemShapes {...shapes} />
      {isLabelled && <MarkLabel text={booth.booth} />}
    </g>
  )
}

/** A tag below a mark, as wide as its digits and letters. */
function MarkLabel({ text }: { text: string }) {
  const width = text.length * 16 + 14
  return (
    <g className="hall-tag" transform="translate(0 34)">
      <g>
        <rect x={-width / 2} width={width} height={33} rx={5} />
        <text y={25}>{text}</text>
      </g>
    </g>
  )
}

interface VisitorMarkProps {
  edition: EditionName
  place: PicturePlace
  name: string
}

/** The visitor's own plot: the first letter of the name. */
export function VisitorMark({ edition, place, name }: VisitorMarkProps) {
  return (
    <g className="hall-mark is-visitor" transform={moveTo(place)}>
      <path className="own-sign" d={ownSigns[edition]} />
      <circle r={30} />
      <text y={12}>{charactersOf(name)[0]}</text>
    </g>
  )
}
