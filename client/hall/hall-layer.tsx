/**
 * What lies over the hero's picture of the hall: the emblem of each exhibitor at its place, a dot for each free booth;
 * the awarded exhibitors are marked. A file of its own (`server/pages/hall-pictures.tsx`), which a style sheet shows, so
 * that it needs no script; once the page is used, `HallPicture` adds links and what the visitor's plan changes.
 */
import type { EditionName } from '../../shared/records/editions.ts'
import type { Projected } from '../../shared/records/projection.ts'
import { type Award, listOf } from '../../shared/records/records.ts'
import { isPublished } from '../../shared/time/dates.ts'
import { BoothMark } from './booth-mark.tsx'
import type { FloorPlanBooth } from './geometry.ts'
import { dotsAt, placesInPicture, placesOfEdition } from './picture-places.ts'

interface HallLayerProps {
  edition: EditionName
  booths: readonly FloorPlanBooth[]
  /** Ids of the exhibitors whose products were awarded. */
  awarded: ReadonlySet<number>
  /** Size and SVG text of the drawing below. */
  picture: { width: number; height: number; text: string }
  /** Colours of the edition by the names of its tokens. */
  colours: Readonly<Record<string, string>>
}

/** The ids of the exhibitors whose products were awarded by a day, which is midnight UTC of a date in Shanghai. */
export const awardedExhibitors = (awards: readonly Projected<Award>[], today: number): ReadonlySet<number> =>
  new Set(
    awards
      .filter(({ date }) => (date === undefined || typeof date === 'number') && isPublished(date, today))
      .flatMap(({ exhibitors }) => listOf(exhibitors))
  )

/** A lantern, and below it its light on the water, as in the edition's mark. */
const lightAt = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0zm${r / 2} 4h${r}v3h-${r}z`

/** Lights on the water: their emblems appear where one points at them, and for booths that are starred or awarded. */
const isLights: Readonly<Partial<Record<EditionName, boolean>>> = { silver: true }

export function HallLayer({ edition, booths, awarded, picture: { width, height, text }, colours }: HallLayerProps) {
  const placeOf = placesOfEdition[edition]?.(text, width, height)
  const { taken, free } = placeOf ? placesInPicture(booths, placeOf) : { taken: [], free: [] }
  const { deep, on_deep: light, gold } = colours
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <style>{hallLayerStyles(colours)}</style>
      {!isLights[edition] && (
        <path d={dotsAt(free)} stroke={light} strokeWidth={8} strokeLinecap="round" opacity={0.6} />
      )}
      <g fill={deep} fillRule="evenodd">
        {taken.map((place) => {
          const { booth, x, y, size } = place
          const isAwarded = awarded.has(booth.id)
          return isLights[edition] && !isAwarded ? (
            <path key={booth.id} d={lightAt(Math.round(x), Math.round(y), Math.round(size / 4))} fill={gold} />
          ) : (
            <BoothMark key={booth.id} edition={edition} place={place} isOwn={false} isAwarded={isAwarded} />
          )
        })}
      </g>
    </svg>
  )
}

/** As `emblem.css` and `hall.css` style marks: an image has no style sheet of the page. */
export const hallLayerStyles = ({ on_deep: light = '', action = '', gold = '' }: HallLayerProps['colours']) =>
  `.emblem-over,.emblem-core{stroke:${light};stroke-width:3;paint-order:stroke}.emblem-over{fill-rule:nonzero}` +
  `.emblem-cut{fill:none;stroke:${light};stroke-width:2}.emblem-core{fill:${action};stroke-width:4}` +
  `.hall-mark>circle{fill:${light}}.is-awarded>circle{stroke:${gold};stroke-width:12}`
