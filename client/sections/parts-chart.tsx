/** A stacked column of the parts of a whole, with a label beside each part. */
import { type ChartProps, chartNumber } from './chart-number.ts'

/** Minimum heights in em, so that the chart grows with the text; labels of larger text have more lines on phones. */
const columnHeight = 17
const labelHeight = 3

/** Positions are percentages of the height. Hidden from screen readers: `Chart` renders the same values as a table. */
export function PartsChart({ list, unit }: ChartProps) {
  const total = list.reduce((sum, item) => sum + item.value, 0) || 1
  const height = Math.max(columnHeight, list.length * labelHeight)
  let top = 0
  const parts = list.map((item) => {
    const part = { ...item, top, share: (item.value / total) * 100 }
    top += part.share
    return part
  })
  const labels = spread(
    parts.map((part) => part.top + part.share / 2),
    (labelHeight / height) * 100,
    100
  )
  return (
    <div className="parts-chart" style={{ height: `calc(${height}em * var(--label-scale, 1))` }} aria-hidden="true">
      <svg width="112" height="100%" aria-hidden="true" focusable="false">
        {parts.map((part, index) => {
          const centre = percent(part.top + part.share / 2)
          return (
            <g key={part.label} style={{ fill: `var(--tone-${index % 6})` }}>
              <rect width="72" y={percent(part.top)} height={percent(part.share)} />
              <line x1="76" y1={centre} x2="84" y2={centre} />
              <line x1="84" y1={centre} x2="106" y2={percent(labels[index] ?? 0)} />
            </g>
          )
        })}
      </svg>
      {parts.map((part, index) => (
        <p key={part.label} style={{ top: percent(labels[index] ?? 0) }}>
          <b>{chartNumber(part.value, unit)}</b> {part.label}
        </p>
      ))}
    </div>
  )
}

/**
 * Moves the centres of labels apart until labels of `size` no longer overlap and all lie between 0 and `height`.
 * `centres` are in ascending order; the result has the same order.
 */
export function spread(centres: number[], size: number, height: number): number[] {
  const placed: number[] = []
  for (const centre of centres) placed.push(Math.max(centre, (placed[placed.length - 1] ?? -size / 2) + size))
  let limit = height - size / 2
  return placed
    .reverse()
    .map((centre) => {
      const position = Math.min(centre, limit)
      limit = position - size
      return position
    })
    .reverse()
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
