/** The floor plan as SVG: every booth is a link to its exhibitor. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import type { BoothState } from './booth-states.ts'
import type { BoothRectangle, FloorPlanBooth, FloorPlanGeometry } from './geometry.ts'

interface FloorPlanDrawingProps<T extends FloorPlanBooth> {
  geometry: FloorPlanGeometry<T>
  /** Accessible name of the drawing. */
  label: string
  entranceLabel: string
  stateOf: (booth: T) => BoothState
  /** Added to the accessible name of a starred booth. */
  starredLabel: string
}

export function FloorPlanDrawing<T extends FloorPlanBooth>({
  geometry,
  label,
  entranceLabel,
  stateOf,
  starredLabel
}: FloorPlanDrawingProps<T>) {
  const { width, height, rows, booths } = geometry
  const middle = width / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links is not a fieldset
    <svg className="hall" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
      <path
        className="hall-wall"
        d={`M${middle - 34} ${height - 14}H2V14H${width - 2}V${height - 14}H${middle + 34}`}
      />
      {rows.map((row) => (
        <text key={row.name} className="hall-row" x={row.x} y={26}>
          {row.name}
        </text>
      ))}
      {booths.map((rectangle) => (
        <BoothShape
          key={rectangle.booth.id}
          rectangle={rectangle}
          state={stateOf(rectangle.booth)}
          starredLabel={starredLabel}
        />
      ))}
      <text className="hall-door" x={middle} y={height - 10}>
        {entranceLabel}
      </text>
    </svg>
  )
}

const starPath = 'm0-5 1.5 3.1 3.4.5-2.5 2.4.6 3.4L0 2.8l-3 1.6.6-3.4-2.5-2.4 3.4-.5z'

interface BoothShapeProps {
  rectangle: BoothRectangle<FloorPlanBooth>
  state: BoothState
  starredLabel: string
}

function BoothShape({ rectangle, state, starredLabel }: BoothShapeProps) {
  const { booth, label, x, y, width, height } = rectangle
  const classes = ['hall-booth', state.isMatch && 'is-found', state.isDimmed && 'is-dim', state.isTarget && 'is-here']
  const name = `${booth.booth} ${booth.company}${state.isStarred ? ` (${starredLabel})` : ''}`
  return (
    <Link
      id={`booth-${booth.booth}`}
      className={classes.filter(Boolean).join(' ')}
      href={href.exhibitor({ id: booth.id })}
    >
      {/* The title is the link's accessible name (SVG-AAM, section 5.6) and its tooltip. */}
      <title>{name}</title>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="1.5" />
      <text x={x + width / 2} y={y + 17}>
        {label}
      </text>
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
