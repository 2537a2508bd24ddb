/** The floor plan as SVG: every booth is a link to its exhibitor. */

import { Fragment, type MouseEvent } from 'react'
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { boothAnchor } from '../pages/directory/booth-place.ts'
import { useStore } from '../store.ts'
import { drawEmblem, EmblemShapes } from '../ui/emblem.tsx'
import type { BoothState } from './booth-states.ts'
import { type BoothRectangle, type FloorPlanBooth, type FloorPlanGeometry, numberHeight } from './geometry.ts'
import { groundOf } from './grounds.ts'
import type { MapView } from './hall-map.tsx'
import { nameLines, PlaceShape, widthOf } from './place-shape.tsx'
import { polylinePoints, type Route } from './routes.ts'
import type { Surroundings } from './surroundings.ts'

/** Pixels for a unit from which the names of the companies can be read. */
const readableScale = 1.7
/** Pixels for a unit where the style sheet sets the width on phones, which is the smallest plan. */
const firstScale = 0.9
/** Pixels of the sides of a booth from which an emblem can be told apart beside the number. */
const emblemRoom = { short: 34, long: 50 }
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
  /** Whether wide screens show it turned by a quarter. */
  canTurn: boolean
  /** What the visitor has zoomed to; undefined while the style sheet decides. */
  view: MapView | undefined
  onSelect: (booth: T, event: MouseEvent) => void
}

export function FloorPlanDrawing<T extends FloorPlanBooth>(props: FloorPlanDrawingProps<T>) {
  const { geometry, surroundings, routes, label, entranceLabel, stateOf, starredLabel, targetPlace, canTurn, view } =
    props
  const { walls, start, places, viewBox } = surroundings
  const hasEmblems = geometry.booths.length <= maxEmblems
  const hasNames = view !== undefined && view.scale >= readableScale
  const scale = view?.scale ?? firstScale
  const hasRoom = ({ width, height }: BoothRectangle<T>) =>
    Math.min(width, height) * scale >= emblemRoom.short && Math.max(width, height) * scale >= emblemRoom.long
  const [middleX, middleY] = [viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2]
  // The style sheet makes the box of the drawing as wide as the drawing is high, then this fills it.
  const turn = `translate(${middleX} ${middleY}) rotate(-90) scale(${viewBox.height / viewBox.width}) translate(${-middleX} ${-middleY})`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links is not a fieldset
    <svg
      className={scale < 0.75 ? 'hall is-far' : hasNames ? 'hall is-near' : 'hall'}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="group"
      aria-label={label}
    >
      <g className="hall-turn" transform={canTurn ? turn : undefined}>
        <rect
          className="hall-wall"
          x={walls.left}
          y={walls.top}
          width={walls.right - walls.left}
          height={walls.bottom - walls.top}
        />
        {geometry.rows.map((row) => (
          <g key={row.name} transform={`translate(${row.x} ${row.y})`}>
            <text className="hall-row hall-upright" y="4">
              {row.name}
            </text>
          </g>
        ))}
        {geometry.pictures.map(({ src, ...place }) => (
          <Fragment key={src}>
            <rect className="hall-sheet" {...place} />
            <image {...place} href={safeHref(src)} preserveAspectRatio="none" />
          </Fragment>
        ))}
        <UnlistedBooths outlines={geometry.free} />
        {geometry.booths.map((rectangle) => (
          <BoothShape
            key={rectangle.booth.id}
            rectangle={rectangle}
            state={stateOf(rectangle.booth)}
            starredLabel={starredLabel}
            hasName={hasNames}
            hasEmblem={hasNames || (hasEmblems && hasRoom(rectangle))}
            isTurned={view?.isTurned === true}
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
      </g>
    </svg>
  )
}

/** Booths without a listed exhibitor: fields in furrows, which no one mistakes for gaps. */
function UnlistedBooths({ outlines }: { outlines: string }) {
  if (outlines === '') return null
  const furrow = numberHeight / 4
  return (
    <>
      <pattern id="hall-furrows" width={furrow} height={furrow} patternUnits="userSpaceOnUse">
        <path className="hall-furrow" d={`M0 ${furrow / 2}h${furrow}`} />
      </pattern>
      <path className="hall-free" d={outlines} />
      <path fill="url(#hall-furrows)" d={outlines} />
    </>
  )
}

/** The size of a company's name in its booth. */
const nameLetter = 5.2
/** The largest emblem, and what the number of a booth needs below it. */
const [largest, numberSpace] = [22, 12]

const starPath = 'm0-5 1.5 3.1 3.4.5-2.5 2.4.6 3.4L0 2.8l-3 1.6.6-3.4-2.5-2.4 3.4-.5z'

interface BoothShapeProps {
  rectangle: BoothRectangle<FloorPlanBooth>
  state: BoothState
  starredLabel: string
  hasName: boolean
  hasEmblem: boolean
  isTurned: boolean
  onSelect: (event: MouseEvent) => void
}

function BoothShape(props: BoothShapeProps) {
  const { rectangle, state, starredLabel, hasName, hasEmblem, isTurned, onSelect } = props
  const { booth, label, x, y, width, height, outline } = rectangle
  const classes = ['hall-booth', state.isMatch && 'is-found', state.isDimmed && 'is-dim', state.isTarget && 'is-here']
  const name = `${booth.booth} ${booth.company}${state.isStarred ? ` (${starredLabel})` : ''}`
  const edition = useStore((state) => state.edition)
  // Around the middle of the booth, upright when the plan is turned. While the style sheet decides, it fits both ways.
  const [across, down] = isTurned ? [height, width] : [width, height]
  const fitting = Math.max(0, Math.min(largest, width - numberSpace, height - numberSpace))
  // Above the number, or beside it where the name stands below.
  const size = hasName ? 10 : hasEmblem ? fitting : 0
  const top = hasName ? 2 - down / 2 : -(size + 11) / 2
  return (
    <Link
      id={boothAnchor(booth.booth)}
      {...groundOf(edition, state.category, classes.filter(Boolean).join(' '))}
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
      <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
        <g className="hall-upright">
          {hasEmblem && (
            // It clips the rings that reach beyond the emblem.
            <svg
              aria-hidden="true"
              className="hall-emblem"
              x={hasName ? 3 - across / 2 : -size / 2}
              y={top}
              width={size}
              height={size}
              viewBox="-24 -24 48 48"
            >
              <EmblemShapes {...drawEmblem(edition, booth.id, booth.categories?.[0])} />
            </svg>
          )}
          <text
            transform={hasName ? undefined : `translate(0 ${size / 2})`}
            x={hasName ? 4 : undefined}
            y={hasName ? top + 8 : 4.5}
            // Numbers of own forms may be longer than their booth is wide.
            {...(widthOf(label) * 12 > width && { textLength: width - 4, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {label}
          </text>
          {hasName &&
            nameLines(booth.company, (across - 4) / nameLetter, Math.floor((down - 12) / 6)).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
              <text key={index} className="hall-company" y={top + 15 + index * 6}>
                {line}
              </text>
            ))}
        </g>
      </g>
      {state.isStarred && (
        <path className="hall-star" transform={`translate(${x + width - 7} ${y + 7})`} d={starPath} />
      )}
    </Link>
  )
}
