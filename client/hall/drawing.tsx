/** The floor plan as SVG: every booth is a link to its exhibitor. */

import { Fragment, type MouseEvent } from 'react'
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { boothAnchor } from '../pages/directory/booth-place.ts'
import { useStore } from '../store.ts'
import { drawEmblem, EmblemShapes, emblemPalette } from '../ui/emblem.tsx'
import type { BoothState } from './booth-states.ts'
import type { BoothRectangle, FloorPlanBooth, FloorPlanGeometry } from './geometry.ts'
import { nameLines, PlaceShape, widthOf } from './place-shape.tsx'
import { polylinePoints, type Route } from './routes.ts'
import type { Surroundings } from './surroundings.ts'

/** Pixels for a unit from which the names of the companies can be read. */
const readableScale = 1.7
/** With more booths the emblems are drawn where the names can be read: a plan of 5,000 elements is slow on phones. */
const maxEmblems = 320

interface FloorPlanDrawingProps<T extends FloorPlanBooth> {
  geometry: FloorPlanGeometry<T>
  surroundings: Surroundings
  routes: readonly Route[]
  /** Accessible name of the drawing. */
  label: string
  /** Name of the entrance where the backend gives no places. */
  entranceLabel: string
  stateOf: (booth: T) => BoothState
  /** Added to the accessible name of a starred booth. */
  starredLabel: string
  /** Id of the place that the address's fragment names. */
  targetPlace: string | undefined
  /** Pixels for a unit, undefined while the style sheet decides. */
  scale: number | undefined
  onSelect: (booth: T, event: MouseEvent) => void
}

export function FloorPlanDrawing<T extends FloorPlanBooth>(props: FloorPlanDrawingProps<T>) {
  const { geometry, surroundings, routes, label, entranceLabel, stateOf, starredLabel, targetPlace, scale } = props
  const { walls, start, places, viewBox } = surroundings
  const hasEmblems = geometry.booths.length <= maxEmblems
  const hasNames = scale !== undefined && scale >= readableScale
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links is not a fieldset
    <svg
      className={scale !== undefined && scale < 0.9 ? 'hall is-far' : 'hall'}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="group"
      aria-label={label}
    >
      <rect
        className="hall-wall"
        x={walls.left}
        y={walls.top}
        width={walls.right - walls.left}
        height={walls.bottom - walls.top}
      />
      {geometry.rows.map((row) => (
        <text key={row.name} className="hall-row" x={row.x} y={row.y}>
          {row.name}
        </text>
      ))}
      {geometry.pictures.map(({ src, ...place }) => (
        <Fragment key={src}>
          <rect className="hall-sheet" {...place} />
          <image {...place} href={safeHref(src)} preserveAspectRatio="none" />
        </Fragment>
      ))}
      {geometry.free && <path className="hall-free" d={geometry.free} />}
      {geometry.booths.map((rectangle) => (
        <BoothShape
          key={rectangle.booth.id}
          rectangle={rectangle}
          state={stateOf(rectangle.booth)}
          starredLabel={starredLabel}
          hasName={hasNames}
          hasEmblem={hasNames || hasEmblems}
          onSelect={(event) => props.onSelect(rectangle.booth, event)}
        />
      ))}
      {places.map((placed) => (
        <PlaceShape key={placed.id} placed={placed} isTarget={placed.id === targetPlace} />
      ))}
      {places.length === 0 && (
        <text className="hall-door" x={start.x} y={walls.bottom + 14}>
          {entranceLabel}
        </text>
      )}
      {routes.map(({ kind, points }) => (
        <polyline key={kind} className={`hall-route is-${kind}`} points={polylinePoints(points)} />
      ))}
    </svg>
  )
}

/** Of a company's name in its booth. */
const emPerLine = 6.4

const starPath = 'm0-5 1.5 3.1 3.4.5-2.5 2.4.6 3.4L0 2.8l-3 1.6.6-3.4-2.5-2.4 3.4-.5z'

interface BoothShapeProps {
  rectangle: BoothRectangle<FloorPlanBooth>
  state: BoothState
  starredLabel: string
  hasName: boolean
  hasEmblem: boolean
  onSelect: (event: MouseEvent) => void
}

function BoothShape({ rectangle, state, starredLabel, hasName, hasEmblem, onSelect }: BoothShapeProps) {
  const { booth, label, x, y, width, height, outline } = rectangle
  const classes = [
    'hall-booth',
    state.category !== undefined && `is-tone-${emblemPalette(state.category)}`,
    state.isMatch && 'is-found',
    state.isDimmed && 'is-dim',
    state.isTarget && 'is-here'
  ]
  const name = `${booth.booth} ${booth.company}${state.isStarred ? ` (${starredLabel})` : ''}`
  const middle = x + width / 2
  const edition = useStore((state) => state.edition)
  // Above the number, or beside it where the name stands below.
  const size = hasName ? 10 : !hasEmblem ? 0 : Math.max(0, Math.min(width - 6, height - 14))
  return (
    <Link
      id={boothAnchor(booth.booth)}
      className={classes.filter(Boolean).join(' ')}
      href={href.exhibitor({ id: booth.id })}
      onClick={onSelect}
    >
      {/* The title is the link's accessible name (SVG-AAM, section 5.6) and its tooltip. */}
      <title>{name}</title>
      {outline ? (
        <path className="hall-outline" {...outline} />
      ) : (
        <rect className="hall-outline" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="1.5" />
      )}
      {hasEmblem && (
        // It clips the rings that reach beyond the emblem.
        <svg
          aria-hidden="true"
          className="hall-emblem"
          x={hasName ? x + 3 : middle - size / 2}
          y={hasName ? y + 2 : y + (height - 9 - size) / 2}
          width={size}
          height={size}
          viewBox="-24 -24 48 48"
        >
          <EmblemShapes {...drawEmblem(edition, booth.id, booth.categories?.[0])} />
        </svg>
      )}
      <text
        x={hasName ? middle + 4 : middle}
        y={hasName ? y + 10 : y + (height + size) / 2 + 3.5}
        // Numbers of own forms may be longer than their booth is wide.
        {...(widthOf(label) * 9 > width && { textLength: width - 4, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {label}
      </text>
      {hasName &&
        nameLines(booth.company, emPerLine, Math.floor((height - 12) / 6)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
          <text key={index} className="hall-company" x={middle} y={y + 17 + index * 6}>
            {line}
          </text>
        ))}
      {state.isStarred && (
        <path
          className="hall-star"
          transform={`translate(${x + width - 7} ${y + (height > 28 ? height - 8 : 7)})`}
          d={starPath}
        />
      )}
    </Link>
  )
}
