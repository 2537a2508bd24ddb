/** The hall from above: every booth a link to its exhibitor. */
import { Link } from '../navigation.tsx'
import type { Drawing, DrawnBooth, HallBooth } from './hall-geometry.ts'
import type { PlaceMark } from './hall-marks.ts'

interface HallDrawingProps<T extends HallBooth> {
  drawing: Drawing<T>
  name: string
  door: string
  markOf: (place: T) => PlaceMark
  /** Says that a booth is starred. */
  starred: string
}

export function HallDrawing<T extends HallBooth>({ drawing, name, door, markOf, starred }: HallDrawingProps<T>) {
  const { width, height, rows, booths } = drawing
  const middle = width / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
    <svg className="hall" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={name}>
      <path
        className="hall-wall"
        d={`M${middle - 34} ${height - 14}H2V14H${width - 2}V${height - 14}H${middle + 34}`}
      />
      {rows.map((row) => (
        <text key={row.name} className="hall-row" x={row.x} y={26}>
          {row.name}
        </text>
      ))}
      {booths.map((booth) => (
        <BoothShape key={booth.place.id} booth={booth} mark={markOf(booth.place)} starred={starred} />
      ))}
      <text className="hall-door" x={middle} y={height - 10}>
        {door}
      </text>
    </svg>
  )
}

const starPath = 'm0-5 1.5 3.1 3.4.5-2.5 2.4.6 3.4L0 2.8l-3 1.6.6-3.4-2.5-2.4 3.4-.5z'

function BoothShape({ booth, mark, starred }: { booth: DrawnBooth<HallBooth>; mark: PlaceMark; starred: string }) {
  const { place, label, x, y, width, height } = booth
  const looks = ['hall-booth', mark.found && 'is-found', mark.dim && 'is-dim', mark.here && 'is-here']
  const name = `${place.booth} ${place.company}${mark.starred ? ` (${starred})` : ''}`
  return (
    <Link
      id={`booth-${place.booth}`}
      className={looks.filter(Boolean).join(' ')}
      href={`/exhibitor/featured/${place.id}`}
    >
      {/* The title is the link's name (SVG-AAM, section 5.6), and what a pointer is shown. */}
      <title>{name}</title>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="1.5" />
      <text x={x + width / 2} y={y + 17}>
        {label}
      </text>
      {mark.starred && (
        <path
          className="hall-star"
          transform={`translate(${x + width - 7} ${y + (height > 28 ? height - 8 : 7)})`}
          d={starPath}
        />
      )}
    </Link>
  )
}
